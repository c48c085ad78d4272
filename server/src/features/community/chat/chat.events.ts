import { defineEvent } from '#kernel/events.ts'

/** A member opens a file that somebody else has sent to a bound group. */
export const chatFileOpened = defineEvent<{ fileId: number; userId: number }>('chat.fileOpened')
