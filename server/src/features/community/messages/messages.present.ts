import { messageStatus } from '#contract/community/messages.ts'
import type { PushMessage, UnreadMessages } from '#contract/community/messages.ts'
import type { Language } from '#contract/wire/language.ts'
import { messageKinds } from '#contract/wire/message-kinds.ts'
import type { MessageKind } from '#contract/wire/message-kinds.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { MessageRow } from './messages.queries.ts'

/** A message that has no English text is shown in Chinese. */
export const textIn = (
  row: Pick<MessageRow, 'title' | 'title_en' | 'content' | 'content_en'>,
  language: Language,
) =>
  language === 'en' && row.title_en !== ''
    ? { title: row.title_en, content: row.content_en }
    : { title: row.title, content: row.content }

/** The rich text in the language that the title is shown in; empty where there is none. */
export const bodyIn = (
  row: { title_en: string; body: string; body_en: string },
  language: Language,
): string => (language === 'en' && row.title_en !== '' ? row.body_en : row.body)

export function presentMessage(row: MessageRow, language: Language): PushMessage {
  const { title, content } = textIn(row, language)
  return {
    id: row.id,
    pushTitle: title,
    pushContent: content,
    messageRecordStatus: row.read_at ? messageStatus.read : messageStatus.unread,
    targetKind: row.target_kind,
    targetId: row.target_id,
    path: row.path,
    kind: row.kind,
    createTime: shanghaiTime(row.created_at),
  }
}

export function presentUnread(counts: { kind: MessageKind; unread: number }[]): UnreadMessages {
  const byKind = new Map(counts.map(({ kind, unread }) => [kind, unread]))
  const tabCounts = Object.fromEntries(messageKinds.map((kind) => [kind, byKind.get(kind) ?? 0]))
  return {
    unreadCount: counts.reduce((sum, { unread }) => sum + unread, 0),
    tabCounts: tabCounts as Record<MessageKind, number>,
    unreadMessageGroup: messageKinds.filter((kind) => tabCounts[kind]! > 0),
  }
}
