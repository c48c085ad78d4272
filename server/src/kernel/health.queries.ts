import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

export const pingDatabase = (db: Db) => db.execute(sql`select 1`)
