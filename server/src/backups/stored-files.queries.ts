import { asc, gt } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'

const atOnce = 1000

/** All stored files, in the order in which they came. */
export async function* selectStoredFiles(db: Db) {
  for (let last = 0; ;) {
    const rows = await db
      .select({ id: files.id, key: files.key, size: files.size })
      .from(files)
      .where(gt(files.id, last))
      .orderBy(asc(files.id))
      .limit(atOnce)
    yield* rows
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}
