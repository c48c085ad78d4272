import { doctorCalls, earningMonths } from '#contract/discover/doctor-homepage.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { selectPersonBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import { selectMonthEarnings, selectWorkEarnings } from '#server/features/commerce/orders/shares.queries.ts'
import { presentEarnings } from './earnings.present.ts'
import { findOwnId } from './find-own-doctor.ts'

export const getEarnings = answer(doctorCalls.earnings, async (_input, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  await findOwnId(context)
  const [balances, months, works] = await Promise.all([
    selectPersonBalances(db, userId),
    selectMonthEarnings(db, userId, earningMonths),
    selectWorkEarnings(db, userId),
  ])
  return presentEarnings({ balances, months, works })
})
