import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { todosOf } from '#kernel/todos.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { may } from '#kernel/member.ts'
import { countCollected } from '#server/features/community/marks/marks.queries.ts'
import { presentUnread } from '#server/features/community/messages/messages.present.ts'
import { selectCounts } from '#server/features/community/messages/messages.queries.ts'
import { readCreditYear } from '#server/features/meetings/credit-wallet/credit-year.ts'
import { hasStartable } from '#server/features/meetings/live/live.queries.ts'
import { readProfile } from '#server/features/people/profile/save-profile.ts'
import { presentPersonalCenter } from './personal-center.present.ts'
import { selectPersonalCounts } from './personal-center.queries.ts'

export const getPersonalCenter = answer(personalCenterCalls.get, async (_input, context) => {
  const member = memberOf(context)
  const { userId } = member
  const [profile, todos, messageCounts, favorites, counts, creditYear, mayStart] = await Promise.all([
    readProfile(context, userId),
    todosOf(context).find(context, userId),
    selectCounts(context.db, userId),
    countCollected(context, userId),
    selectPersonalCounts(context.db, userId),
    readCreditYear(context, userId),
    hasStartable(context.db, userId, may(member, 'meetings.edit')),
  ])
  const { unreadCount } = presentUnread(messageCounts)
  const { language } = context.caller
  return presentPersonalCenter(
    { profile, todos, unreadCount, favorites, counts, creditYear, mayStart },
    language,
  )
})
