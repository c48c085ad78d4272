import { todoCalls } from '#contract/discover/backlog.ts'
import { queryOf } from '#web/platform/query.ts'

export const todoTags = [
  'personal',
  'orders',
  'tasks',
  'study',
  'credits',
  'union-members',
  'union-bookings',
] as const

export const backlogQueries = {
  /** To-dos come from everywhere, also without this page. */
  list: () => ({ ...queryOf(todoCalls.list, {}, { tags: todoTags }), staleTime: 0 }),
}
