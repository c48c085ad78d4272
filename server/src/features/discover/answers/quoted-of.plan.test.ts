import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#kernel/database.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { selectShownOf } from './quoted-of.queries.ts'

/** A million passages of 20,000 talks; a fifth of them answered a question. */

type Node = { 'Node Type': string; 'Relation Name'?: string; 'Index Name'?: string; Plans?: Node[] }

let pool: pg.Pool
let db: Db
let statement: { text: string; values: unknown[] } | undefined

beforeAll(async () => {
  const name = `xinglin_quoted_plan_${process.env.VITEST_POOL_ID ?? 0}`
  pool = new pg.Pool({
    connectionString: await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, name),
    max: 1,
  })
  db = drizzle(pool, { logger: { logQuery: (text, values) => void (statement = { text, values }) } })
  // Words and their index have nothing to do with it, and would take a minute.
  await pool.query(`
    drop index quoted_passages_by_grams;
    alter table quoted_passages alter grams drop expression, drop constraint quoted_passages_quoted_source_id_fkey;
    alter table shown_passages drop constraint shown_passages_quoted_passage_id_fkey;
    insert into colleges (name, name_en, logo) select 'c' || n, 'c', '' from generate_series(1, 10) n;
    insert into doctors (name, cover, hospital, department, title, college_id, sort)
      select 'd' || n, '', '', '', '', 1 + n % 10, n from generate_series(1, 5000) n;
    insert into meetings (college_id, title, cover, begin_at, end_at)
      select 1 + n % 10, 't' || n, '', now() - n * interval '1 hour', now() - (n - 1) * interval '1 hour'
      from generate_series(1, 20000) n;
    insert into meeting_doctors (meeting_id, doctor_id) select n, 1 + n % 5000 from generate_series(1, 20000) n;
    insert into meeting_sessions (meeting_id, doctor_id, title, begin_at, end_at)
      select n, 1 + n % 5000, 's' || n, now() - interval '2 hours', now() - interval '1 hour'
      from generate_series(1, 20000, 2) n;
    insert into meeting_recordings (meeting_id, name, video, seconds) select n, 's' || n, '', 600 from generate_series(1, 20000) n;
    insert into transcripts (talk, talk_id, language, address) select 'recording', n, 'zh', 'a' || n from generate_series(1, 20000) n;
    insert into quoted_sources (source, source_id, hash) select 'transcript', n, 'a' || n from generate_series(1, 20000) n;
    insert into quoted_passages (quoted_source_id, place, heading, words, folded, grams)
      select 1 + n % 20000, n, '', 'w' || n, '', '' from generate_series(1, 1000000) n;
    insert into shown_passages (quoted_passage_id, asked) select n, 'a' from generate_series(5, 1000000, 5) n;`)
  await pool.query(`vacuum analyze ${filled.join(', ')}`)
})
afterAll(() => pool.end())

/** The others are empty here. */
const filled = [
  'quoted_passages',
  'shown_passages',
  'quoted_sources',
  'transcripts',
  'meeting_recordings',
  'meeting_sessions',
  'meeting_doctors',
]

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

it('reads what of a doctor answered questions from indexes among a million passages', async () => {
  expect(await selectShownOf(db, 7, 20)).toHaveLength(20)
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (format json) ${statement!.text}`,
    statement!.values,
  )
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
  expect(nodes.map((node) => node['Index Name'])).toEqual(
    expect.arrayContaining(['quoted_passages_by_source', 'shown_passages_pkey']),
  )
  const readWhole = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
  for (const table of filled) expect(readWhole).not.toContain(table)
})
