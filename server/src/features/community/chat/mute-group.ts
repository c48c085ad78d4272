import { chatCalls } from '#contract/community/chat.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { updateMuted } from './chat-settings.queries.ts'

export const muteGroup = answer(chatCalls.mute, async ({ group_id: groupId, type: isMuted }, context) => {
  const { userId } = memberOf(context)
  if (!(await updateMuted(context.db, { groupId, userId, isMuted }))) throw refuse(failures.noPermission)
  return {}
})
