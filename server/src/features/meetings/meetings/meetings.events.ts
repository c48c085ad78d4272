import { defineEvent } from '#kernel/events.ts'

/** A meeting begins at another time than before. */
export const meetingMoved = defineEvent<{ meetingId: number }>('meetings.moved')
