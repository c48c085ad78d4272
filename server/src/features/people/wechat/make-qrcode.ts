import { wechatCalls } from '#contract/people/wechat.ts'
import { answer } from '#kernel/answer.ts'
import { askWechat } from './ask-wechat.ts'

const madePerAddress = { name: 'wechat-qrcode', max: 60, windowMs: 600_000 }

export const makeQrcode = answer(wechatCalls.qrcode, async ({ scene }, context) => {
  await context.limits.spend(madePerAddress, context.caller.address)
  const { ticket, url, image, expireSeconds } = await askWechat(context, (wechat) => wechat.qrcode(scene))
  return { ticket, url, image, expire_seconds: expireSeconds }
})
