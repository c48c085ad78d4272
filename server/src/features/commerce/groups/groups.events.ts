import { defineEvent } from '#kernel/events.ts'

/** Orders whose money goes back, because their group was not complete in time. */
export const groupReturned = defineEvent<{ orderIds: number[] }>('groups.returned')
