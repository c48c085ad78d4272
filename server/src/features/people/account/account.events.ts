import { defineEvent } from '#kernel/events.ts'

/** A person has logged in on a browser that was a visitor's until then. */
export const visitorLoggedIn = defineEvent<{ guestId: string; userId: number }>('account.visitorLoggedIn')

/** A person is about to delete the account. A feature that still owes them something refuses. */
export const accountClosing = defineEvent<{ userId: number }>('account.accountClosing')
