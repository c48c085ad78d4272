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
import { hasUnsentFile, insertMessage, isMember, selectMessage, selectSent } from './chat.queries.ts'
import type { NewMessage } from './chat.queries.ts'
import { publishSent } from './publish-chat.ts'

const perUser: Limit = { name: 'chat-user', max: 120, windowMs: 60_000 }
const uniqueViolation = '23505'

export const sendMessage = answer(chatCalls.send, async (input, context) => {
  const { db, vault, limits, rooms } = context
  const { userId } = memberOf(context)
  const sent = { groupId: input.group_id, userId, clientId: input.client_id }
  if (!(await isMember(db, sent.groupId, userId))) throw refuse(failures.noPermission)
  checkContent(input.kind, input.content)
  const known = await selectSent(db, sent)
  if (known) return presentMessage(known, vault)
  const fileId = input.kind === 'text' ? null : await requireFile(db, userId, input)
  await limits.spend(perUser, String(userId))
  const { message, isNew } = await storeOnce(db, sent, {
    group_id: sent.groupId,
    user_id: userId,
    client_id: sent.clientId,
    kind: input.kind,
    content_sealed: vault.seal(input.kind === 'text' ? input.content : ''),
    file_id: fileId,
  })
  const shown = presentMessage(message, vault)
  if (isNew) await publishSent(rooms, shown)
  return shown
})

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
  const isThere =
    file_id !== undefined &&
    (await hasUnsentFile(db, { fileId: file_id, ownerId, isPicture: kind === 'picture' }))
  if (!isThere) throw refuse(chatFailures.fileMissing)
  return file_id
}

/** Of the same message sent twice at once, one is stored and both answer it. */
async function storeOnce(
  db: Db,
  sent: { groupId: number; userId: number; clientId: string },
  row: NewMessage,
) {
  try {
    const id = await insertMessage(db, row)
    return { message: (await selectMessage(db, id))!, isNew: true }
  } catch (error) {
    if (sqlState(error) !== uniqueViolation) throw error
    const message = await selectSent(db, sent)
    // The other one of two messages with the same file.
    if (!message) throw refuse(chatFailures.fileMissing)
    return { message, isNew: false }
  }
}
