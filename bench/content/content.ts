import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Handler } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { createFeatureStates } from '#kernel/feature-states.ts'
import { databaseCounters } from '#kernel/limit-counters.ts'
import { createLimits } from '#kernel/limits.ts'
import { createVault } from '#kernel/vault.ts'
import { getArticle } from '#server/features/library/articles/get-article.ts'
import { getWork } from '#server/features/library/works/get-work.ts'
import { getMeeting } from '#server/features/discover/meeting-page/get-meeting.ts'
import { getContentList } from '#server/features/discover/home/content.ts'
import { callContext } from '#server/testing/call-context.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { compareCall } from '../compare-call.ts'
import type { Statement } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { prepareContent } from './prepare-content.ts'

const measured = [
  { name: 'home data', handler: getContentList, input: { college_id: 3, disease_id: 0 }, limit: 0.85 },
  { name: 'article', handler: getArticle, input: { information_id: 500 }, limit: 0.85 },
  { name: 'meeting', handler: getMeeting, input: { meeting_id: 500 }, limit: 0.8 },
  { name: 'work', handler: getWork, input: { production_id: 500 }, limit: 0.7 },
]

/** The content of the home, one article with its related lists, one meeting and one work, each against a bare server. */
export async function benchContent(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    await prepareContent(databaseUrl)
    const results: BenchResult[] = []
    for (const { name, handler, input, limit } of measured) {
      const value = await compareCall({
        name,
        databaseUrl,
        path: handler.call.path,
        fields: Object.fromEntries(Object.entries(input).map(([field, given]) => [field, String(given)])),
        statements: await statementsOf(databaseUrl, handler, input),
      })
      results.push(
        judge({ name: `${name} against node:http + pg`, value, unit: 'x', limit, better: 'higher' }),
      )
    }
    return results
  } finally {
    await postgres.stop()
  }
}

/** Runs the handler for an anonymous visitor, and records its SQL. */
async function statementsOf(databaseUrl: string, handler: Handler, input: unknown): Promise<Statement[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const seen: Statement[] = []
  const db = drizzle(pool, { logger: { logQuery: (text, values) => void seen.push({ text, values }) } }) as Db
  const vault = createVault(randomBytes(32))
  const context = callContext({
    db,
    vault,
    limits: createLimits(databaseCounters(db)),
    states: createFeatureStates(() => ({})),
  })
  await handler.run(input, context)
  await pool.end()
  return seen
}
