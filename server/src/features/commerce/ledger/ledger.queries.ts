import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { preparedSql } from '#kernel/prepared-sql.queries.ts'
import { ledgerMonths, ledgerAccounts, ledgerEntries, ledgerPostings } from './ledger.tables.ts'
import type { EntryKind, PersonAccount, PlatformAccount } from './ledger.tables.ts'

/** An account of a person, or one of the platform. */
export type Account = { kind: PersonAccount; userId: number } | { kind: PlatformAccount; userId?: undefined }

export type AccountRow = { id: number; kind: string; user_id: number | null; balance_fen: number }

const wanted = sql`unnest(${sql.placeholder('kinds')}::text[], ${sql.placeholder('userIds')}::bigint[])
  as wanted (kind, user_id)`

const listOf = (accounts: Account[]) => ({
  kinds: accounts.map(({ kind }) => kind),
  userIds: accounts.map(({ userId }) => userId ?? null),
})

const lockedAccounts = preparedSql<AccountRow>(
  'locked_accounts',
  sql`
    select a.id, a.kind, a.user_id, a.balance_fen from ledger_accounts a
    join ${wanted} on wanted.kind = a.kind and wanted.user_id is not distinct from a.user_id
    where a.user_id is not null or a.kind not in ('available', 'pending', 'in_withdrawal', 'claim')
    order by a.id for no key update of a`,
)

/** Always in the order of their numbers, so that transactions that share accounts cannot wait for each other in a ring. */
export const lockExistingAccounts = (db: Db, accounts: Account[]): Promise<AccountRow[]> =>
  lockedAccounts(db, listOf(accounts))

const missingAccounts = preparedSql(
  'missing_accounts',
  sql`insert into ledger_accounts (kind, user_id)
    select kind, user_id from ${wanted} order by kind, user_id on conflict do nothing`,
)

/** In one order as well: a transaction that opens an account makes others that do the same wait. */
export const insertMissingAccounts = (db: Db, accounts: Account[]) => missingAccounts(db, listOf(accounts))

type Entry = { reference: string; kind: EntryKind; title: string; happenedAt: Date }

const newEntry = prepared('new_entry', (db) =>
  db
    .insert(ledgerEntries)
    .values({
      reference: sql.placeholder('reference'),
      kind: sql.placeholder('kind'),
      title: sql.placeholder('title'),
      happened_at: sql`case when exists (select from ${ledgerMonths} where closed_at is not null
        and month = to_char(${sql.placeholder('happenedAt')}::timestamptz at time zone 'Asia/Shanghai', 'YYYY-MM'))
        then now() else ${sql.placeholder('happenedAt')}::timestamptz end`,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id }),
)

/**
 * The number of the entry; undefined if the reference has been used before. What a provider reports of a month that is
 * closed by now is dated today: the books of that month stay as they are.
 */
export const insertEntry = async (db: Db, { happenedAt, ...entry }: Entry): Promise<number | undefined> =>
  (await first(newEntry(db).execute({ ...entry, happenedAt: happenedAt.toISOString() })))?.id

export type PostedAmount = { accountId: number; amountFen: number }

const newPostings = preparedSql(
  'new_postings',
  sql`
    with posted as (
      insert into ledger_postings (entry_id, account_id, amount_fen)
      select ${sql.placeholder('entryId')}::bigint, * from unnest(${sql.placeholder('accountIds')}::bigint[],
        ${sql.placeholder('amountsFen')}::bigint[])
      returning account_id, amount_fen
    )
    update ledger_accounts a set balance_fen = a.balance_fen + p.amount_fen
    from posted p where p.account_id = a.id`,
)

/** Adds the postings and moves the balances by them. The accounts are locked. */
export const insertPostings = (db: Db, entryId: number, amounts: PostedAmount[]) =>
  newPostings(db, {
    entryId,
    accountIds: amounts.map(({ accountId }) => accountId),
    amountsFen: amounts.map(({ amountFen }) => amountFen),
  })

/** The postings of entries with their accounts; an entry that does not exist has none. */
export const selectPostings = (db: Db, ...references: string[]) =>
  db
    .select({
      kind: ledgerAccounts.kind,
      userId: ledgerAccounts.user_id,
      amountFen: ledgerPostings.amount_fen,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entry_id, ledgerEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.account_id))
    .where(inArray(ledgerEntries.reference, references))

export type PostingRow = Awaited<ReturnType<typeof selectPostings>>[number]

/** What a person has, by account; accounts without any movement are missing. */
export const selectPersonBalances = (db: Db, userId: number) =>
  db
    .select({ kind: ledgerAccounts.kind, balanceFen: ledgerAccounts.balance_fen })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.user_id, userId))

/** What moved on an account of the platform from one moment until another, by reference. */
export const selectMovements = (db: Db, kind: PlatformAccount, from: Date, until: Date) =>
  db
    .select({
      reference: ledgerEntries.reference,
      kind: ledgerEntries.kind,
      amountFen: ledgerPostings.amount_fen,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.entry_id, ledgerEntries.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.account_id))
    .where(
      and(
        eq(ledgerAccounts.kind, kind),
        sql`${ledgerEntries.happened_at} >= ${from.toISOString()}::timestamptz`,
        sql`${ledgerEntries.happened_at} < ${until.toISOString()}::timestamptz`,
      ),
    )

export type WrongBalance = { id: number; kind: string; balance_fen: number; posted_fen: number }

/** Accounts whose balance is not the sum of their postings. One statement sees both as of one moment. */
export async function selectWrongBalances(db: Db): Promise<WrongBalance[]> {
  const { rows } = await db.execute<WrongBalance>(sql`
    select a.id, a.kind, a.balance_fen, coalesce(p.posted_fen, 0)::bigint as posted_fen
    from ledger_accounts a
    left join (select account_id, sum(amount_fen) as posted_fen from ledger_postings group by account_id) p
      on p.account_id = a.id
    where a.balance_fen <> coalesce(p.posted_fen, 0)
    order by a.id`)
  return rows
}

export const lockAccount = (db: Db, id: number) =>
  db.execute(sql`select from ledger_accounts where id = ${id} for no key update`)

export const updateBalanceFromPostings = (db: Db, id: number) =>
  db.execute(sql`update ledger_accounts set balance_fen =
    (select coalesce(sum(amount_fen), 0) from ledger_postings where account_id = ${id}) where id = ${id}`)
