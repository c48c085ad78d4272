import { announcementCalls } from '#contract/console/announcements.ts'
import type { Audience } from '#contract/console/announcements.ts'
import { queryOf } from '../queries.ts'

export const messageQueries = {
  audience: (audience: Audience) => queryOf(announcementCalls.count, { audience }),
}
