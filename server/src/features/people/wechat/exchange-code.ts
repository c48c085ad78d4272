import { wechatCalls } from '#contract/people/wechat.ts'
import { answer } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { wechatBound } from '#server/features/people/account/account.notices.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { openLogin } from '#server/features/people/account/open-login.ts'
import { isFreshlyProven } from '#server/features/people/account/sessions.queries.ts'
import { askWechat } from './ask-wechat.ts'
import { endAuthorization } from './authorization.ts'
import { presentMember, presentVisitor, presentWechatLogin } from './wechat.present.ts'
import {
  bindIdentity,
  selectUserIdByUnionid,
  upsertIdentity,
  upsertProof,
} from '#server/features/people/account/wechat-identities.queries.ts'
import type { IdentityRow } from '#server/features/people/account/wechat-identities.queries.ts'

/** How long a visitor has to log in and so bind the identity that they have shown. */
const proofSeconds = 30 * 60
const codesPerAddress = { name: 'wechat-code', max: 3000, windowMs: 600_000 }

/** Trades what came back from WeChat for a login, or for a visitor who can be bound. */
export const exchangeCode = answer(wechatCalls.userinfo, async ({ code, state }, context) => {
  const { db, limits, caller, member } = context
  await limits.spend(codesPerAddress, caller.address)
  const type = await endAuthorization(context, state)
  const person = await askWechat(context, (wechat) => wechat.exchangeCode(code, type))
  const identity = await upsertIdentity(db, type, person)
  const bound = await findUser(db, identity)
  // Coming back from WeChat never puts one person's login in the place of another's.
  const current = member && (await selectUser(db, member.userId))
  if (current) {
    // An old login may be a stolen one, which could come back by the thief's WeChat after the password was changed.
    if (!bound)
      await db.transaction(async (db) => {
        // Whatever unbinds ends other logins, and holds the user as well.
        await lockUser(db, current.id)
        const isFresh = await isFreshlyProven(db, member.sessionId, proofSeconds)
        if (isFresh && (await bindIdentity(db, identity.id, current.id)))
          await notify(db, current.id, wechatBound.write({ time: shanghaiTime(new Date()) }))
      })
    return presentMember(current, identity)
  }
  if (bound)
    return presentWechatLogin(
      await openLogin(context, bound, { identityId: identity.id, way: 'wechat' }),
      identity,
    )
  await upsertProof(db, caller.guestId, identity.id, proofSeconds)
  return presentVisitor(identity)
})

export const readOpenid = answer(wechatCalls.authorize, async ({ code, wx_type: type }, context) => {
  await context.limits.spend(codesPerAddress, context.caller.address)
  // No state guards this code, so that nothing is remembered of who stands behind it.
  const { openid } = await askWechat(context, (wechat) => wechat.exchangeCode(code, type))
  return { openid }
})

/** Who is behind an identity: its own user, or the one whom the same person has in another app. */
async function findUser(db: Db, identity: IdentityRow): Promise<UserRow | undefined> {
  const own = identity.user_id === null ? undefined : await selectUser(db, identity.user_id)
  if (own && own.status !== 'deleted') return own
  return db.transaction(async (db) => {
    const userId = await selectUserIdByUnionid(db, identity.unionid)
    const known = userId === undefined ? undefined : await lockUser(db, userId)
    // The other app may have been unbound while the user was held.
    if (!known || (await selectUserIdByUnionid(db, identity.unionid)) !== known.id) return undefined
    await bindIdentity(db, identity.id, known.id)
    return known
  })
}
