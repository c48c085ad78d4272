import { wechatCalls } from '#contract/people/wechat.ts'
import { answer } from '#kernel/answer.ts'
import { beginAuthorization } from './authorization.ts'

/** What the client remembers of its WeChat user changes nothing here: only WeChat can say who they are. */
export const getAuthAddress = answer(wechatCalls.getAuthAddress, async (input, context) => ({
  auth_url: await beginAuthorization(context, {
    redirect: input.redirect,
    type: input.wx_type,
    profile: true,
  }),
}))
