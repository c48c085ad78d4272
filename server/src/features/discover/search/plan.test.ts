import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Db } from '#kernel/database.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { loadDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { countTabs, selectBest, selectSuggestions } from './overview.queries.ts'
import { readKeyword, readNearKeywords } from './read-keyword.ts'
import { selectFound } from './search.queries.ts'

/** With 100,000 titles every search is one scan of the index. */

type Node = { 'Node Type': string; 'Index Name'?: string; Plans?: Node[] }

let pool: pg.Pool
let statement: { text: string; values: unknown[] } | undefined
let db: Db
let dictionary: Dictionary

beforeAll(async () => {
  const url = await cloneTemplate(
    process.env.XINGLIN_TEST_POSTGRES!,
    `xinglin_plan_${process.env.VITEST_POOL_ID ?? 0}`,
  )
  pool = new pg.Pool({ connectionString: url, max: 1 })
  db = drizzle(pool, { logger: { logQuery: (text, values) => void (statement = { text, values }) } })
  // One of 160 pairs in each title, distributed as in real ones.
  await pool.query(`
    insert into search_entries (kind, item_id, title, subtitle, folded, tokens, sort_at, end_at)
    select (array['meeting', 'article', 'production', 'doctor'])[1 + n / 160 % 4], n, folded, '', folded, array['=' || md5(n::text)],
      now(), now()
    from (select n, chr(19968 + n % 160) || chr(20500 + n / 7 % 900) || '的诊断' || n || chr(10) as folded
      from generate_series(1, 100000) n) titles`)
  await pool.query(`insert into search_entries (kind, item_id, title, subtitle, folded, tokens, sort_at)
    values ('article', 0, '心力衰竭', '', E'心力衰竭\\n', '{=xinlishuaijie,=lishuaijie,=jie,-xlsj,≈xillisuaijie}', now())`)
  await pool.query('analyze search_entries')
  dictionary = await loadDictionary(db)
})
afterAll(() => pool.end())

const scope = { collegeId: 0, diseaseId: 0 }

async function plan(): Promise<Node[]> {
  const { text, values } = statement!
  const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    `explain (format json) ${text}`,
    values,
  )
  const all = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(all)]
  return all(rows[0]!['QUERY PLAN'][0]!.Plan)
}

const reads = (nodes: Node[]) =>
  nodes
    .filter((node) => node['Node Type'].includes('Scan'))
    .map((node) => [node['Node Type'], node['Index Name']])

const oneIndexScan = [
  ['Bitmap Heap Scan', undefined],
  ['Bitmap Index Scan', 'search_entries_by_words'],
]

it.each(['心力', '心力衰竭', '一倔', 'xinli', 'xlsj', '衰竭 xin', '心衰', 'heart failure', '心li衰竭'])(
  'reads the index once for %s',
  async (typed) => {
    const keyword = (await readKeyword(typed, dictionary))!
    const found = await selectFound(db, 'consulting', keyword, scope, 20, 0)
    expect(reads(await plan())).toEqual(oneIndexScan)
    if (!typed.includes('一')) expect(found.map((row) => row.title)).toEqual(['心力衰竭'])
    await countTabs(db, keyword, scope)
    expect(reads(await plan())).toEqual(oneIndexScan)
    await selectSuggestions(db, keyword, scope, undefined, 8)
    expect(reads(await plan())).toEqual(oneIndexScan)
    await selectBest(db, keyword, scope, 3)
    expect(reads(await plan())).toEqual([['Subquery Scan', undefined], ...oneIndexScan])
  },
)

it.each(['心力衰歇', '心衰力竭', '新力衰竭', 'xinlishuajie', 'xinnisuaijie'])(
  'reads the index once for what is similar to %s',
  async (typed) => {
    const titles: string[] = []
    for (const keyword of await readNearKeywords(typed, dictionary)) {
      const found = await selectFound(db, 'consulting', keyword, scope, 20, 0)
      expect(reads(await plan())).toEqual(oneIndexScan)
      titles.push(...found.map((row) => row.title))
    }
    expect(titles).toContain('心力衰竭')
  },
)

it('agrees with a comparison of every title', async () => {
  for (const typed of ['一', '倔的', '诊断7', '断77']) {
    const counts = await countTabs(db, (await readKeyword(typed, dictionary))!, scope)
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from search_entries where kind = 'article' and title like '%' || $1 || '%'`,
      [typed],
    )
    expect(counts.consulting, typed).toBe(rows[0]!.n)
    expect(rows[0]!.n, typed).toBeGreaterThan(0)
  }
})
