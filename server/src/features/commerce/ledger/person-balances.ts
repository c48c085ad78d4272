import type { Db } from '#kernel/database.ts'
import { selectPersonBalances } from './ledger.queries.ts'
import type { PersonAccount } from './ledger.tables.ts'

/** What a person has in each account, in fen. */
export type PersonBalances = Record<PersonAccount, number>

export async function readBalances(db: Db, userId: number): Promise<PersonBalances> {
  const rows = await selectPersonBalances(db, userId)
  const balanceOf = (kind: PersonAccount) => rows.find((row) => row.kind === kind)?.balanceFen ?? 0
  return {
    available: balanceOf('available'),
    pending: balanceOf('pending'),
    in_withdrawal: balanceOf('in_withdrawal'),
  }
}
