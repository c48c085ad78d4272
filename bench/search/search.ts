import { pageSize } from '#contract/wire/lists.ts'
import { searchCalls } from '#contract/discover/search.ts'
import type { Db } from '#kernel/database.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { loadDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { selectArticlesByIds } from '#server/features/library/articles/articles.queries.ts'
import { findOrNear } from '#server/features/discover/search/find-or-near.ts'
import { selectBest } from '#server/features/discover/search/overview.queries.ts'
import { readKeyword } from '#server/features/discover/search/read-keyword.ts'
import { uncounted } from '#server/features/discover/search/word-weights.ts'
import { hasFound, selectFound } from '#server/features/discover/search/search.queries.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median } from '../child-server.ts'
import { compareCall } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { commonWord, prepareTitles, rareWord } from './prepare-titles.ts'
import type { Titles } from './prepare-titles.ts'

const sizes = [1_000, 10_000, 100_000] as const
const searches = 200
const scope = { collegeId: 0, diseaseId: 0 }

/** Ways to search for the rare word: two characters, pinyin, initials, English, mixed; and mistyped. */
const rareSearches = {
  typed: [rareWord, '嗜铬', 'shige', 'sgxbl', 'pheochromocytoma', '嗜ge细胞瘤', 'shigexbl'],
  mistyped: [
    '嗜铬细泡瘤',
    '嗜铬胞细瘤',
    '嗜铬细报瘤',
    '嗜细胞瘤',
    'shigexibaoniu',
    'sigexibaoliu',
    'pheochromocytma',
  ],
}
/** Of which one title in a hundred is a result. */
const commonSearches = [commonWord, '心衰', 'heart failure', '心力衰歇']

/** Searches as the number of titles grows, and search calls against a bare server. */
export async function benchSearch(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const times: { rare: number; slowest: number }[] = []
    const ratios = { typed: 0, mistyped: 0 }
    for (const size of sizes) {
      const databaseUrl = await cloneTemplate(postgres.url, `xinglin_bench_${size}`)
      const titles = await prepareTitles(databaseUrl, size)
      times.push(await timeSearches(titles, size))
      if (size === 10_000) {
        ratios.typed = await compareSearch(databaseUrl, titles, 'pheochromocytoma')
        ratios.mistyped = await compareSearch(databaseUrl, titles, '嗜铬细泡瘤')
      }
      await titles.pool.end()
    }
    const [first, last] = [times.at(0)!, times.at(-1)!]
    return [
      judge({
        name: 'search call by a synonym against node:http + pg',
        value: ratios.typed,
        unit: 'x',
        limit: 0.8,
        better: 'higher',
      }),
      judge({
        name: 'mistyped search call against node:http + pg',
        value: ratios.mistyped,
        unit: 'x',
        limit: 0.8,
        better: 'higher',
      }),
      judge({
        name: 'search for as many hits in 100 times the titles',
        value: last.rare / first.rare,
        unit: 'x the time',
        limit: 3,
        better: 'lower',
      }),
      judge({
        name: 'slowest search of 100,000 titles, with synonyms and slips',
        value: last.slowest,
        unit: 'ms',
        limit: 10,
        better: 'lower',
      }),
    ]
  } finally {
    await postgres.stop()
  }
}

/** As the call of a tab searches. */
async function search(db: Db, dictionary: Dictionary, typed: string) {
  const keyword = (await readKeyword(typed, dictionary))!
  const { result } = await findOrNear(
    { typed, keyword, dictionary, scope, frequencies: uncounted },
    (read) => selectFound(db, 'consulting', read, scope, pageSize, 0),
    async (rows, read) => rows.length === 0 && !(await hasFound(db, read, scope)),
  )
  if (result.length === 0) throw new Error(`nothing found for ${typed}`)
  return result
}

/** As the call of all tabs searches. */
async function searchAll(db: Db, dictionary: Dictionary, typed: string) {
  const keyword = (await readKeyword(typed, dictionary))!
  return selectBest(db, keyword, scope, 3)
}

/** The time of the rare word, and of the slowest search; all are printed. */
async function timeSearches({ db }: Titles, size: number): Promise<{ rare: number; slowest: number }> {
  const dictionary = await loadDictionary(db)
  const shown: string[] = []
  let slowest = 0
  const time = async (name: string, find: () => Promise<unknown>) => {
    const times: number[] = []
    for (let n = 0; n < searches; n++) {
      const begun = performance.now()
      await find()
      times.push(performance.now() - begun)
    }
    const took = median(times)
    slowest = Math.max(slowest, took)
    shown.push(`${name} ${took.toFixed(2)}`)
    return took
  }
  const rare = await time(rareWord, () => search(db, dictionary, rareWord))
  for (const typed of [...rareSearches.typed.slice(1), ...rareSearches.mistyped, ...commonSearches])
    await time(typed, () => search(db, dictionary, typed))
  await time('all tabs', () => searchAll(db, dictionary, rareWord))
  await time(`all tabs of ${commonWord}`, () => searchAll(db, dictionary, commonWord))
  process.stdout.write(`  ${size} titles, ms: ${shown.join(', ')}\n`)
  return { rare, slowest }
}

async function compareSearch(databaseUrl: string, { db, seen }: Titles, keyword: string): Promise<number> {
  const dictionary = await loadDictionary(db)
  seen.length = 0
  const found = await search(db, dictionary, keyword)
  await selectArticlesByIds(
    db,
    found.map((row) => row.itemId),
  )
  return compareCall({
    name: `search for ${keyword}`,
    databaseUrl,
    path: searchCalls.consulting.path,
    fields: { keyword, page: '1' },
    statements: [...seen],
  })
}
