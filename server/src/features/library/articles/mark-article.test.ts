import { expect, it } from 'vitest'
import { articleCalls } from '#contract/library/articles.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildArticle, buildCollege } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const favorites = async (client: TestClient) =>
  (await client.call(articleCalls.collectList, { page: 1 })).data.map((row) => row.information_id)

it('likes an article once and shows it in the detail', async () => {
  const { id: information_id } = await buildArticle(app.services.db)
  const { client } = await buildMember(app)
  await client.call(articleCalls.praise, { information_id, type: true })
  expect((await client.ask(articleCalls.praise, { information_id, type: true })).message).toBe('您已点赞')
  const praised = { praise_num: 1, is_praise: 1, is_collect: 0 }
  expect(await client.call(articleCalls.detail, { information_id })).toMatchObject(praised)
  const forVisitors = { praise_num: 1, is_praise: 0 }
  expect(await app.client().call(articleCalls.detail, { information_id })).toMatchObject(forVisitors)
  await client.call(articleCalls.praise, { information_id, type: false })
  expect(await client.call(articleCalls.detail, { information_id })).toMatchObject({ praise_num: 0 })
})

it('collects articles and removes them again, singly and in a batch', async () => {
  const { db } = app.services
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  const ids: number[] = []
  for (let at = 0; at < 4; at++) {
    const { id } = await buildArticle(db)
    ids.push(id)
    await client.call(articleCalls.collect, { information_id: id })
    await other.call(articleCalls.collect, { information_id: id })
  }
  expect(await favorites(client)).toEqual(ids.toReversed())
  client.language = 'en'
  expect((await client.ask(articleCalls.collect, { information_id: ids[0]! })).message).toBe(
    'already favorited',
  )
  const after = await client.call(articleCalls.unsetCollect, { information_id: ids[0]! })
  expect(after).toMatchObject({ collect_num: 1, is_collect: 0 })
  expect((await client.ask(articleCalls.unsetCollect, { information_id: ids[0]! })).status).toBe(200)
  await client.call(articleCalls.batchUnsetCollect, { information_ids: [ids[0]!, ids[1]!, ids[2]!] })
  expect(await favorites(client)).toEqual([ids[3]])
  expect(await favorites(other)).toHaveLength(4)
})

it('returns the favorites twenty a page', async () => {
  const { client } = await buildMember(app)
  const collegeId = await buildCollege(app.services.db)
  for (let at = 0; at < 22; at++) {
    const { id } = await buildArticle(app.services.db, { college_id: collegeId })
    await client.call(articleCalls.collect, { information_id: id })
  }
  const second = await client.call(articleCalls.collectList, { page: 2 })
  expect(second).toMatchObject({ total: 22, last_page: 2, current_page: 2 })
  expect(second.data).toHaveLength(2)
})

it('rejects visitors and wrong fields', async () => {
  const visitor = app.client()
  expect((await visitor.ask(articleCalls.praise, { information_id: 1, type: true })).status).toBe(401)
  expect((await visitor.ask(articleCalls.collectList, { page: 1 })).status).toBe(401)
  const { client } = await buildMember(app)
  const missing = await client.ask(articleCalls.collect, { information_id: 999_999_999 })
  expect(missing.status).toBe(failures.dataMissing.status)
  for (const information_ids of ['', '[]', '["a"]', '7', JSON.stringify(Array(201).fill(1))])
    expect(
      (await postForm(app, articleCalls.batchUnsetCollect.path, { information_ids }, client.token)).message,
    ).toBe('参数错误: information_ids')
})

it('counts a share once per visit and returns the texts of the link', async () => {
  const { id, title, cover } = await buildArticle(app.services.db, { intro: '要点' })
  const visitor = app.client()
  const card = {
    title,
    description: '要点',
    image: cover,
    path: `/homeConsultingDetail?information_id=${id}`,
  }
  for (let at = 0; at < 2; at++)
    expect(await visitor.call(articleCalls.share, { information_id: id })).toEqual({ ...card, share_num: 1 })
  expect((await app.client().call(articleCalls.share, { information_id: id })).share_num).toBe(2)
  expect((await visitor.call(articleCalls.detail, { information_id: id })).share_num).toBe(2)
  expect((await visitor.ask(articleCalls.share, { information_id: 999_999_999 })).status).toBe(404)
})

it('lists the ten most read of a subject', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const made = await Promise.all(
    Array.from({ length: 12 }, (_, at) => buildArticle(db, { college_id: collegeId, view_count: at * 10 })),
  )
  const hot = await app.client().call(articleCalls.hot, { college_id: collegeId })
  expect(hot.map((row) => row.information_id)).toEqual(
    made
      .map((row) => row.id)
      .toReversed()
      .slice(0, 10),
  )
  expect(hot[0]).toMatchObject({ view_num: 110 })
  const views = (await app.client().call(articleCalls.hot, { college_id: 0 })).map((row) => row.view_num)
  expect(views).toEqual(views.toSorted((a, b) => b - a))
})
