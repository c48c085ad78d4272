import { timingSafeEqual } from 'node:crypto'
import { userTypes } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { openLogin } from '#server/features/people/account/open-login.ts'
import { enterpriseSecretOf, signUid } from './enterprise-signature.ts'
import { presentEnterpriseUser } from './other-logins.present.ts'
import { selectEnterpriseOfUser, selectEnterpriseUserId } from './other-logins.queries.ts'

const signatureLife = 5 * 60_000
const triesPerAddress = { name: 'enterprise-address', max: 600, windowMs: 600_000 }

/** Whether it was the signature or the user that was not known is nobody's business. */
export const loginByUid = answer(otherLoginCalls.checkUid, async (input, context) => {
  const { db, limits, caller } = context
  await limits.spend(triesPerAddress, caller.address)
  const secret = enterpriseSecretOf(context, input.pf)
  const isFresh = Math.abs(Date.now() - Number(input.timestamp)) <= signatureLife
  if (!secret || !isFresh || !isSigned(secret, input)) throw refuse(failures.authenticationError)
  const userId = await selectEnterpriseUserId(db, input.pf, input.uid)
  const user = userId === undefined ? undefined : await selectUser(db, userId)
  if (user?.user_type !== userTypes.enterprise) throw refuse(failures.authenticationError)
  return openLogin(context, user, { way: 'enterprise' })
})

const isSigned = (secret: string, given: { uid: string; timestamp: string; signature: string }) =>
  timingSafeEqual(signUid(secret, given.uid, given.timestamp), Buffer.from(given.signature, 'hex'))

export const getCompanyUserInfo = answer(otherLoginCalls.companyUserInfo, async (_input, context) => {
  const row = await selectEnterpriseOfUser(context.db, memberOf(context).userId)
  if (!row) throw refuse(failures.dataMissing)
  return presentEnterpriseUser(row)
})
