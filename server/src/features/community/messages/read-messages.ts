import { failures } from '#contract/wire/failure.ts'
import { messageStatus, pushCalls, standardNotificationLimit } from '#contract/community/messages.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentMessage } from './messages.present.ts'
import { countUnread, markRead, selectMessageOf, selectMessagesOf } from './messages.queries.ts'

const largestPage = 50

export const listMessages = answer(pushCalls.list, async (input, context) => {
  const { userId } = memberOf(context)
  const size = Math.min(Math.max(input.pageSize, 1), largestPage)
  const [rows, unreadCount] = await Promise.all([
    selectMessagesOf(
      context.db,
      userId,
      onlyOf(input.messageRecordStatus),
      size,
      offsetOf(input.pageNum, size),
    ),
    countUnread(context.db, userId),
  ])
  return {
    ...presentPage(rows, input.pageNum, size, presentMessage),
    unreadCount,
    notification_limit: standardNotificationLimit,
  }
})

function onlyOf(status: number | undefined): 'unread' | 'read' | 'all' {
  if (status === messageStatus.unread) return 'unread'
  return status === messageStatus.read ? 'read' : 'all'
}

export const markMessageRead = answer(pushCalls.markRead, async (input, context) => {
  const { userId } = memberOf(context)
  await markRead(context.db, userId, input.id)
  return { unreadCount: await countUnread(context.db, userId) }
})

export const getPushMessage = answer(pushCalls.detail, async (input, context) => {
  const row = await selectMessageOf(context.db, memberOf(context).userId, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  return presentMessage(row)
})
