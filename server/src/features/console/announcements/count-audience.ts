import { announcementCalls, announcementChannels } from '#contract/console/announcements.ts'
import { answer } from '#kernel/answer.ts'
import { countPeople, countReachable } from './audience.queries.ts'

export const countAudience = answer(announcementCalls.count, async ({ audience }, { db }) => {
  const [people, channels] = await Promise.all([
    countPeople(db, audience),
    countReachable(db, audience, announcementChannels),
  ])
  return { people, channels }
})
