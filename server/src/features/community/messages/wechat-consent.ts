import { messageSettingCalls } from '#contract/community/message-settings.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { selectOpenid } from './deliveries.queries.ts'
import { isConsentDue, saveConsent } from './wechat-consents.queries.ts'

/** Only somebody whom the official account knows can be asked, and not again and again. */
export const getWechatConsent = answer(messageSettingCalls.wechatConsent, async (_input, context) => {
  const { db, providers } = context
  const { userId } = memberOf(context)
  const [openid, isDue] = await Promise.all([selectOpenid(db, userId), isConsentDue(db, userId)])
  return { template_id: openid !== undefined && isDue ? providers.wechat.messageTemplate : '' }
})

export const saveWechatConsent = answer(messageSettingCalls.saveWechatConsent, async (input, context) => {
  await saveConsent(context.db, memberOf(context).userId, input.is_accepted)
  return {}
})
