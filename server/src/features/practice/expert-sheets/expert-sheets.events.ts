import { defineEvent } from '#kernel/events.ts'

/** Something has changed that the pack of a lecture shows, such as its agreement or a fee after it was confirmed. */
export const packOutdated = defineEvent<{ sheetId: number }>('expert-sheets.packOutdated')

/** An expert has declined, or the invitation was withdrawn. */
export const sheetLeft = defineEvent<{ sheetId: number; why: 'declined' | 'withdrawn' }>('expertSheets.left')

/** An expert takes part, perhaps after having declined. */
export const sheetJoined = defineEvent<{ sheetId: number }>('expertSheets.joined')
