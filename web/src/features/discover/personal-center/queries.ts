import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Everything that the user is shown a count of. */
    personal: true
  }
}

const tags = [
  'personal',
  'profile',
  'messages',
  'orders',
  'study',
  'certificates',
  'history',
  'notes',
  'data-packages',
  'favorites',
  'reservations',
  'tasks',
  'works',
  'union-members',
  'union-bookings',
] as const

export const personalCenterQueries = {
  /** Most of it changes without this page. */
  get: () => ({ ...queryOf(personalCenterCalls.get, {}, { tags }), staleTime: 0 }),
}
