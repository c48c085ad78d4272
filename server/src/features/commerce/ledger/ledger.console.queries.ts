import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings } from './ledger.tables.ts'

export const entryRows = defineRows({
  id: ledgerEntries.id,
  values: {
    kind: ledgerEntries.kind,
    title: ledgerEntries.title,
    reference: ledgerEntries.reference,
    amount_fen: sql<number>`(select sum(p.amount_fen)::float8 from ${ledgerPostings} p
      where p.entry_id = ${ledgerEntries}.id and p.amount_fen > 0)`.as('amount_fen'),
    happened_at: ledgerEntries.happened_at,
    posted_at: ledgerEntries.posted_at,
  },
  from: (db, values) => db.select(values).from(ledgerEntries).$dynamic(),
  filters: {
    q: contains(ledgerEntries.reference, ledgerEntries.title),
    kind: equalTo(ledgerEntries.kind),
    happened_at: within(ledgerEntries.happened_at),
  },
})

/** The postings of an entry with the accounts that they move. */
export const selectPostingsOfEntry = (db: Db, entryId: number) =>
  db
    .select({ kind: ledgerAccounts.kind, person: users.truename, amountFen: ledgerPostings.amount_fen })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.account_id))
    .leftJoin(users, eq(users.id, ledgerAccounts.user_id))
    .where(eq(ledgerPostings.entry_id, entryId))
    .orderBy(asc(ledgerPostings.amount_fen))
