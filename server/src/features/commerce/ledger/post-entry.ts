import type { Db } from '#kernel/database.ts'
import { insertEntry, insertMissingAccounts, insertPostings, lockExistingAccounts } from './ledger.queries.ts'
import type { Account, AccountRow } from './ledger.queries.ts'
import type { EntryKind } from './ledger.tables.ts'

/** Positive: the platform owes the account's owner more. */
export type Posting = { account: Account; amountFen: number }

export type NewEntry = {
  /** Names the event. A second entry of the same reference is not posted. */
  reference: string
  kind: EntryKind
  /** What the money is for, as the people concerned read it on their bills. */
  title?: string
  /** When the money moved; now if it is only moved here. */
  happenedAt?: Date
  /** They sum to zero, no two of them on one account. Those of nothing are left out. */
  postings: Posting[]
}

/**
 * Writes one event into the ledger, inside the transaction that it belongs to. False for a repeat. A person's account
 * that would fall below zero fails the transaction.
 */
export async function postEntry(
  db: Db,
  { reference, kind, title = '', happenedAt = new Date(), postings }: NewEntry,
): Promise<boolean> {
  const moved = postings.filter(({ amountFen }) => amountFen !== 0)
  const entryId = await insertEntry(db, { reference, kind, title, happenedAt })
  if (entryId === undefined) return false
  const rows = await lockAccounts(
    db,
    moved.map(({ account }) => account),
  )
  const amounts = moved.map(({ account, amountFen }) => ({ accountId: rowOf(rows, account).id, amountFen }))
  await insertPostings(db, entryId, amounts)
  return true
}

/** The accounts with their balances, which nobody else changes until the transaction ends. Missing ones are opened. */
export async function lockAccounts(db: Db, accounts: Account[]): Promise<AccountRow[]> {
  const existing = await lockExistingAccounts(db, accounts)
  if (existing.length === accounts.length) return existing
  await insertMissingAccounts(db, accounts)
  return lockExistingAccounts(db, accounts)
}

export function rowOf(rows: AccountRow[], { kind, userId }: Account): AccountRow {
  const row = rows.find((each) => each.kind === kind && each.user_id === (userId ?? null))
  if (!row) throw new Error(`there is no account ${kind} of user ${userId}`)
  return row
}
