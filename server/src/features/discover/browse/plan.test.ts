import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#kernel/database.ts'
import { selectMeetings } from '#server/features/meetings/meetings/meetings.queries.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { selectArticlePage, selectOperationPage, selectWorkPage } from './browse.queries.ts'
import { selectTopExperts } from './experts.queries.ts'

/** With 20,000 rows each, a page of a list is read from an index for every combination of filters. */

type Node = { 'Node Type': string; 'Index Name'?: string; 'Parent Relationship'?: string; Plans?: Node[] }

let pool: pg.Pool
let db: Db
let statement: { text: string; values: unknown[] } | undefined

beforeAll(async () => {
  const name = `xinglin_browse_plan_${process.env.VITEST_POOL_ID ?? 0}`
  pool = new pg.Pool({
    connectionString: await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, name),
    max: 1,
  })
  db = drizzle(pool, { logger: { logQuery: (text, values) => void (statement = { text, values }) } })
  await pool.query(`
    insert into colleges (name, name_en, logo) select 'c' || n, 'c', '' from generate_series(1, 40) n;
    insert into diseases (college_id, name, name_en) select 1 + n % 40, 'd' || n, 'd' from generate_series(1, 400) n;
    insert into doctors (name, cover, hospital, department, title, college_id, sort)
      select 'd' || n, '', '', '', '', 1 + n % 40, n % 977 from generate_series(1, 20000) n;
    insert into articles (college_id, disease_id, title, cover, body, view_count, published_at)
      select 1 + n % 40, 1 + n % 400, 't' || n, '', '', n % 9973, now() - n * interval '1 minute'
      from generate_series(1, 20000) n;
    insert into productions (doctor_id, college_id, disease_id, course_type, title, cover, view_count, published_at)
      select n, 1 + n % 40, 1 + n % 400, 1 + (n % 25 = 0)::int, 't' || n, '', n % 9973, now() - n * interval '1 minute'
      from generate_series(1, 20000) n;
    insert into operations (college_id, disease_id, title, cover, video, view_count, published_at)
      select 1 + n % 40, 1 + n % 400, 't' || n, '', '', n % 9973, now() - n * interval '1 minute'
      from generate_series(1, 20000) n;
    insert into meetings (college_id, title, cover, begin_at, end_at, is_credit, is_enterprise, view_count)
      select 1 + n % 40, 't' || n, '', now() + (200 - n) * interval '1 hour', now() + (201 - n) * interval '1 hour',
        n % 50 = 0, n % 60 = 0, n % 9973 from generate_series(1, 20000) n;
    analyze colleges, all_diseases, doctors, all_articles, productions, all_operations, meetings`)
})
afterAll(() => pool.end())

const page = { limit: 20, offset: 20 }
const all = { collegeId: 0, diseaseId: 0, order: 'new' } as const
const hot = { ...all, order: 'hot' } as const
const ofCollege = { ...all, collegeId: 7 }
const ofDisease = { ...all, diseaseId: 7 }

const meetings = (
  period: Parameters<typeof selectMeetings>[1],
  filter: Parameters<typeof selectMeetings>[2],
) => selectMeetings(db, period, filter, 20, 0)

it.each<[string, () => Promise<unknown>, RegExp]>([
  ['articles', () => selectArticlePage(db, all, page), /^articles_by_time$/],
  ['hot articles', () => selectArticlePage(db, hot, page), /^articles_by_views$/],
  ['articles of a subject', () => selectArticlePage(db, ofCollege, page), /^articles_by_college$/],
  ['articles of a disease', () => selectArticlePage(db, ofDisease, page), /^articles_by_disease$/],
  ['courses', () => selectWorkPage(db, all, page), /^productions_by_time$/],
  ['hot courses', () => selectWorkPage(db, hot, page), /^productions_by_views$/],
  ['series', () => selectWorkPage(db, { ...all, courseType: 2 }, page), /^productions_by_kind$/],
  ['courses of a subject', () => selectWorkPage(db, ofCollege, page), /^productions_by_college$/],
  ['operations', () => selectOperationPage(db, all, page), /^operations_by_time$/],
  ['hot operations', () => selectOperationPage(db, hot, page), /^operations_by_views$/],
  ['experts', () => selectTopExperts(db, all, page), /^doctors_by_sort$/],
  ['experts of a subject', () => selectTopExperts(db, ofCollege, page), /^doctors_by_college$/],
  ['upcoming meetings', () => meetings('upcoming', all), /^meetings_by_end$/],
  ['playback', () => meetings('over', all), /^meetings_by_begin$/],
  ['hot playback', () => meetings('over', hot), /^meetings_by_views$/],
  ['playback of a subject', () => meetings('over', ofCollege), /^meetings_by_college$/],
  ['credit meetings', () => meetings('any', { ...all, isCredit: true }), /^meetings_with_credit$/],
  ['meetings of companies', () => meetings('any', { ...all, isEnterprise: true }), /^meetings_of_companies$/],
])('a page of %s', async (_name, read, index) => {
  await read()
  const { text, values } = statement!
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (format json) ${text}`,
    values,
  )
  const scans = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan).filter((node) => node['Node Type'].includes('Scan'))
  expect(scans.map((scan) => scan['Node Type'])).not.toContain('Seq Scan')
  expect(scans.flatMap((scan) => scan['Index Name'] ?? []).join()).toMatch(index)
})

/** Without the nodes for counts and joins. */
const nodesOf = (node: Node): Node[] =>
  ['InitPlan', 'SubPlan'].includes(node['Parent Relationship'] ?? '')
    ? []
    : [node, ...(node.Plans ?? []).flatMap(nodesOf)]
