import { failures } from '#contract/wire/failure.ts'
import { verificationOperatorCalls } from '#contract/people/verification.ts'
import { insertAccess } from '#kernel/access-log.queries.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { presentForOperator } from './verification.present.ts'
import { selectVerificationById, selectVerifications } from './verification.queries.ts'

const pageSize = 20

export const listVerifications = answer(
  verificationOperatorCalls.list,
  async ({ state, page }, { db, vault }) => {
    const rows = await selectVerifications(db, state, pageSize, offsetOf(page, pageSize))
    return presentPage(rows, page, pageSize, (row) => presentForOperator(row, vault, 'masked'))
  },
)

export const getVerificationDetail = answer(verificationOperatorCalls.detail, async (input, context) => {
  const { db, vault } = context
  const row = await selectVerificationById(db, input.verification_id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'verification_id' })
  await insertAccess(db, {
    user_id: row.verification.user_id,
    reader_id: memberOf(context).userId,
    what: `verification ${row.verification.id}`,
  })
  return presentForOperator(row, vault, 'in full')
})
