import { shanghaiTime } from '#kernel/time.ts'
import type { Deliver } from './deliver.ts'
import { selectOpenid } from './deliveries.queries.ts'
import { messagePath, siteAddress } from './message-address.ts'
import { textIn } from './messages.present.ts'
import { spendConsent } from './wechat-consents.queries.ts'

/** The title says what it is about; the content stays in the inbox. */
export const deliverByWechat: Deliver = async ({ env, db, providers }, { userId }, delivery) => {
  const openid = await selectOpenid(db, userId)
  if (openid === undefined) return
  const { message, language } = delivery
  await providers.wechat.sendSubscribeMessage({
    openid,
    title: textIn(message, language).title,
    time: shanghaiTime(message.created_at),
    page: siteAddress(env, messagePath(message)),
  })
  await spendConsent(db, userId)
}
