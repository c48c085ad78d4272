import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import { buildArticle, buildCollege } from '#server/testing/build-content.ts'
import { commonFields, startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'
import { searchTerms } from './search.tables.ts'
import { deleteColdTerms } from './terms.queries.ts'

let app: TestApp
beforeAll(async () => {
  const { databaseUrl, services } = await testApp()
  app = await startServer(databaseUrl, { DATA_DIR: services.env.DATA_DIR, TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => app.close())

let guests = 0
/** Searches as a visitor; each one is another person at another address, unless specified. */
async function search(
  keyword: string,
  { guest = `hot${++guests}`, address = `10.1.0.${guests}`, college = 0 } = {},
) {
  const response = await fetch(app.url + searchCalls.counts.path, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams({
      ...commonFields({ guestId: guest }),
      keyword,
      college_id: String(college),
    }),
  })
  expect(((await response.json()) as { status: number }).status).toBe(200)
}

const hotWords = async (college_id = 0) =>
  (await app.client().call(searchCalls.hotWords, { college_id, disease_id: 0, page: 1 })).map(
    ({ word }) => word,
  )

async function publish(title: string) {
  await buildArticle(app.services.db, { title })
  await indexChanges(app.services.db, app.services.items)
}

it('shows a word once several visitors have searched it', async () => {
  await publish('热词鲲鹏')
  await search('鲲鹏')
  await search(' 鲲鹏 ')
  expect(await hotWords()).not.toContain('鲲鹏')
  await search('鲲鹏')
  expect(await hotWords()).toContain('鲲鹏')
})

it('counts a person once, and an address fewer times than make a word hot', async () => {
  await publish('热词蟾蜍')
  for (let n = 0; n < 5; n++) await search('蟾蜍', { guest: 'same', address: `10.2.0.${n}` })
  for (let n = 0; n < 5; n++) await search('蟾蜍', { guest: `other${n}`, address: '10.3.0.1' })
  const rows = await app.services.db.select().from(searchTerms).where(eq(searchTerms.folded, '蟾蜍'))
  // One for the person, two for the address.
  expect(rows).toMatchObject([{ visitors: 3, college_id: 0 }])
  await publish('热词鸱鸮')
  for (let n = 0; n < 5; n++) await search('鸱鸮', { guest: `third${n}`, address: '10.3.0.1' })
  expect(await hotWords()).not.toContain('鸱鸮')
})

it.each([
  ['what finds nothing', '髟髡髦', '别的内容'],
  ['a way to say it', 'tongbo', '曈膊'],
  ['a single character', '鼍', '鼍'],
])('counts not %s', async (_what, keyword, title) => {
  await publish(title)
  for (let n = 0; n < 4; n++) await search(keyword)
  expect(await hotWords()).not.toContain(keyword)
})

it('shows the words of the subject first', async () => {
  const college = await buildCollege(app.services.db)
  await buildArticle(app.services.db, { title: '热词玳瑁', college_id: college })
  await publish('热词砗磲')
  for (let n = 0; n < 3; n++) await search('玳瑁', { college })
  for (let n = 0; n < 4; n++) await search('砗磲')
  const words = await hotWords(college)
  expect(words[0]).toBe('玳瑁')
  expect(words.filter((word) => word === '玳瑁')).toHaveLength(1)
  expect(words).toContain('砗磲')
})

it('lets a word cool: a word searched much long ago ranks below one searched now', async () => {
  const { db } = app.services
  await publish('热词旧闻新闻')
  for (let n = 0; n < 6; n++) await search('旧闻')
  for (let n = 0; n < 3; n++) await search('新闻')
  const before = await hotWords()
  expect(before.indexOf('旧闻')).toBeLessThan(before.indexOf('新闻'))
  // Two weeks pass: its heat halves twice.
  await db
    .update(searchTerms)
    .set({ heat: sql`heat - 2` })
    .where(eq(searchTerms.folded, '旧闻'))
  const after = await hotWords()
  expect(after.indexOf('新闻')).toBeLessThan(after.indexOf('旧闻'))
  await db
    .update(searchTerms)
    .set({ heat: sql`heat - 20` })
    .where(eq(searchTerms.folded, '旧闻'))
  await deleteColdTerms(db)
  const left = await db.select().from(searchTerms).where(eq(searchTerms.folded, '旧闻'))
  expect(left).toEqual([])
})

it('stores nothing that identifies who searched', async () => {
  const rows = await app.services.db.select().from(searchTerms).limit(1)
  expect(Object.keys(rows[0]!).sort()).toEqual(['college_id', 'folded', 'heat', 'term', 'visitors'])
})
