import { balanceTypes, billCalls } from '#contract/commerce/bills.ts'
import { failures } from '#contract/wire/failure.ts'
import { pageSize } from '#contract/wire/lists.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { presentPage, readPage } from '#kernel/paging.ts'
import { readBalances } from '#server/features/commerce/ledger/person-balances.ts'
import { selectTaxedPayment } from '#server/features/commerce/tax/tax.queries.ts'
import {
  presentBalances,
  presentWithdrawal,
} from '#server/features/commerce/withdrawals/withdrawals.present.ts'
import { selectWithdrawalByNo } from '#server/features/commerce/withdrawals/withdrawals.queries.ts'
import { changesOf, presentBill, presentFee } from './bills.present.ts'
import { selectBill, selectBillMonths, selectBills } from './bills.queries.ts'

export const listBalances = answer(billCalls.list, async ({ type, month, page }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  if (type !== balanceTypes.bills) return { balances: presentBalances(await readBalances(db, userId)) }
  const found = await readPage(page, pageSize, (limit, offset) =>
    selectBills(db, userId, { month: month === '' ? undefined : month, limit, offset }),
  )
  return { ...presentPage(found, presentBill), months: await selectBillMonths(db, userId) }
})

export const getBalanceDetail = answer(billCalls.detail, async ({ id }, context) => {
  const { db, vault } = context
  const row = await selectBill(db, memberOf(context).userId, id)
  if (!row) throw refuse(failures.dataMissing, { detail: 'id' })
  const isTaxed = row.kind === 'fee_available' || row.kind === 'share_released'
  const fee = isTaxed ? await selectTaxedPayment(db, row.reference) : undefined
  const withdrawal =
    row.stage === null ? undefined : await selectWithdrawalByNo(db, row.reference.split(' ')[2]!)
  return {
    ...presentBill(row),
    changes: changesOf(row),
    fee: fee ? presentFee(fee) : null,
    withdrawal: withdrawal ? presentWithdrawal(withdrawal, vault) : null,
  }
})
