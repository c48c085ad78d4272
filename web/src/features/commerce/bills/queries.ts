import { balanceTypes, billCalls } from '#contract/commerce/bills.ts'
import { taxCalls } from '#contract/commerce/tax.ts'
import { pagedQueryOf, queryOf } from '#web/platform/query.ts'

const tags = ['money'] as const

export const billQueries = {
  /** Of all months by an empty one. */
  list: (month: string) => pagedQueryOf(billCalls.list, { type: balanceTypes.bills, month }, { tags }),
  months: () => queryOf(billCalls.list, { type: balanceTypes.balances, month: '', page: 1 }, { tags }),
  detail: (billId: number) => queryOf(billCalls.detail, { id: billId }, { tags }),
  taxStatement: (month: string) => queryOf(taxCalls.statement, { month }),
}
