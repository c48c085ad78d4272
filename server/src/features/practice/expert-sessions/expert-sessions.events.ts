import { defineEvent } from '#kernel/events.ts'

/** The sessions of a sheet, or what its guest says to them, have changed. */
export const sessionsChanged = defineEvent<{ sheetId: number }>('expert-sessions.changed')
