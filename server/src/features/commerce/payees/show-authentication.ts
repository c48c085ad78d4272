import { authenticationOperatorCalls, payeeCalls } from '#contract/commerce/payees.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { selectAuthentication, selectAuthentications } from './authentications.queries.ts'
import { openAuthentication } from './open-authentication.ts'
import { presentAuthentication, presentForOperator } from './payees.present.ts'

export const getAuthenticationStatus = answer(payeeCalls.authenticationStatus, async (_input, context) => {
  const row = await selectAuthentication(context.db, memberOf(context).userId)
  const { status, reason } = presentAuthentication(row, context.vault)
  return { status, reason }
})

export const getAuthentication = answer(payeeCalls.authenticationInfo, async (_input, context) =>
  presentAuthentication(await selectAuthentication(context.db, memberOf(context).userId), context.vault),
)

export const listAuthentications = answer(
  authenticationOperatorCalls.list,
  async ({ state, page }, { db, vault }) => {
    const rows = await selectAuthentications(db, { state, limit: pageSize, offset: offsetOf(page, pageSize) })
    return presentPage(rows, page, pageSize, (row) => presentForOperator(row, vault, 'masked'))
  },
)

export const getAuthenticationDetail = answer(
  authenticationOperatorCalls.detail,
  ({ authentication_id }, context) => openAuthentication(context, authentication_id),
)
