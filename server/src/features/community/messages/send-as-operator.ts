import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { may } from '#kernel/member.ts'
import type { Context } from '#kernel/services.ts'
import { fillInboxes } from './fill-inboxes.ts'
import { recallFromInboxes } from './recall.ts'
import { saveAndSend } from './send-message.ts'
import { countAudience, insertMessage } from './sending.queries.ts'

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
    noteSent(context, saved.id, { ...message, people: reached.length })
    return { message_id: saved.id, reached: reached.length }
  }
  // Somebody who may only compose messages has a second person agree, in the console.
  if (!may(context.member, 'messages.approve')) throw refuse(failures.noPermission)
  const messageId = await context.db.transaction(async (db) => {
    const saved = await insertMessage(db, message)
    await context.jobs.send(db, fillInboxes, { messageId: saved.id, audience })
    return saved.id
  })
  noteSent(context, messageId, { ...message, audience })
  return { message_id: messageId, reached: await countAudience(context.db, audience) }
})

export const recallMessage = answer(pushCalls.recall, async ({ id }, context) => {
  await context.db.transaction((db) => recallFromInboxes({ ...context, db }, id))
  context.noteChange({ target: { kind: 'messages', id, name: '' }, after: { is_recalled: true } })
  return {}
})

const noteSent = (context: Context, id: number, after: Record<string, unknown> & { title: string }) =>
  context.noteChange({ target: { kind: 'messages', id, name: after.title }, after })
