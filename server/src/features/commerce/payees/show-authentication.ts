import { payeeCalls } from '#contract/commerce/payees.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { selectAuthentication } from './authentications.queries.ts'
import { presentAuthentication } from './payees.present.ts'

export const getAuthenticationStatus = answer(payeeCalls.authenticationStatus, async (_input, context) => {
  const row = await selectAuthentication(context.db, memberOf(context).userId)
  const { status, reason } = presentAuthentication(row, context.vault)
  return { status, reason }
})

export const getAuthentication = answer(payeeCalls.authenticationInfo, async (_input, context) =>
  presentAuthentication(await selectAuthentication(context.db, memberOf(context).userId), context.vault),
)
