import { makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { measureClosing } from './close-month.ts'
import { killWhileBuying } from './kill.ts'
import { measureBuying } from './throughput.ts'
import { withdrawAtOnce } from './withdraw-at-once.ts'

/** What buying and closing a month cost, that of many withdrawals one wins, and that nothing is lost while server and database are killed. */
export async function benchMoney(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  let ratio: number
  let closing: number
  let withdrawals: Awaited<ReturnType<typeof withdrawAtOnce>>
  try {
    await makeTemplate(postgres.url)
    ratio = await measureBuying(postgres.url)
    closing = await measureClosing(postgres.url)
    withdrawals = await withdrawAtOnce(postgres.url)
  } finally {
    await postgres.stop()
  }
  const { lost, doubled, couponsTooMany, unbalanced, ...done } = await killWhileBuying()
  process.stdout.write(
    `  ${done.paid} orders paid, ${done.refunded} refunded and ${done.withdrawn} withdrawals paid through ${done.serverKills} kills of the server and ` +
      `${done.databaseKills} of the database; ${done.retried} calls made again\n`,
  )
  const none = { unit: '', limit: 0, better: 'lower' } as const
  return [
    judge({
      name: 'buying against the same SQL by hand',
      value: ratio,
      unit: 'x',
      limit: 0.6,
      better: 'higher',
    }),
    judge({
      name: 'closing a month of 100,000 entries',
      value: closing,
      unit: 's',
      limit: 10,
      better: 'lower',
    }),
    judge({
      ...none,
      name: 'answers and records other than the one withdrawal that wins, of 100 at once',
      value: Math.abs(withdrawals.answered - 1) + Math.abs(withdrawals.recorded - 1),
    }),
    judge({ ...none, name: 'acknowledged payments, refunds and withdrawals lost by kills', value: lost }),
    judge({ ...none, name: 'payments, refunds, transfers and entries doubled by kills', value: doubled }),
    judge({ ...none, name: 'uses of a coupon beyond its limit', value: couponsTooMany }),
    judge({ ...none, name: 'fen and balances that do not sum up', value: unbalanced }),
  ]
}
