import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { searchCalls } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { only } from '#kernel/first-row.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { companies } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  buildArticle,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildCompany, buildProduct } from '#server/testing/build-encyclopedia.ts'
import { testApp } from '#server/testing/test-app.ts'
import { indexChanges } from './update-index.ts'
import { searchQueue } from './search.tables.ts'

const app = await testApp()

const count = async (tab: SearchTab, keyword: string) =>
  (await app.client().call(searchCalls.counts, { keyword, college_id: 0, disease_id: 0 }))[tab]

const countNow = async (tab: SearchTab, keyword: string) => {
  await indexChanges(app.services.db, app.services.items)
  return count(tab, keyword)
}

it('is updated by the server itself', async () => {
  await buildArticle(app.services.db, { title: '自动收录的穿山甲' })
  await expect.poll(() => count('consulting', '穿山甲')).toBe(1)
})

it('follows a new title and a deletion', async () => {
  const { db } = app.services
  const article = await buildArticle(db, { title: '旧名蝾螈' })
  expect(await countNow('consulting', '蝾螈')).toBe(1)
  await db.update(articles).set({ title: '新名鲵' }).where(eq(articles.id, article.id))
  expect(await countNow('consulting', '蝾螈')).toBe(0)
  expect(await countNow('consulting', '新名鲵')).toBe(1)
  await db.delete(articles).where(eq(articles.id, article.id))
  expect(await countNow('consulting', '新名鲵')).toBe(0)
})

it('follows unpublishing and publishing, including child meetings', async () => {
  const { db } = app.services
  const parent = await buildMeeting(db, { title: '鸬鹚大会', is_big: true })
  await buildMeeting(db, { title: '鸬鹚分会', parent_id: parent.id })
  expect(await countNow('advance', '鸬鹚')).toBe(2)
  await db.update(meetings).set({ published: false }).where(eq(meetings.id, parent.id))
  expect(await countNow('advance', '鸬鹚')).toBe(0)
  await db.update(meetings).set({ published: true }).where(eq(meetings.id, parent.id))
  expect(await countNow('advance', '鸬鹚')).toBe(2)
})

it('follows changes of related names', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db, { name: '阙一' })
  await buildWork(db, { doctor_id: doctor.id })
  await buildOperation(db, {}, { doctorIds: [doctor.id] })
  const company = await buildCompany(db, { name: '鹧鸪制药' })
  await buildProduct(db, { company_id: company.id })
  const diseaseId = await buildDisease(db, { name: '鹈鹕病' })
  await buildArticle(db, { disease_id: diseaseId })
  expect(await countNow('course', '阙一')).toBe(1)
  expect(await countNow('operation', '阙一')).toBe(1)
  expect(await countNow('product', '鹧鸪')).toBe(1)
  expect(await countNow('consulting', '鹈鹕')).toBe(1)
  await db.update(doctors).set({ name: '阙二' }).where(eq(doctors.id, doctor.id))
  await db.update(companies).set({ name: '鸲鹆制药' }).where(eq(companies.id, company.id))
  await db.update(diseases).set({ name: '鸊鷉病' }).where(eq(diseases.id, diseaseId))
  expect(await countNow('course', '阙二')).toBe(1)
  expect(await countNow('operation', '阙二')).toBe(1)
  expect(await countNow('product', '鸲鹆')).toBe(1)
  expect(await countNow('consulting', '鸊鷉')).toBe(1)
})

it('is not updated for every view', async () => {
  const { db } = app.services
  const article = await buildArticle(db, { view_count: 4 })
  await indexChanges(db, app.services.items)
  const queuedAfter = (views: number) =>
    db.transaction(async (db) => {
      await db.update(articles).set({ view_count: views }).where(eq(articles.id, article.id))
      // Inside the transaction, where no server consumes it.
      return (
        await only(
          db
            .select({ n: sql<number>`count(*)::int` })
            .from(searchQueue)
            .where(sql`kind = 'article' and item_id = ${article.id}`),
        )
      ).n
    })
  expect(await queuedAfter(5)).toBe(0)
  expect(await queuedAfter(6)).toBe(0)
  expect(await queuedAfter(7)).toBe(1)
})

it('loses nothing when several servers index while others write', async () => {
  const { db } = app.services
  const made = Array.from({ length: 30 }, async (_, n) => {
    const article = await buildArticle(db, { title: `草拟水獭${n}` })
    await db
      .update(articles)
      .set({ title: `定稿猞猁${n}` })
      .where(eq(articles.id, article.id))
  })
  await Promise.all([
    ...made,
    indexChanges(db, app.services.items),
    indexChanges(db, app.services.items),
    indexChanges(db, app.services.items),
  ])
  expect(await countNow('consulting', '定稿猞猁')).toBe(30)
  expect(await count('consulting', '草拟水獭')).toBe(0)
})
