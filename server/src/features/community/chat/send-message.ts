import { chatCalls, chatFailures, chatLimits } from '#contract/community/chat.ts'
import type { ChatKind } from '#contract/community/chat.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { sqlState } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Limit } from '#kernel/limits.ts'
import { presentMessage } from './chat.present.ts'
import { insertMessage, selectAuthor, selectUnsentFile } from './chat.queries.ts'
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
  checkContent(input.kind, input.content)
  if (isStored(found)) return presentMessage(found, vault)
  const file = input.kind === 'text' ? null : await requireFile(db, userId, input)
  await limits.spend(perUser, String(userId))
  try {
    const message = await insertMessage(db, {
      group_id: sent.groupId,
      user_id: userId,
      client_id: sent.clientId,
      kind: input.kind,
      content_sealed: vault.seal(input.kind === 'text' ? input.content : ''),
      file_id: file?.id ?? null,
    })
    const shown = presentMessage({ message, author: found.author, file }, vault)
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

function checkContent(kind: ChatKind, content: string) {
  if (kind !== 'text') return
  if (content === '') throw refuse(chatFailures.messageEmpty)
  if (characterCount(content) > chatLimits.textLength) throw refuse(chatFailures.messageTooLong)
}

async function requireFile(
  db: Db,
  ownerId: number,
  { kind, file_id }: { kind: ChatKind; file_id?: number | undefined },
) {
  const isPicture = kind === 'picture'
  const file = file_id && (await selectUnsentFile(db, { fileId: file_id, ownerId, isPicture }))
  if (!file) throw refuse(chatFailures.fileMissing)
  return { id: file_id, ...file }
}
