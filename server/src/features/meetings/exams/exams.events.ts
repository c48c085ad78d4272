import { defineEvent } from '#kernel/events.ts'

/** Somebody has handed in an exam of a meeting; it is graded. */
export const examHandedIn = defineEvent<{ userId: number; meetingId: number }>('exams.handedIn')
