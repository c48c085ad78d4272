import { failures } from '#contract/wire/failure.ts'
import {
  messageStatus,
  pushCalls,
  pushTopics,
  standardNotificationLimit,
} from '#contract/community/messages.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, pageOf } from '#kernel/paging.ts'
import type { Context, Services } from '#kernel/services.ts'
import { presentMessage, presentUnread } from './messages.present.ts'
import {
  countFound,
  markRead,
  markUnread,
  selectCounts,
  selectMessageOf,
  selectMessagesOf,
} from './messages.queries.ts'
import type { MessageFilter } from './messages.queries.ts'

const largestPage = 50

export const listMessages = answer(pushCalls.list, async (input, context) => {
  const { db, caller } = context
  const { pageNum, kind, keyword = '' } = input
  const filter = { userId: memberOf(context).userId, only: onlyOf(input.messageRecordStatus), kind, keyword }
  const size = Math.min(Math.max(input.pageSize, 1), largestPage)
  const [rows, counts] = await Promise.all([
    selectMessagesOf(db, filter, size, offsetOf(pageNum, size)),
    selectCounts(db, filter.userId),
  ])
  const total = keyword === '' ? totalOf(counts, filter) : await countFound(db, filter)
  const items = rows.map((row) => presentMessage(row, caller.language))
  return {
    ...pageOf(items, total, pageNum, size),
    ...presentUnread(counts),
    notification_limit: standardNotificationLimit,
  }
})

function onlyOf(status: number | undefined): MessageFilter['only'] {
  if (status === messageStatus.unread) return 'unread'
  return status === messageStatus.read ? 'read' : 'all'
}

function totalOf(counts: Awaited<ReturnType<typeof selectCounts>>, { only, kind }: MessageFilter): number {
  const countOf = {
    all: (row: { total: number; unread: number }) => row.total,
    unread: (row: { total: number; unread: number }) => row.unread,
    read: (row: { total: number; unread: number }) => row.total - row.unread,
  }[only]
  return counts
    .filter((row) => kind === undefined || row.kind === kind)
    .reduce((sum, row) => sum + countOf(row), 0)
}

export const markMessageRead = answer(pushCalls.markRead, async ({ id, kind }, context) => {
  const { userId } = memberOf(context)
  const readAt = new Date()
  const changed = await markRead(context.db, { userId, messageId: id, kind, readAt })
  return { ...(await showUnread(context, userId, changed > 0)), read_time: readAt.getTime() }
})

export const undoMessageRead = answer(pushCalls.undoRead, async ({ read_time }, context) => {
  const { userId } = memberOf(context)
  // Nothing is read in the future, of which the database could not take every date.
  const changed = read_time > Date.now() ? 0 : await markUnread(context.db, userId, new Date(read_time))
  return showUnread(context, userId, changed > 0)
})

async function showUnread(context: Context, userId: number, isChanged: boolean) {
  const unread = presentUnread(await selectCounts(context.db, userId))
  if (isChanged) await publishUnread(context, userId, unread.unreadCount)
  return unread
}

/** To all devices of a user, so that they show the same number. */
export const publishUnread = ({ rooms }: Pick<Services, 'rooms'>, userId: number, unreadCount: number) =>
  rooms.toGroup(pushTopics.changed, `user:${userId}`, { unreadCount })

export const getPushMessage = answer(pushCalls.detail, async (input, context) => {
  const row = await selectMessageOf(context.db, memberOf(context).userId, input.id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  return presentMessage(row, context.caller.language)
})
