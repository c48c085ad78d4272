import type { Notice } from '#kernel/notice.ts'
import { insertForIds, insertRows } from '#server/demo/demo.queries.ts'
import { messageRecords, messages } from '#server/features/community/messages/messages.tables.ts'
import type { World } from './world.ts'

type SentNotice = { userId: number; notice: Notice; sentAt: Date; readAt?: Date }

/** A notice as it was sent to one person; unread unless `readAt` says otherwise. */
export async function loadNotice({ db }: World, { userId, notice, sentAt, readAt }: SentNotice) {
  const { event, kind, text, target } = notice
  const leadsTo =
    'path' in target ? { path: target.path } : { target_kind: target.kind, target_id: target.id }
  const message = {
    event,
    kind,
    title: text.zh.title,
    title_en: text.en.title,
    content: text.zh.content,
    content_en: text.en.content,
    ...leadsTo,
    created_at: sentAt,
  }
  const [messageId] = await insertForIds(db, messages, [message])
  const record = {
    user_id: userId,
    message_id: messageId!,
    kind,
    read_at: readAt ?? null,
    created_at: sentAt,
  }
  await insertRows(db, messageRecords, [record])
}
