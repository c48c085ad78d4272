import { useQueryClient } from '@tanstack/react-query'
import type { Bill } from '#contract/commerce/bills.ts'
import { showFailure } from '#web/shell/show-failure.ts'
import { Button } from '#web/ui/button/button.tsx'
import { priceText } from '#web/ui/format/price-text.ts'
import { useText } from '#web/ui/language.ts'
import { billQueries } from '../queries.ts'
import { billText } from '../text.ts'
import './month-head.css'

/** A month with its sums, and the statement of the tax withheld in it. */
export function MonthHead({ bill }: { bill: Bill }) {
  const text = useText(billText)
  const client = useQueryClient()

  /** The address expires, so each press asks for one. */
  async function openStatement() {
    try {
      const { url } = await client.fetchQuery({ ...billQueries.taxStatement(bill.month), staleTime: 0 })
      window.location.assign(url)
    } catch (error) {
      showFailure(error)
    }
  }

  return (
    <div className="month-head">
      <h2 className="month-head-name">{text.month(bill.month)}</h2>
      <p className="month-head-sums">
        <span>{text.income(priceText(bill.month_income))}</span>
        <span>{text.expense(priceText(bill.month_expense.replace('-', '')))}</span>
      </p>
      {bill.month_taxed === 1 && (
        <Button small variant="quiet" onClick={openStatement}>
          {text.taxStatement}
        </Button>
      )}
    </div>
  )
}
