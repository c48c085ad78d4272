import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { markCalls, mostFavorites } from '#contract/community/marks.ts'
import type { Favorite } from '#contract/community/marks.ts'
import { failures } from '#contract/wire/failure.ts'
import type { MarkType } from '#contract/wire/item-types.ts'
import { reports } from '#server/features/meetings/reports/reports.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildArticle, buildMeeting, buildOperation, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { marks } from './marks.tables.ts'

const app = await testApp()
const { db } = app.services
const { favorites, removeFavorites, restoreFavorites } = markCalls

const all = { keyword: '', page: 1 }
const keyOf = ({ item_type, id }: Favorite) => ({ item_type, item_id: id })
const kindsOf = async (client: TestClient) =>
  (await client.call(favorites, all)).data.map(({ item_type }) => item_type)

/** One favourite of every kind, the meeting added last. */
async function buildCollector() {
  const member = await buildMember(app)
  const meeting = await buildMeeting(db, { title: '心衰的 ICD 治疗' })
  const [report] = await db
    .insert(reports)
    .values({ meeting_id: meeting.id, title: '会议纪要', cover: '/files/c.png', intro: '', body: '' })
    .returning()
  const items: [MarkType, number][] = [
    ['report', report!.id],
    ['information', (await buildArticle(db)).id],
    ['operation', (await buildOperation(db)).id],
    ['production', (await buildWork(db)).id],
    ['meeting', meeting.id],
  ]
  for (const [at, [item_type, item_id]] of items.entries())
    await db.insert(marks).values({
      user_id: member.user.id,
      mark: 'collect',
      item_type,
      item_id,
      created_at: new Date(Date.UTC(2026, 2, 1, 8, at)),
    })
  return { ...member, meeting }
}

it('lists favourites of every kind, latest first, with the number of each', async () => {
  const { client, meeting } = await buildCollector()
  const { data, total, counts } = await client.call(favorites, all)
  expect(data.map(({ item_type }) => item_type)).toEqual([
    'meeting',
    'production',
    'operation',
    'information',
    'report',
  ])
  expect(data[0]).toMatchObject({ id: meeting.id, title: meeting.title, collect_time: '2026-03-01 16:04' })
  expect(total).toBe(5)
  expect(counts).toHaveLength(5)
  const one = await client.call(favorites, { ...all, item_type: 'report' })
  expect([one.total, one.data[0]!.title]).toEqual([1, '会议纪要'])
})

it('finds by title, whatever the case of the letters', async () => {
  const { client, meeting } = await buildCollector()
  const found = await client.call(favorites, { ...all, keyword: 'icd' })
  expect(found.data.map(({ id }) => id)).toEqual([meeting.id])
  expect(found.total).toBe(1)
  expect((await client.call(favorites, { ...all, keyword: '没有的' })).data).toEqual([])
})

it('leaves out what is not shown any more, also in the counts', async () => {
  const { client, meeting } = await buildCollector()
  await db.update(meetings).set({ published: false }).where(eq(meetings.id, meeting.id))
  const { data, total, counts } = await client.call(favorites, all)
  expect([data.length, total]).toEqual([4, 4])
  expect(counts.map(({ item_type }) => item_type)).not.toContain('meeting')
})

it('removes several at once and brings them back to their places', async () => {
  const { client } = await buildCollector()
  const { data } = await client.call(favorites, all)
  const removed = data.slice(1, 4)
  await client.call(removeFavorites, { items: removed.map(keyOf) })
  await client.call(removeFavorites, { items: removed.map(keyOf) })
  expect(await kindsOf(client)).toEqual(['meeting', 'report'])
  const items = removed.map((one) => ({ ...keyOf(one), collect_time: one.collect_time }))
  await Promise.all([client.call(restoreFavorites, { items }), client.call(restoreFavorites, { items })])
  expect((await client.call(favorites, all)).data).toEqual(data)
})

it('touches nobody else’s favourites and refuses what makes no sense', async () => {
  const { client } = await buildCollector()
  const { data } = await client.call(favorites, all)
  const other = await buildMember(app)
  await other.client.call(removeFavorites, { items: data.map(keyOf) })
  expect(await kindsOf(client)).toHaveLength(5)
  expect(await app.client().ask(favorites, all)).toMatchObject({ status: failures.loginExpired.status })
  const gone = { item_type: 'meeting' as const, item_id: 999_999, collect_time: '2026-03-01 16:00' }
  await other.client.call(restoreFavorites, { items: [gone] })
  expect(await kindsOf(other.client)).toEqual([])
  const refused = { status: failures.parameterError.status }
  const future = { ...gone, collect_time: '2126-03-01 16:00' }
  expect(await other.client.ask(restoreFavorites, { items: [future] })).toMatchObject(refused)
  expect(await other.client.ask(restoreFavorites, { items: [{ ...gone, collect_time: 'x' }] })).toMatchObject(
    refused,
  )
  const many = Array.from({ length: mostFavorites + 1 }, (_, at) => ({
    item_type: 'meeting' as const,
    item_id: at,
  }))
  await expect(other.client.ask(removeFavorites, { items: many })).rejects.toThrow()
})
