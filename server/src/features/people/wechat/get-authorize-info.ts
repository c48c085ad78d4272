import { wechatCalls, wechatFailures } from '#contract/people/wechat.ts'
import { answer } from '#kernel/answer.ts'
import { Refusal } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { beginAuthorization } from './authorization.ts'
import { presentMember, presentVisitor } from './wechat.present.ts'
import {
  selectIdentityOfUser,
  selectProvenIdentity,
} from '#server/features/people/account/wechat-identities.queries.ts'

/** A step, not a wall: whoever cannot be sent to WeChat, or has just been there, goes on as a visitor. */
export const getAuthorizeInfo = answer(wechatCalls.authorizeInfo, async (input, context) => {
  const { db, member, caller } = context
  const user = member && (await selectUser(db, member.userId))
  if (user) return presentMember(user, await selectIdentityOfUser(db, user.id, input.wx_type))
  if (input.openid) {
    const proven = await selectProvenIdentity(db, caller.guestId, input.openid, input.wx_type)
    if (proven) return presentVisitor(proven)
  }
  try {
    const asked = { redirect: input.redirect, type: input.wx_type, profile: false }
    return presentVisitor(undefined, await beginAuthorization(context, asked))
  } catch (error) {
    if (error instanceof Refusal && error.failure === wechatFailures.notSetUp) return presentVisitor()
    throw error
  }
})
