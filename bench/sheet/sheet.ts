import { expertSessionCalls } from '#contract/practice/expert-sessions.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { compareCall } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { prepareSheet, sheetCode } from './prepare-sheet.ts'

/** A sheet with 40 sessions, opened by its code, against a bare server with the same SQL. */
export async function benchSheet(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    const { taskId, statements } = await prepareSheet(databaseUrl)
    const value = await compareCall({
      name: 'sheet',
      databaseUrl,
      path: expertSessionCalls.list.path,
      fields: { id: String(taskId), tcode: sheetCode },
      statements,
    })
    return [
      judge({
        name: 'sheet with 40 tasks against node:http + pg',
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
