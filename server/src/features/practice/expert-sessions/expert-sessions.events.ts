import type { Db } from '#kernel/database.ts'
import { defineEvent } from '#kernel/events.ts'

/** The sessions of a sheet, or what its guest says to them, have changed. `db` is the transaction of the change. */
export const sessionsChanged = defineEvent<{ db: Db; sheetId: number }>('expert-sessions.changed')
