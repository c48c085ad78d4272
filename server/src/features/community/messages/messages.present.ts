import { messageStatus } from '#contract/community/messages.ts'
import type { PushMessage } from '#contract/community/messages.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { MessageRow } from './messages.queries.ts'

export const presentMessage = (row: MessageRow): PushMessage => ({
  id: row.id,
  pushTitle: row.title,
  pushContent: row.content,
  messageRecordStatus: row.read_at ? messageStatus.read : messageStatus.unread,
  targetKind: row.target_kind,
  targetId: row.target_id,
  createTime: shanghaiTime(row.created_at),
})
