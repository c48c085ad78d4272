import type { Db } from '#kernel/database.ts'
import { lockExistingAccounts } from './ledger.queries.ts'
import type { Account } from './ledger.queries.ts'
import { lockAccounts, rowOf } from './post-entry.ts'
import type { Posting } from './post-entry.ts'

type Amount = { userId: number; amountFen: number }

const accountsOf = (userId: number) =>
  ({ available: { kind: 'available', userId }, claim: { kind: 'claim', userId } }) as const satisfies Record<
    string,
    Account
  >

/**
 * Money that becomes free for a person: what the person owes is settled by it first. Locks all accounts that the entry
 * moves; `others` are those besides the person's two.
 */
export async function creditPerson(
  db: Db,
  { userId, amountFen }: Amount,
  others: Account[],
): Promise<Posting[]> {
  const { available, claim } = accountsOf(userId)
  await lockAccounts(db, [available, ...others])
  // Only those who owe something have such an account, which is held by nobody who does not hold the available one.
  const [owed] = await lockExistingAccounts(db, [claim])
  const settledFen = Math.min(amountFen, -(owed?.balance_fen ?? 0))
  return [
    { account: available, amountFen: amountFen - settledFen },
    { account: claim, amountFen: settledFen },
  ]
}

/** What a person has to give back: what is free is taken, and the rest is owed. Locks as `creditPerson` does. */
export async function debitPerson(
  db: Db,
  { userId, amountFen }: Amount,
  others: Account[],
): Promise<Posting[]> {
  const { available, claim } = accountsOf(userId)
  const rows = await lockAccounts(db, [available, ...others])
  const takenFen = Math.min(amountFen, rowOf(rows, available).balance_fen)
  return [
    { account: available, amountFen: -takenFen },
    { account: claim, amountFen: takenFen - amountFen },
  ]
}
