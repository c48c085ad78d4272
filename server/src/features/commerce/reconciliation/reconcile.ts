import { defineJob } from '#kernel/jobs/job.ts'
import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectMovements } from '#server/features/commerce/ledger/ledger.queries.ts'
import { receivableOf } from '#server/features/commerce/orders/order-entries.ts'
import type { StatementLine } from '#kernel/ports/payments.ts'
import { compareMovements } from './compare-statement.ts'
import type { Movement } from './compare-statement.ts'
import { replaceDifferences, selectComparedDays } from './reconciliation.queries.ts'
import type { Statement } from './reconciliation.queries.ts'

const dayMs = 24 * 3600_000

/** So many days back, a statement that could not be read is tried again. */
const daysBack = 7

/** Providers offer the statement of a day on the next morning. */
export const reconcile = defineJob({
  name: 'reconcile-payments',
  retryWaits: [600, 3600, 3600],
  schedule: '30 10 * * *',
  run: (services) => reconcileDays(services, new Date()),
})

/** Compares the past days that were not compared yet, at every provider in use. */
export async function reconcileDays(services: Services, now: Date): Promise<void> {
  const days = Array.from({ length: daysBack }, (_, ago) => dayOf(now.getTime() - (ago + 1) * dayMs))
  for (const provider of services.providers.payments.active) {
    const compared = await selectComparedDays(services.db, provider, days)
    for (const day of days.filter((day) => !compared.includes(day)))
      await reconcileDay(services, { provider, day })
  }
}

async function reconcileDay(services: Services, { provider, day }: Statement): Promise<void> {
  const lines = await services.providers.payments.provider(provider).statement(day)
  const from = new Date(`${day}T00:00:00+08:00`)
  const until = new Date(from.getTime() + dayMs)
  const { kind } = receivableOf(provider)
  const moved = await selectMovements(services.db, kind, from, until)
  // The statements list payments and refunds, no transfers.
  const posted = moved.filter((entry) => entry.kind !== 'withdrawal_paid')
  const differences = compareMovements(posted.map(ofLedger), lines.map(ofStatement))
  await services.db.transaction((db) =>
    replaceDifferences(db, { provider, day }, { lineCount: lines.length, differences }),
  )
  if (differences.length > 0)
    services.log.error({ provider, day, count: differences.length }, 'a statement differs from the ledger')
}

const dayOf = (at: number) => shanghaiTime(new Date(at)).slice(0, 10)

type Posted = { reference: string; amountFen: number }

/** What a provider owes us is negative; references end with the number. */
const ofLedger = ({ reference, amountFen }: Posted): Movement => ({
  movement: amountFen < 0 ? 'payment' : 'refund',
  number: reference.split(' ').at(-1)!,
  amountFen: Math.abs(amountFen),
})

const ofStatement = ({ kind, refundNo, transactionNo, amountFen }: StatementLine): Movement => ({
  movement: kind,
  number: kind === 'refund' ? refundNo : transactionNo,
  amountFen,
})
