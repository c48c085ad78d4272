import { billAccounts } from '#contract/commerce/bills.ts'
import type { Bill, BillDetail } from '#contract/commerce/bills.ts'
import { yuanOf } from '#contract/wire/amount.ts'
import { asBit } from '#contract/wire/fields.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { TaxedPaymentRow } from '#server/features/commerce/tax/tax.queries.ts'
import { statusOf } from '#server/features/commerce/withdrawals/withdrawals.present.ts'
import type { BillRow } from './bills.queries.ts'

/** What has changed, the available balance first. */
export const changesOf = (row: BillRow): BillDetail['changes'] =>
  billAccounts.flatMap((account) => {
    const fen = row[`${account}_fen`]
    return fen ? [{ account, amount: yuanOf(fen) }] : []
  })

export const presentBill = (row: BillRow): Bill => ({
  bill_id: row.id,
  kind: row.kind,
  title: row.title,
  ...changesOf(row)[0]!,
  status: row.stage === null ? 0 : statusOf(row.stage),
  happened_at: shanghaiTime(new Date(row.happened_at)),
  month: row.month,
  month_income: yuanOf(row.month_income_fen),
  month_expense: yuanOf(row.month_expense_fen),
  month_taxed: asBit(row.month_taxed),
})

export const presentFee = (row: TaxedPaymentRow): NonNullable<BillDetail['fee']> => ({
  gross: yuanOf(row.gross_fen),
  deduction: yuanOf(row.deduction_fen),
  taxable: yuanOf(row.taxable_fen),
  tax: yuanOf(row.tax_fen),
  net: yuanOf(row.net_fen),
})
