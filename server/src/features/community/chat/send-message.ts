import { chatCalls, chatFailures, chatLimits } from '#contract/community/chat.ts'
import type { ChatKind } from '#contract/community/chat.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { findMentioned, notifyMentioned } from './mention-members.ts'
import { presentMessage } from './chat.present.ts'
import { insertMessage, noQuote, selectAuthor, selectQuotable, selectUnsentFile } from './chat.queries.ts'
import type { ChatMessageRow } from './chat.queries.ts'
import { publishSent } from './publish-chat.ts'

const perUser: Limit = { name: 'chat-user', max: 120, windowMs: 60_000 }
const uniqueViolation = '23505'

export const sendMessage = answer(chatCalls.send, async (input, context) => {
  const { db, vault, limits } = context
  const { userId } = memberOf(context)
  const sent = { groupId: input.group_id, userId, clientId: input.client_id }
  const found = await selectAuthor(db, sent)
  if (!found) throw refuse(failures.noPermission)
  const { seconds = 0, quote_id: quoteId, mentions = [] } = input
  checkContent({ ...input, seconds })
  if (isStored(found)) return presentMessage(found, vault)
  if (found.closed_at) throw refuse(chatFailures.groupClosed)
  const [file, quote, mentioned] = await Promise.all([
    input.kind === 'text' ? null : requireFile(db, userId, input),
    quoteId ? requireQuote(db, sent.groupId, quoteId) : noQuote,
    findMentioned(db, sent, mentions),
  ])
  await limits.spend(perUser, String(userId))
  const row = {
    group_id: sent.groupId,
    user_id: userId,
    client_id: sent.clientId,
    kind: input.kind,
    content_sealed: vault.seal(input.kind === 'text' ? input.content : ''),
    file_id: file?.id ?? null,
    quote_id: quote.id,
    mentions,
    seconds: input.kind === 'voice' ? seconds : 0,
  }
  /** Only a message that names somebody needs a transaction: what tells them is stored with it. */
  const store = (): ReturnType<typeof insertMessage> =>
    mentioned.length === 0
      ? insertMessage(db, row)
      : db.transaction(async (db) => {
          const message = await insertMessage(db, row)
          if (message)
            await notifyMentioned(db, mentioned, { groupId: sent.groupId, name: found.author.truename })
          return message
        })
  try {
    const message = await store()
    if (!message) throw refuse(chatFailures.groupClosed)
    const shown = presentMessage({ message, author: found.author, file, quote }, vault)
    await publishSent(context, shown)
    return shown
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    // Of the same message sent twice at once, one is stored and both answer it.
    const other = await selectAuthor(db, sent)
    if (other && isStored(other)) return presentMessage(other, vault)
    // The other one of two messages with the same file.
    throw refuse(chatFailures.fileMissing)
  }
})

const isStored = (
  row: Omit<ChatMessageRow, 'message'> & { message: ChatMessageRow['message'] | null },
): row is ChatMessageRow => row.message !== null

function checkContent({ kind, content, seconds }: { kind: ChatKind; content: string; seconds: number }) {
  if (kind === 'voice' && (seconds < 1 || seconds > chatLimits.voiceSeconds))
    throw refuse(chatFailures.voiceLength)
  if (kind !== 'text') return
  if (content === '') throw refuse(chatFailures.messageEmpty)
  if (characterCount(content) > chatLimits.textLength) throw refuse(chatFailures.messageTooLong)
}

async function requireFile(
  db: Db,
  ownerId: number,
  { kind, file_id }: { kind: ChatKind; file_id?: number | undefined },
) {
  const file = file_id && (await selectUnsentFile(db, { fileId: file_id, ownerId, kind }))
  if (!file) throw refuse(chatFailures.fileMissing)
  return { id: file_id, ...file }
}

async function requireQuote(db: Db, groupId: number, messageId: number) {
  const quote = await selectQuotable(db, groupId, messageId)
  if (!quote) throw refuse(chatFailures.quoteMissing)
  return quote
}
