import { authenticationOperatorCalls, payeeCalls } from '#contract/commerce/payees.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import {
  selectAuthentication,
  selectAuthenticationById,
  selectAuthentications,
} from './authentications.queries.ts'
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

export const getAuthenticationDetail = answer(authenticationOperatorCalls.detail, async (input, context) => {
  const { db, vault } = context
  const row = await selectAuthenticationById(db, input.authentication_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'authentication_id' })
  await insertAccess(db, {
    user_id: row.authentication.user_id,
    reader_id: memberOf(context).userId,
    what: `authentication ${row.authentication.id}`,
  })
  return presentForOperator(row, vault, 'in full')
})
