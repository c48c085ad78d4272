import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { fillInboxes } from './fill-inboxes.ts'
import { emptyInboxes } from './empty-inboxes.ts'
import { saveAndSend } from './send-message.ts'
import { countAudience, insertMessage, updateRecalled } from './sending.queries.ts'

/** Operators reach the devices of people, but send no SMS, mail or WeChat message to a whole audience. */
export const operatorChannels = ['app', 'web'] as const

export const sendMessageAsOperator = answer(pushCalls.send, async (input, context) => {
  const { user_ids, audience = 'chosen', ...message } = input
  if (audience === 'chosen') {
    if (user_ids.length === 0) throw refuse(failures.parametersMissing, { detail: 'user_ids' })
    const { saved, reached } = await saveAndSend(context, user_ids, {
      ...message,
      channels: operatorChannels,
    })
    return { message_id: saved.id, reached: reached.length }
  }
  const messageId = await context.db.transaction(async (db) => {
    const saved = await insertMessage(db, message)
    await context.jobs.send(db, fillInboxes, { messageId: saved.id, audience })
    return saved.id
  })
  return { message_id: messageId, reached: await countAudience(context.db, audience) }
})

export const recallMessage = answer(pushCalls.recall, async ({ id }, context) => {
  const isRecalled = await context.db.transaction(async (db) => {
    if (!(await updateRecalled(db, id))) return false
    await context.jobs.send(db, emptyInboxes, { messageId: id })
    return true
  })
  if (!isRecalled) throw refuse(failures.dataMissing, { detail: 'id' })
  return {}
})
