import { setTimeout as pause } from 'node:timers/promises'
import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import type { WithdrawalOverview } from '#contract/commerce/withdrawals.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startChild, untilAnswering } from '../child-server.ts'
import { call, givenFen, masterKey, prepareShop } from './shop.ts'

const port = 4153
const applicants = 100

/** A hundred applications at once for the whole balance of one person. Returns how many the server and the records accept. */
export async function withdrawAtOnce(postgresUrl: string): Promise<{ answered: number; recorded: number }> {
  const databaseUrl = await cloneTemplate(postgresUrl, 'xinglin_bench_withdrawals')
  const { buyers } = await prepareShop(databaseUrl, { buyers: 1, works: 1 })
  const token = buyers[0]?.token ?? ''
  const child = startChild('bench/money/shop-server.ts', port, {
    DATABASE_URL: databaseUrl,
    MASTER_KEY: masterKey,
    LOG_LEVEL: 'error',
  })
  try {
    await untilAnswering(port)
    const whole = { amount: (givenFen / 100).toFixed(2), agreement: '1' }
    const answers = await Promise.all(
      Array.from({ length: applicants }, () => call(port, withdrawalCalls.apply.path, token, whole)),
    )
    const { data } = await call(port, withdrawalCalls.overview.path, token, {})
    return {
      answered: answers.filter(({ status }) => status === 200).length,
      recorded: (data as WithdrawalOverview).withdrawals.length,
    }
  } finally {
    child.kill()
    await pause(500)
  }
}
