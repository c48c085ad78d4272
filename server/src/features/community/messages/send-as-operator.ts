import { pushCalls } from '#contract/community/messages.ts'
import { answer } from '#kernel/answer.ts'
import { sendMessage } from './send-message.ts'

export const sendMessageAsOperator = answer(pushCalls.send, async ({ user_ids, ...message }, context) => {
  const reached = await sendMessage(context, user_ids, message)
  return { reached: reached.length }
})
