import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import { signText } from '#contract/envelope.ts'
import { pageSize } from '#contract/home.ts'
import { searchCalls } from '#contract/search.ts'
import type { Db } from '#kernel/database.ts'
import { selectArticlesByIds } from '#server/features/articles/articles.queries.ts'
import { readKeyword } from '#server/features/search/read-keyword.ts'
import { selectFound } from '#server/features/search/search.queries.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { median, productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { commonWord, prepareTitles, rareWord } from './prepare-titles.ts'
import type { Titles } from './prepare-titles.ts'

const sizes = [1_000, 10_000, 100_000] as const
const seconds = 8
const rounds = 3
const searches = 200

/** Searches as the number of titles grows, and a search call against the plain limit. */
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
      if (size === 10_000) ratio = await compareCall(databaseUrl, titles)
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

/** Answers the time of the rare word; the others are shown. */
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

async function compareCall(databaseUrl: string, { db, seen }: Titles): Promise<number> {
  seen.length = 0
  const found = await search(db, rareWord)
  await selectArticlesByIds(
    db,
    found.map((row) => row.itemId),
  )
  const children: ChildProcess[] = [
    startChild('server/src/main.ts', 4101, { ...productionEnv, DATABASE_URL: databaseUrl }),
    startChild('bench/search/peer.ts', 4102, { DATABASE_URL: databaseUrl, STATEMENTS: JSON.stringify(seen) }),
  ]
  try {
    await Promise.all([untilAnswering(4101), untilAnswering(4102)])
    const ratios: number[] = []
    for (let round = 0; round < rounds; round++) {
      const own = await load(4101)
      const limit = await load(4102)
      ratios.push(own / limit)
      process.stdout.write(`  search: ${own.toFixed(0)}/s of ${limit.toFixed(0)}/s\n`)
    }
    return median(ratios)
  } finally {
    for (const child of children) child.kill()
    await pause(500)
  }
}

async function load(port: number): Promise<number> {
  const timestamp = String(Date.now())
  const fields = {
    platform: '8',
    sign: createHash('sha256').update(signText('8', timestamp)).digest('hex'),
    timestamp,
    guest_id: '12345678',
    is_wechat: '1',
    keyword: rareWord,
    page: '1',
  }
  const result = await autocannon({
    url: `http://127.0.0.1:${port}${searchCalls.consulting.path}`,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
    connections: 16,
    duration: seconds,
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}
