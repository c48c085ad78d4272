import type { OwnEarnings } from '#contract/discover/doctor-homepage.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import type { selectPersonBalances } from '#server/features/commerce/ledger/ledger.queries.ts'
import type { MonthEarnings, WorkEarnings } from '#server/features/commerce/orders/shares.queries.ts'

type Balances = Awaited<ReturnType<typeof selectPersonBalances>>

type Earnings = {
  balances: Balances
  months: MonthEarnings[]
  works: WorkEarnings[]
}

export function presentEarnings({ balances, months, works }: Earnings): OwnEarnings {
  const balance = (of: Balances[number]['kind']) =>
    yuanOf(balances.find(({ kind }) => kind === of)?.balanceFen ?? 0)
  return {
    total: yuanOf(works.reduce((sum, work) => sum + work.amount_fen, 0)),
    pending: balance('pending'),
    available: balance('available'),
    in_withdrawal: balance('in_withdrawal'),
    months: months.map(({ month, amount_fen, sold }) => ({
      month,
      amount: yuanOf(amount_fen),
      order_num: sold,
    })),
    works: works.map(({ production_id, title, amount_fen, sold }) => ({
      production_id,
      title,
      amount: yuanOf(amount_fen),
      order_num: sold,
    })),
  }
}
