import { balanceTypes, billCalls, billPage } from '#contract/commerce/bills.ts'
import { taxCalls } from '#contract/commerce/tax.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

const tags = ['money'] as const

/** The call as it answers for bills. */
const listBills = { ...billCalls.list, output: billPage }

export const billQueries = {
  /** Of all months by an empty one. */
  list: (month: string) => pagedQueryOf(listBills, { type: balanceTypes.bills, month }, { tags }),
  months: () => queryOf(listBills, { type: balanceTypes.bills, month: '', page: 1 }, { tags }),
  detail: (billId: number) => queryOf(billCalls.detail, { id: billId }, { tags }),
  taxStatement: (month: string) => queryOf(taxCalls.statement, { month }),
}
