import { defineEvent } from '#kernel/events.ts'

/** The sessions of a sheet, or what its guest says to them, have changed. */
export const sessionsChanged = defineEvent<{ sheetId: number }>('expert-sessions.changed')

/** A session is not held by this expert: the organiser has cancelled it, or the expert has refused it. */
export const sessionLeft = defineEvent<{ sheetId: number; sessionId: number }>('expert-sessions.left')
