import { verificationOperatorCalls } from '#contract/people/verification.ts'
import { answer } from '#kernel/answer.ts'
import { offsetOf, presentPage } from '#kernel/paging.ts'
import { openVerification } from './open-verification.ts'
import { presentForOperator } from './verification.present.ts'
import { selectVerifications } from './verification.queries.ts'

const pageSize = 20

export const listVerifications = answer(
  verificationOperatorCalls.list,
  async ({ state, page }, { db, vault }) => {
    const rows = await selectVerifications(db, state, pageSize, offsetOf(page, pageSize))
    return presentPage(rows, page, pageSize, (row) => presentForOperator(row, vault, 'masked'))
  },
)

export const getVerificationDetail = answer(
  verificationOperatorCalls.detail,
  ({ verification_id }, context) => openVerification(context, verification_id),
)
