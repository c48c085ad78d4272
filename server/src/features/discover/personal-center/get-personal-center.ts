import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { countCollected } from '#server/features/community/marks/marks.queries.ts'
import { presentUnread } from '#server/features/community/messages/messages.present.ts'
import { selectCounts } from '#server/features/community/messages/messages.queries.ts'
import { readProfile } from '#server/features/people/profile/save-profile.ts'
import { presentPersonalCenter } from './personal-center.present.ts'
import { selectPersonalCounts } from './personal-center.queries.ts'

export const getPersonalCenter = answer(personalCenterCalls.get, async (_input, context) => {
  const { userId } = memberOf(context)
  const [profile, todos, messageCounts, favorites, counts] = await Promise.all([
    readProfile(context, userId),
    context.todos.find(context, userId),
    selectCounts(context.db, userId),
    countCollected(context, userId),
    selectPersonalCounts(context.db, userId),
  ])
  const { unreadCount } = presentUnread(messageCounts)
  return presentPersonalCenter({ profile, todos, unreadCount, favorites, counts })
})
