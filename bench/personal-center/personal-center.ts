import { personalCenterCalls } from '#contract/discover/personal-center.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { compareCall } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { preparePersonalCenter } from './prepare-personal-center.ts'

/** The one call of the personal centre against a bare server with the same SQL. */
export async function benchPersonalCenter(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    const { token, statements } = await preparePersonalCenter(databaseUrl)
    const value = await compareCall({
      name: 'personal centre',
      databaseUrl,
      path: personalCenterCalls.get.path,
      fields: {},
      token,
      statements,
    })
    return [
      judge({
        name: 'personal centre against node:http + pg',
        value,
        unit: 'x',
        limit: 0.7,
        better: 'higher',
      }),
    ]
  } finally {
    await postgres.stop()
  }
}
