import { reservationCalls } from '#contract/meetings/reservations.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { feedAddress } from './feed-address.ts'
import { renewFeed, selectFeedVersion } from './reservations.queries.ts'

export const getCalendarFeed = answer(reservationCalls.calendar, async ({ renew }, context) => {
  const { userId } = memberOf(context)
  const version = await (renew ? renewFeed : selectFeedVersion)(context.db, userId)
  return { feed: feedAddress(context.vault, userId, version) }
})
