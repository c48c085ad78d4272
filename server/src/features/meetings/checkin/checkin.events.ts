import { defineEvent } from '#kernel/events.ts'

/** A user's check-in to a meeting counts: their form has passed, or they were seen on site. */
export const checkedIn = defineEvent<{
  userId: number
  meetingId: number
  /** The visit may still turn out to be one of a burst. */
  isFresh: boolean
}>('checkin.checkedIn')
