import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { loadDemo } from '#demo/load-demo.ts'
import type { Db } from '#kernel/database.ts'
import { readEnv } from '#kernel/env.ts'
import type { Services } from '#kernel/services.ts'
import { readQuotable } from '#server/features/library/quoted-passages/read-quotable.ts'
import { loadDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { readTranscripts } from '#server/features/library/transcripts/read-transcripts.ts'
import { openStorage } from '#server/providers/storage/open-storage.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median } from '../child-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { askAll, shareFound } from './questions.ts'

const passages = 1_000_000

/** The question set over the demo world, and how long a question takes among a million passages. */
export async function benchAnswers(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-answers-'))
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench_answers')
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder })
    await loadDemo(env, databaseUrl, () => undefined)
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 })
    // Without a listener the end of the server would hide why a measurement failed.
    pool.on('error', () => undefined)
    try {
      return await measure(pool, { providers: { storage: await openStorage(env) } })
    } finally {
      await pool.end()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measure(
  pool: pg.Pool,
  services: { providers: { storage: Services['providers']['storage'] } },
) {
  const db = drizzle(pool) as Db
  const log = { warn: () => undefined }
  await readTranscripts({ db, log, ...services } as unknown as Services)
  await readQuotable(db)
  await pool.query('analyze quoted_passages')
  const dictionary = await loadDictionary(db)
  const outcomes = await askAll(db, dictionary)
  await addPassages(pool)
  // The first round fills the caches of the database.
  await askAll(db, dictionary)
  const times = (await askAll(db, dictionary)).map(({ ms }) => ms)
  const { rows } = await pool.query<{ table: string; index: string }>(`select
    pg_size_pretty(pg_total_relation_size('quoted_passages')) as table,
    pg_size_pretty(pg_relation_size('quoted_passages_by_grams')) as index`)
  process.stdout.write(
    `  ${passages} passages: ${JSON.stringify(rows[0])}, median ${median(times).toFixed(1)} ms\n`,
  )
  const found = (half: 'tuned' | 'kept') =>
    judge({
      name: `right passage among the first five, ${half} half`,
      value: 100 * shareFound(outcomes, half),
      unit: '%',
      limit: 85,
      better: 'higher',
    })
  return [
    found('tuned'),
    found('kept'),
    judge({
      name: 'slowest question among 1,000,000 passages',
      value: Math.max(...times),
      unit: 'ms',
      limit: 15,
      better: 'lower',
    }),
  ]
}

/** Other passages with words of their own, one in a hundred of which has the words of a question. */
async function addPassages(pool: pg.Pool) {
  await pool.query(`insert into quoted_sources (source, source_id, hash) values ('transcript', 0, 'bench')`)
  await pool.query(
    `insert into quoted_passages (quoted_source_id, place, heading, words, folded)
     select (select max(id) from quoted_sources), n, '', text, text from (
       select n, case when n % 100 = 0 then (array['心力衰竭', '心房颤动', '高血压', '糖尿病', '肺癌'])[1 + n / 100 % 5] else '' end
         || (select string_agg(chr((20000 + (n::bigint * 7919 + at * at * 104729) % 6000)::int), '') from generate_series(1, 20) at)
         || (array['治疗', '复查', '随访', '剂量', '首选'])[1 + n % 5] as text
       from generate_series(1, $1::int) n) made`,
    [passages],
  )
  await pool.query('vacuum analyze quoted_passages')
}
