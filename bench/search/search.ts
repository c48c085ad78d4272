import { pageSize } from '#contract/wire/lists.ts'
import { searchCalls } from '#contract/discover/search.ts'
import type { Db } from '#kernel/database.ts'
import { selectArticlesByIds } from '#server/features/library/articles/articles.queries.ts'
import { readKeyword } from '#server/features/discover/search/read-keyword.ts'
import { selectFound } from '#server/features/discover/search/search.queries.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median } from '../child-server.ts'
import { compareCall } from '../compare-call.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { commonWord, prepareTitles, rareWord } from './prepare-titles.ts'
import type { Titles } from './prepare-titles.ts'

const sizes = [1_000, 10_000, 100_000] as const
const searches = 200

/** Searches as the number of titles grows, and a search call against a bare server. */
export async function benchSearch(): Promise<BenchResult[]> {
  const postgres = await openTestPostgres()
  try {
    await makeTemplate(postgres.url)
    const times: number[] = []
    let ratio = 0
    for (const size of sizes) {
      const databaseUrl = await cloneTemplate(postgres.url, `xinglin_bench_${size}`)
      const titles = await prepareTitles(databaseUrl, size)
      times.push(await timeSearches(titles, size))
      if (size === 10_000) ratio = await compareSearch(databaseUrl, titles)
      await titles.pool.end()
    }
    return [
      judge({
        name: 'search call against node:http + pg',
        value: ratio,
        unit: 'x',
        limit: 0.7,
        better: 'higher',
      }),
      judge({
        name: 'search for as many hits in 100 times the titles',
        value: (times.at(-1) ?? 0) / (times[0] ?? 1),
        unit: 'x the time',
        limit: 3,
        better: 'lower',
      }),
    ]
  } finally {
    await postgres.stop()
  }
}

const search = (db: Db, word: string) =>
  selectFound(db, 'consulting', readKeyword(word)!, { collegeId: 0, diseaseId: 0 }, pageSize, 0)

/** Returns the time of the rare word; the others are printed. */
async function timeSearches({ db }: Titles, size: number): Promise<number> {
  const shown: string[] = []
  const time = async (word: string) => {
    const times: number[] = []
    for (let n = 0; n < searches; n++) {
      const begun = performance.now()
      await search(db, word)
      times.push(performance.now() - begun)
    }
    shown.push(`${word} ${median(times).toFixed(2)} ms`)
    return median(times)
  }
  const rare = await time(rareWord)
  for (const word of ['嗜铬', 'shige', 'sgxbl', commonWord]) await time(word)
  process.stdout.write(`  ${size} titles: ${shown.join(', ')}\n`)
  return rare
}

async function compareSearch(databaseUrl: string, { db, seen }: Titles): Promise<number> {
  seen.length = 0
  const found = await search(db, rareWord)
  await selectArticlesByIds(
    db,
    found.map((row) => row.itemId),
  )
  return compareCall({
    name: 'search',
    databaseUrl,
    path: searchCalls.consulting.path,
    fields: { keyword: rareWord, page: '1' },
    statements: [...seen],
  })
}
