import type { Services } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { selectRequirement, selectYearTenths } from './credit-wallet.queries.ts'

export const thisYear = () => Number(shanghaiTime(new Date()).slice(0, 4))

/** How far the current year is: what counts, and what is required, in tenths of points. */
export async function readCreditYear({ db }: Pick<Services, 'db'>, userId: number) {
  const year = thisYear()
  const [tenths, requirement] = await Promise.all([
    selectYearTenths(db, userId, year),
    selectRequirement(db, userId, year),
  ])
  return { year, tenths, requiredTenths: requirement?.points_tenths ?? 0 }
}

export type CreditYear = Awaited<ReturnType<typeof readCreditYear>>
