import { messageSettingCalls, messageSettingFailures } from '#contract/community/message-settings.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { deleteSubscriptionOf, upsertSubscription } from './subscriptions.queries.ts'

export const saveBrowser = answer(messageSettingCalls.saveBrowser, async (input, context) => {
  const { db, vault, providers } = context
  if (!providers.webPush.isKnownService(input.endpoint))
    throw refuse(messageSettingFailures.browserUnsupported)
  await upsertSubscription(db, {
    endpoint_digest: vault.digest(input.endpoint),
    user_id: memberOf(context).userId,
    endpoint_sealed: vault.seal(input.endpoint),
    p256dh: input.p256dh,
    auth_sealed: vault.seal(input.auth),
  })
  return {}
})

export const forgetBrowser = answer(messageSettingCalls.forgetBrowser, async ({ endpoint }, context) => {
  await deleteSubscriptionOf(context.db, memberOf(context).userId, context.vault.digest(endpoint))
  return {}
})
