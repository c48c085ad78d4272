import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, equalTo } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { taxedPayments, taxRates } from './tax.tables.ts'

export const rateRows = defineRows({
  id: taxRates.id,
  values: {
    kind: taxRates.kind,
    valid_from: taxRates.valid_from,
    rates: taxRates.rates,
    operator: sql<string>`${users.truename}`.as('operator'),
    entered_at: taxRates.entered_at,
  },
  from: (db, values) =>
    db.select(values).from(taxRates).leftJoin(users, eq(users.id, taxRates.entered_by)).$dynamic(),
  filters: { kind: equalTo(taxRates.kind) },
})

/** Without the ID numbers, which only the monthly export has. */
export const taxedRows = defineRows({
  id: taxedPayments.id,
  values: {
    month: taxedPayments.month,
    truename: taxedPayments.truename,
    title: taxedPayments.title,
    kind: taxedPayments.kind,
    is_correction: sql<boolean>`${taxedPayments.corrects} is not null`.as('is_correction'),
    gross_fen: taxedPayments.gross_fen,
    deduction_fen: taxedPayments.deduction_fen,
    taxable_fen: taxedPayments.taxable_fen,
    tax_fen: taxedPayments.tax_fen,
    net_fen: taxedPayments.net_fen,
    paid_at: taxedPayments.paid_at,
  },
  from: (db, values) => db.select(values).from(taxedPayments).$dynamic(),
  filters: {
    q: contains(taxedPayments.truename, taxedPayments.title),
    month: equalTo(taxedPayments.month),
    kind: equalTo(taxedPayments.kind),
  },
})
