import { defineEvent } from '#kernel/events.ts'

/** A meeting begins at another time than before. */
export const meetingMoved = defineEvent<{ meetingId: number }>('meetings.moved')

/** A meeting is shown from now on, or no more. */
export const publicationChanged = defineEvent<{ meetingId: number }>('meetings.publicationChanged')
