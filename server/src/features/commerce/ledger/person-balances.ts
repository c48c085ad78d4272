import type { Db } from '#kernel/database.ts'
import { selectPersonBalances } from './ledger.queries.ts'
import type { PersonAccount } from './ledger.tables.ts'

/** What a person has in each account, in fen. */
export type PersonBalances = Record<Exclude<PersonAccount, 'claim'>, number>

export async function readBalances(db: Db, userId: number): Promise<PersonBalances> {
  const rows = await selectPersonBalances(db, userId)
  const balanceOf = (kind: PersonAccount) => rows.find((row) => row.kind === kind)?.balanceFen ?? 0
  return {
    available: balanceOf('available'),
    pending: balanceOf('pending'),
    in_withdrawal: balanceOf('in_withdrawal'),
  }
}

/** What a person has to give back, in fen: the next money that becomes available settles it. */
export async function readClaim(db: Db, userId: number): Promise<number> {
  const rows = await selectPersonBalances(db, userId)
  return Math.abs(rows.find(({ kind }) => kind === 'claim')?.balanceFen ?? 0)
}
