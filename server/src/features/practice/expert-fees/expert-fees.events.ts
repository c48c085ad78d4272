import { defineEvent } from '#kernel/events.ts'

/** A guest gets one more fee. */
export const feeAdded = defineEvent<{ sheetId: number }>('expertFees.added')
