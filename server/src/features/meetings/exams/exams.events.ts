import { defineEvent } from '#kernel/events.ts'

/** A user has submitted an exam of a meeting; it is graded. */
export const examSubmitted = defineEvent<{ userId: number; meetingId: number }>('exams.submitted')
