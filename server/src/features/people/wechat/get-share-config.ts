import { wechatCalls, wechatFailures } from '#contract/people/wechat.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { askWechat } from './ask-wechat.ts'
import { isOwnAddress } from './own-address.ts'

/** Signs the address exactly as the page spells it; a signature for a foreign page would lend out our name. */
export const getShareConfig = answer(wechatCalls.share, async ({ url, wx_type: type }, context) => {
  if (!isOwnAddress(context.env, url)) throw refuse(wechatFailures.foreignAddress, { detail: 'url' })
  return askWechat(context, (wechat) => wechat.jsTicketSignature(url, type))
})
