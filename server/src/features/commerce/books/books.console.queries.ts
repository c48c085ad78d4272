import { and, eq, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { ledgerAccounts, ledgerMonths } from '#server/features/commerce/ledger/ledger.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { hasEntries } from './books.queries.ts'
import { organiserPayments, taxPayments } from './books.tables.ts'

const asker = alias(users, 'asker')
const agreer = alias(users, 'agreer')
const people = {
  asker: sql<string>`${asker.truename}`.as('asker'),
  agreer: sql<string>`${agreer.truename}`.as('agreer'),
}

const state = sql<string>`case when ${ledgerMonths.closed_at} is null then 'open' else 'closed' end`

export const monthRows = defineRows({
  id: ledgerMonths.id,
  values: {
    month: ledgerMonths.month,
    state: state.as('state'),
    entry_count: ledgerMonths.entry_count,
    balances: ledgerMonths.balances,
    open_items: ledgerMonths.open_items,
    closed_at: ledgerMonths.closed_at,
    ...people,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(ledgerMonths)
      .leftJoin(asker, eq(asker.id, ledgerMonths.asked_by))
      .leftJoin(agreer, eq(agreer.id, ledgerMonths.agreed_by))
      .$dynamic(),
  where: hasEntries,
  filters: {
    q: contains(ledgerMonths.month),
    state: (value) => sql`${state} = ${value}`,
  },
})

export const organiserRows = defineRows({
  id: organiserPayments.id,
  values: {
    payer: organiserPayments.payer,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    amount_fen: organiserPayments.amount_fen,
    receipt_no: organiserPayments.receipt_no,
    received_at: organiserPayments.received_at,
    meeting_id: organiserPayments.meeting_id,
    ...people,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(organiserPayments)
      .leftJoin(meetings, eq(meetings.id, organiserPayments.meeting_id))
      .leftJoin(asker, eq(asker.id, organiserPayments.asked_by))
      .leftJoin(agreer, eq(agreer.id, organiserPayments.agreed_by))
      .$dynamic(),
  filters: {
    meeting_id: equalTo(organiserPayments.meeting_id),
    q: contains(organiserPayments.payer, organiserPayments.receipt_no),
    received_at: within(organiserPayments.received_at),
  },
})

export const taxPaymentRows = defineRows({
  id: taxPayments.id,
  values: {
    month: taxPayments.month,
    amount_fen: taxPayments.amount_fen,
    receipt_no: taxPayments.receipt_no,
    paid_at: taxPayments.paid_at,
    ...people,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(taxPayments)
      .leftJoin(asker, eq(asker.id, taxPayments.asked_by))
      .leftJoin(agreer, eq(agreer.id, taxPayments.agreed_by))
      .$dynamic(),
  filters: { q: contains(taxPayments.receipt_no), month: equalTo(taxPayments.month) },
})

/** People who have to give something back. */
export const claimRows = defineRows({
  id: ledgerAccounts.id,
  values: {
    person: sql<string>`${users.truename}`.as('person'),
    hospital: sql<string>`${users.hospital}`.as('hospital'),
    amount_fen: sql<number>`(-${ledgerAccounts.balance_fen})::float8`.as('amount_fen'),
    user_id: ledgerAccounts.user_id,
  },
  from: (db, values) =>
    db.select(values).from(ledgerAccounts).leftJoin(users, eq(users.id, ledgerAccounts.user_id)).$dynamic(),
  where: and(eq(ledgerAccounts.kind, 'claim'), lt(ledgerAccounts.balance_fen, 0))!,
  filters: { q: contains(users.truename) },
})
