import { accountFailures } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { asBit } from '#contract/wire/fields.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { lockUser, selectUser } from '#server/features/people/account/account.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import { ownNumber } from '#server/features/people/account/own-number.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { consumeCheckedCode } from '#server/features/people/account/sms-codes.ts'
import {
  selectBoundIdentities,
  unbindIdentities,
} from '#server/features/people/account/wechat-identities.queries.ts'
import { wechatUnbound } from './own-account.notices.ts'
import { proveOwner } from './prove-owner.ts'

const triesPerUser = { name: 'unbind-user', max: 20, windowMs: 3600_000 }

export const getWechatBinding = answer(ownAccountCalls.wechatBinding, async (_input, context) => {
  const [first] = await selectBoundIdentities(context.db, memberOf(context).userId)
  return {
    is_bound: asBit(first !== undefined),
    bound_at: first?.bound_at ? shanghaiTime(first.bound_at) : '',
  }
})

/** Somebody else's WeChat may be bound: what it has opened ends with it. Nobody is left without a way to log in. */
export const unbindWechat = answer(ownAccountCalls.unbindWechat, async (input, context) => {
  const { userId, sessionId } = memberOf(context)
  await context.limits.spend(triesPerUser, String(userId))
  const user = (await selectUser(context.db, userId))!
  const number = ownNumber(context, user, 'auth')
  const hasPassword = user.account !== null && user.password_hash !== null
  if (!number && !hasPassword) throw refuse(accountFailures.phoneMissing)
  const code = await proveOwner(context, user, number, input)
  await context.db.transaction(async (db) => {
    await lockUser(db, userId)
    if ((await unbindIdentities(db, userId)).length === 0) throw refuse(failures.dataMissing)
    if (number && code !== undefined) await consumeCheckedCode(context, db, number, code)
    const ended = await endSessionsOfUser(db, userId, 'elsewhere', { exceptId: sessionId })
    await publishEnded({ ...context, db }, ended)
    await notify(db, userId, wechatUnbound.write({ time: shanghaiTime(new Date()) }))
  })
  return {}
})
