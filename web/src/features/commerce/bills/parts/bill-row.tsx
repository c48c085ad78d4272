import type { Bill } from '#contract/commerce/bills.ts'
import { clock } from '#web/platform/clock.ts'
import { dateText } from '#web/ui/format/date-text.ts'
import { useLanguage, useText } from '#web/ui/language.ts'
import { ListRow } from '#web/ui/list-row/list-row.tsx'
import { billPaths } from '#web/paths/bills.ts'
import { signedAmount } from '../signed-amount.ts'
import { billText } from '../text.ts'
import { MonthHead } from './month-head.tsx'
import './bill-row.css'

type BillRowProps = { bill: Bill; isFirstOfMonth: boolean }

/** A bill, below the head of its month if it is the first one. */
export function BillRow({ bill, isFirstOfMonth }: BillRowProps) {
  const text = useText(billText)
  const language = useLanguage()
  const place = bill.account === 'available' ? '' : text.accounts[bill.account]
  const state = bill.status === 0 ? place : text.withdrawalStates[bill.status]
  return (
    <>
      {isFirstOfMonth && <MonthHead bill={bill} />}
      <ListRow
        title={text.kinds[bill.kind]}
        note={`${dateText(bill.happened_at, new Date(clock.now()), language)} · ${bill.title}`}
        after={
          <span className="bill-row-after">
            <span className="bill-row-amount" data-is={toneOf(bill)}>
              {signedAmount(bill.amount)}
            </span>
            {state && <span className="bill-row-state">{state}</span>}
          </span>
        }
        href={billPaths.detail(bill.bill_id)}
      />
    </>
  )
}

/** Money that is not in the available balance is shown softly. */
function toneOf({ account, amount }: Bill) {
  if (account !== 'available') return 'other'
  return amount.startsWith('-') ? 'out' : 'in'
}
