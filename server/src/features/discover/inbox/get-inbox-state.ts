import { standardNotificationLimit } from '#contract/community/messages.ts'
import { inboxCalls } from '#contract/discover/inbox.ts'
import { asBit } from '#contract/wire/fields.ts'
import { todosOf } from '#kernel/todos.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { countUnreadOfUser } from '#server/features/community/chat/chat.queries.ts'
import { presentUnread } from '#server/features/community/messages/messages.present.ts'
import { hasUnreadEvent, selectCounts } from '#server/features/community/messages/messages.queries.ts'
import { baseNotices } from '#server/features/practice/consultations/consultations.notices.ts'
import { hasPendingApplications } from '#server/features/practice/unions/applications.queries.ts'
import { countUnreadNotices } from '#server/features/practice/unions/notices.queries.ts'

export const getInboxState = answer(inboxCalls.state, async (_input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const [counts, chatCount, quantity, todos, hasConclusion, hasApplication] = await Promise.all([
    selectCounts(db, userId),
    countUnreadOfUser(db, userId),
    countUnreadNotices(db, userId),
    todosOf(context).find(context, userId),
    hasUnreadEvent(db, userId, baseNotices.ended.event),
    hasPendingApplications(db, userId),
  ])
  const unread = presentUnread(counts)
  return {
    ...unread,
    quantity,
    unreadMessages: unread.unreadCount + chatCount,
    waitNum: todos.length,
    notification_limit: standardNotificationLimit,
    hasConclusionNotice: asBit(hasConclusion),
    isStcApplication: asBit(hasApplication),
  }
})
