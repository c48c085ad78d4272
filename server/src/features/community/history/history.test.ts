import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { articleCalls } from '#contract/library/articles.ts'
import { workCalls } from '#contract/library/works.ts'
import { failures } from '#contract/wire/failure.ts'
import { historyCalls } from '#contract/community/history.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { operationCalls } from '#contract/library/operations.ts'
import { buildArticle, buildMeeting, buildOperation, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { deleteOldViews } from './history.queries.ts'

const app = await testApp()

const idsOf = async (client: TestClient, list: typeof historyCalls.meetings) =>
  (await client.call(list, { keyword: '', page: 1 })).data.map((row) => row.id)

it('records everything a member opens, by kind', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const [article, work, operation, meeting] = await Promise.all([
    buildArticle(db),
    buildWork(db),
    buildOperation(db),
    buildMeeting(db, { from: -1 }),
  ])
  await client.call(articleCalls.detail, { information_id: article.id })
  await client.call(workCalls.detail, { production_id: work.id })
  await client.call(operationCalls.detail, { id: operation.id })
  await client.call(meetingCalls.detail, { meeting_id: meeting.id })
  expect(await idsOf(client, historyCalls.information)).toEqual([article.id])
  expect(await idsOf(client, historyCalls.productions)).toEqual([work.id])
  expect(await idsOf(client, historyCalls.operations)).toEqual([operation.id])
  expect(await idsOf(client, historyCalls.meetings)).toEqual([meeting.id])
})

it('finds by a word of the title, whatever its case', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const [found, other] = [
    await buildArticle(db, { title: '房颤消融 PFA 进展' }),
    await buildArticle(db, { title: '高血压指南' }),
  ]
  for (const { id } of [found, other]) await client.call(articleCalls.detail, { information_id: id })
  const search = (keyword: string) => client.call(historyCalls.information, { keyword, page: 1 })
  expect(await search('pfa')).toMatchObject({ total: 1, data: [{ id: found.id }] })
  expect(await search('没有')).toMatchObject({ total: 0, data: [] })
  expect((await search('')).total).toBe(2)
})

it('leaves out a meeting that was opened before it began', async () => {
  const { client } = await buildMember(app)
  const meeting = await buildMeeting(app.services.db, { from: 5 })
  await client.call(meetingCalls.detail, { meeting_id: meeting.id })
  expect(await idsOf(client, historyCalls.meetings)).toEqual([])
})

it('stores one row per item, latest first, and its position when it is opened again', async () => {
  const { client } = await buildMember(app)
  const [first, second] = [await buildWork(app.services.db), await buildWork(app.services.db)]
  const at = { item_type: 'production', item_id: first.id } as const
  await client.call(historyCalls.set, { ...at, part_id: 7, position: 95 })
  await client.call(workCalls.detail, { production_id: second.id })
  expect(await idsOf(client, historyCalls.productions)).toEqual([second.id, first.id])
  await client.call(workCalls.detail, { production_id: first.id })
  const { data, total } = await client.call(historyCalls.productions, { keyword: '', page: 1 })
  expect(data.map((row) => row.id)).toEqual([first.id, second.id])
  expect(total).toBe(2)
  expect(data[0]).toMatchObject({ item_type: 'production', part_id: 7, position: 95, title: first.title })
  expect(await client.call(historyCalls.position, at)).toEqual({ part_id: 7, position: 95 })
})

it('has no position for a new item, nor that of somebody else', async () => {
  const work = await buildWork(app.services.db)
  const at = { item_type: 'production', item_id: work.id } as const
  const [{ client: one }, { client: other }] = [await buildMember(app), await buildMember(app)]
  await one.call(historyCalls.set, { ...at, part_id: 1, position: 30 })
  expect(await other.call(historyCalls.position, at)).toEqual({ part_id: 0, position: 0 })
  expect(await idsOf(other, historyCalls.productions)).toEqual([])
})

it('stores ten concurrent reports as one row', async () => {
  const { client } = await buildMember(app)
  const work = await buildWork(app.services.db)
  const report = (position: number) =>
    client.call(historyCalls.set, { item_type: 'production', item_id: work.id, part_id: 0, position })
  await Promise.all(Array.from({ length: 10 }, (_, at) => report(at)))
  expect(await idsOf(client, historyCalls.productions)).toEqual([work.id])
})

it('deletes one, all of a kind, or everything, and nothing of other users', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  const [work, second, article] = await Promise.all([buildWork(db), buildWork(db), buildArticle(db)])
  const look = async (who: TestClient) => {
    for (const { id } of [work, second]) await who.call(workCalls.detail, { production_id: id })
    await who.call(articleCalls.detail, { information_id: article.id })
  }
  await look(client)
  await look(other)
  await client.call(historyCalls.remove, { item_type: 'production', item_id: work.id })
  expect(await idsOf(client, historyCalls.productions)).toEqual([second.id])
  await client.call(historyCalls.clear, { item_type: 'production' })
  expect(await idsOf(client, historyCalls.productions)).toEqual([])
  expect(await idsOf(client, historyCalls.information)).toEqual([article.id])
  await client.call(historyCalls.clear, {})
  expect(await idsOf(client, historyCalls.information)).toEqual([])
  expect(await idsOf(other, historyCalls.productions)).toEqual([second.id, work.id])
})

it('deletes entries after 180 days', async () => {
  const { db } = app.services
  const { client, user } = await buildMember(app)
  const [old, young] = await Promise.all([buildArticle(db), buildArticle(db)])
  for (const { id } of [old, young]) await client.call(articleCalls.detail, { information_id: id })
  const age = (id: number, days: number) =>
    db.execute(sql`update view_history set viewed_at = now() - make_interval(days => ${days})
      where user_id = ${user.id} and item_id = ${id} and item_type = 'information'`)
  await age(old.id, 181)
  await age(young.id, 179)
  expect(await idsOf(client, historyCalls.information)).toEqual([young.id])
  await deleteOldViews(db)
  const { rows } = await db.execute(sql`select item_id from view_history where user_id = ${user.id}`)
  expect(rows).toEqual([{ item_id: young.id }])
})

it('rejects visitors', async () => {
  const article = await buildArticle(app.services.db)
  const visitor = app.client()
  await visitor.call(articleCalls.detail, { information_id: article.id })
  const fields = { item_type: 'information', item_id: article.id } as const
  for (const answer of [
    await visitor.ask(historyCalls.information, { keyword: '', page: 1 }),
    await visitor.ask(historyCalls.set, { ...fields, part_id: 0, position: 1 }),
    await visitor.ask(historyCalls.clear, {}),
  ])
    expect(answer.status).toBe(failures.loginExpired.status)
})

it('rejects missing items and positions beyond any video', async () => {
  const { client } = await buildMember(app)
  const answer = await client.ask(historyCalls.set, {
    item_type: 'meeting',
    item_id: 999_999_999,
    part_id: 0,
    position: 0,
  })
  expect(answer.status).toBe(failures.dataMissing.status)
  for (const [field, value] of [
    ['position', '99999999'],
    ['position', '-1'],
    ['item_type', 'doctor'],
  ] as const) {
    const fields = { item_type: 'meeting', item_id: '1', [field]: value }
    expect(await postForm(app, historyCalls.set.path, fields, client.token)).toMatchObject({
      status: failures.parameterError.status,
      message: `参数错误: ${field}`,
    })
  }
})
