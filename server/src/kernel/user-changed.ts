import { defineAnnouncement } from './events.ts'

/**
 * Something that a user is shown a count of has changed: a favourite, a booking, an order, a to-do, a message. The counts
 * are read again on all devices of the user.
 */
export const userChanged = defineAnnouncement<{ userId: number }>('kernel.userChanged')
