import { homeCalls } from '#contract/discover/home.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { compareCall } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { collegeId, prepareRows } from './prepare-rows.ts'

/** A 20-row list call (signed form post, filter, order, count) against a bare server. */
export async function benchList(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    const value = await compareCall({
      name: 'list',
      databaseUrl,
      path: homeCalls.playback.path,
      fields: { college_id: String(collegeId), page: '1' },
      statements: [await prepareRows(databaseUrl)],
    })
    return [
      judge({ name: 'list call against node:http + pg', value, unit: 'x', limit: 0.85, better: 'higher' }),
    ]
  } finally {
    await postgres.stop()
  }
}
