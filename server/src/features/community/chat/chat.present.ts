import type { ChatGroupItem, ChatMember, ChatMessage, ChatQuote } from '#contract/community/chat.ts'
import { asBit } from '#contract/wire/fields.ts'
import type { Language } from '#contract/wire/language.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { presentTitle } from '#kernel/title.ts'
import type { Vault } from '#kernel/vault.ts'
import type { ChatMessageRow, GroupRow, MemberRow } from './chat.queries.ts'

/** A system line is known in both languages. */
export const sealLine = (vault: Vault, line: Record<Language, string>) => vault.seal(JSON.stringify(line))

export function presentMessage({ message, author, file, quote }: ChatMessageRow, vault: Vault): ChatMessage {
  return {
    message_id: message.id,
    group_id: message.group_id,
    number: message.number,
    kind: message.kind,
    ...contentOf(message, vault),
    file_url: file ? fileUrl(file.key) : '',
    file_name: file?.name ?? '',
    file_size: file?.size ?? 0,
    seconds: message.seconds,
    quote: presentQuote(quote, vault),
    mentions: message.mentions,
    client_id: message.client_id,
    // Nothing is left of what somebody wrote whose account is deleted.
    is_recalled: asBit(message.content_sealed === null),
    userid: message.user_id ?? 0,
    truename: author?.truename ?? message.author_name,
    photo: author?.photo ?? '',
    title: author?.title ?? message.author_title,
    create_time: shanghaiTime(message.created_at),
    created_ms: message.created_at.getTime(),
  }
}

function presentQuote(quote: ChatMessageRow['quote'], vault: Vault): ChatQuote | null {
  const { id, kind, content_sealed: sealed } = quote
  if (id === null || kind === null) return null
  return {
    message_id: id,
    kind,
    truename: quote.truename ?? '',
    content: sealed ? vault.openText(sealed) || (quote.file_name ?? '') : '',
    is_recalled: asBit(sealed === null),
  }
}

function contentOf({ kind, content_sealed }: ChatMessageRow['message'], vault: Vault) {
  const text = content_sealed ? vault.openText(content_sealed) : ''
  if (kind !== 'system') return { content: text, content_en: '' }
  const line = JSON.parse(text) as Record<Language, string>
  return { content: line.zh, content_en: line.en }
}

export const presentMember = (row: MemberRow): ChatMember => ({
  userid: row.userId,
  truename: row.truename,
  photo: row.photo,
  title: row.title,
  hospital: row.hospital,
  read_number: row.read_number,
})

export const presentGroup = (
  row: GroupRow,
  last: ChatMessageRow | undefined,
  vault: Vault,
): ChatGroupItem => ({
  group_id: row.id,
  ...presentTitle(row),
  member_num: row.members,
  unread_num: row.unread,
  is_muted: asBit(row.muted_at !== null),
  is_closed: asBit(row.closed_at !== null),
  is_mentioned: asBit(row.isMentioned),
  last_message: last ? presentMessage(last, vault) : null,
})
