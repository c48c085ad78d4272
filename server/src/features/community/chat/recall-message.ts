import { chatCalls, chatFailures, chatLimits } from '#contract/community/chat.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { removeStored } from '#kernel/files/remove-stored.ts'
import { presentMessage } from './chat.present.ts'
import { deleteFile } from './chat-settings.queries.ts'
import { isMember, selectMessage, updateRecalled } from './chat.queries.ts'
import { publishRecalled } from './publish-chat.ts'

export const recallMessage = answer(chatCalls.recall, async ({ message_id }, context) => {
  const { db, vault } = context
  const { userId } = memberOf(context)
  const row = await selectMessage(db, message_id)
  // A message of a group that the caller is not in does not exist, as far as a caller can tell.
  if (!row || !(await isMember(db, row.message.group_id, userId))) throw refuse(failures.dataMissing)
  if (row.message.user_id !== userId) throw refuse(failures.noPermission)
  if (row.message.recalled_at) return presentMessage(row, vault)
  const { file_id } = row.message
  const { isRecalled, gone } = await db.transaction(async (db) => {
    const isRecalled = await updateRecalled(db, message_id, chatLimits.recallMs)
    return { isRecalled, gone: isRecalled && file_id !== null ? await deleteFile(db, file_id) : [] }
  })
  const after = presentMessage((await selectMessage(db, message_id))!, vault)
  if (!isRecalled && after.is_recalled === 0) throw refuse(chatFailures.recallTooLate)
  await removeStored(context, gone)
  if (isRecalled) await publishRecalled(context, after)
  return after
})
