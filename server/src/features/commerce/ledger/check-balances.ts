import type { Db } from '#kernel/database.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import { lockAccount, selectWrongBalances, updateBalanceFromPostings } from './ledger.queries.ts'
import type { WrongBalance } from './ledger.queries.ts'

/** Computes every balance from its postings, and returns those that were wrong before. The postings are right. */
export async function correctBalances(db: Db): Promise<WrongBalance[]> {
  const wrong = await selectWrongBalances(db)
  for (const { id } of wrong)
    await db.transaction(async (db) => {
      await lockAccount(db, id)
      await updateBalanceFromPostings(db, id)
    })
  return wrong
}

export const checkBalances = defineJob({
  name: 'check-ledger-balances',
  retryWaits: [300, 3600],
  schedule: '40 3 * * *',
  async run({ db, log }) {
    for (const account of await correctBalances(db))
      log.error({ account }, 'a balance of the ledger was not the sum of its postings')
  },
})
