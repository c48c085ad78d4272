import { chatCalls, chatLimits } from '#contract/community/chat.ts'
import { failures } from '#contract/wire/failure.ts'
import { asBit } from '#contract/wire/fields.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentTitle } from '#kernel/title.ts'
import { readNotice } from '#server/features/community/messages/read-notice.ts'
import { chatAddress, chatMentionNotice, chatUnreadNotice } from './chat.notices.ts'
import { presentGroup, presentMember, presentMessage } from './chat.present.ts'
import {
  countUnread,
  selectGroupOf,
  selectGroupsOf,
  selectLastMessages,
  selectMembers,
  selectMessages,
  updateRead,
} from './chat.queries.ts'
import { mayLeave } from './leave-group.ts'
import { publishRead } from './publish-chat.ts'

export const listMessages = answer(chatCalls.list, async (input, context) => {
  const { db, vault } = context
  const group = await selectGroupOf(db, input.group_id, memberOf(context).userId)
  if (!group) throw refuse(failures.noPermission)
  const { pageSize } = chatLimits
  const [rows, members] = await Promise.all([
    selectMessages(db, group.id, { beforeId: input.before_id, limit: pageSize + 1 }),
    selectMembers(db, group.id),
  ])
  return {
    ...presentTitle(group),
    message_list: rows.slice(0, pageSize).map((row) => presentMessage(row, vault)),
    load_more: asBit(rows.length > pageSize),
    member_list: members.map(presentMember),
    is_muted: asBit(group.muted_at !== null),
    is_closed: asBit(group.closed_at !== null),
    can_leave: asBit(mayLeave(group, members.length)),
  }
})

export const listGroups = answer(chatCalls.groups, async (_input, context) => {
  const { db, vault } = context
  const groups = await selectGroupsOf(db, memberOf(context).userId)
  const last = new Map(
    (await selectLastMessages(db, groups)).map((row) => [row.message.group_id, row] as const),
  )
  return {
    group_list: groups.map((group) => presentGroup(group, last.get(group.id), vault)),
    unread_num: groups.reduce((sum, { unread, muted_at }) => sum + (muted_at ? 0 : unread), 0),
  }
})

export const markRead = answer(chatCalls.read, async (input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  const { group_id: groupId, message_id: messageId } = input
  const read = await updateRead(db, { groupId, userId, messageId })
  if (!read) throw refuse(failures.noPermission)
  if (read.isNoticed)
    await readNotice(context, userId, { event: chatUnreadNotice.event, path: chatAddress(groupId) })
  if (read.isMentioned)
    await readNotice(context, userId, { event: chatMentionNotice.event, path: chatAddress(groupId) })
  if (read.isNew) await publishRead(context, { chatGroupId: groupId, userId, number: read.number })
  return { read_number: read.number, unread_num: await countUnread(db, groupId, userId) }
})
