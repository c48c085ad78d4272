import { defineEvent } from './events.ts'

/**
 * Something that a user is shown a count of has changed: a favourite, a booking, an order, a to-do. Reported once it is
 * stored, so that the counts are read again on all devices of the user.
 */
export const userChanged = defineEvent<{ userId: number }>('kernel.userChanged')
