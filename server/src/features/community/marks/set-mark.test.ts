import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { ItemType } from '#contract/wire/item-types.ts'
import { markCalls, markFailures } from '#contract/community/marks.ts'
import type { Mark } from '#contract/community/marks.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import { buildArticle, buildMeeting, buildOperation, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const set = (client: TestClient, item_type: ItemType, item_id: number, mark: Mark, type = true) =>
  client.ask(markCalls.set, { item_type, item_id, mark, type })

const kinds: [ItemType, () => Promise<{ id: number }>][] = [
  ['meeting', () => buildMeeting(app.services.db)],
  ['production', () => buildWork(app.services.db)],
  ['operation', () => buildOperation(app.services.db)],
  ['information', () => buildArticle(app.services.db)],
]

it.each(kinds)('likes and collects a %s', async (item_type, build) => {
  const { id: item_id } = await build()
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  await set(other, item_type, item_id, 'praise')
  await buildComment(app, item_type, item_id)
  expect((await set(client, item_type, item_id, 'praise')).data).toMatchObject({
    praise_num: 2,
    is_praise: 1,
  })
  expect((await set(client, item_type, item_id, 'collect')).data).toEqual({
    praise_num: 2,
    is_praise: 1,
    collect_num: 1,
    is_collect: 1,
  })
  const state = { praise_num: 2, collect_num: 1, comment_num: 1 }
  expect(await other.call(markCalls.state, { item_type, item_id })).toEqual({
    ...state,
    is_praise: 1,
    is_collect: 0,
  })
  expect(await app.client().call(markCalls.state, { item_type, item_id })).toEqual({
    ...state,
    is_praise: 0,
    is_collect: 0,
  })
})

it('counts ten concurrent presses as one', async () => {
  const { id } = await buildArticle(app.services.db)
  const { client } = await buildMember(app)
  for (const [mark, message] of [
    ['praise', '您已点赞'],
    ['collect', '已收藏'],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => set(client, 'information', id, mark)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.message === message)).toHaveLength(9)
  }
  const state = await client.call(markCalls.state, { item_type: 'information', item_id: id })
  expect(state).toMatchObject({ praise_num: 1, collect_num: 1 })
})

it('undoes a mark; only a meeting says that there was none', async () => {
  const { id } = await buildMeeting(app.services.db)
  const { client } = await buildMember(app)
  client.language = 'en'
  await set(client, 'meeting', id, 'collect')
  expect((await set(client, 'meeting', id, 'collect', false)).data.collect_num).toBe(0)
  expect((await set(client, 'meeting', id, 'collect', false)).message).toBe('meeting not favorited')
  expect((await set(client, 'meeting', id, 'praise', false)).status).toBe(200)
  const work = await buildWork(app.services.db)
  expect((await set(client, 'production', work.id, 'collect', false)).status).toBe(200)
})

it('rejects visitors, missing items, and items not for the caller', async () => {
  const { id } = await buildMeeting(app.services.db, { audience: 'enterprise' })
  const { client } = await buildMember(app)
  expect((await set(app.client(), 'meeting', id, 'praise')).status).toBe(401)
  expect((await set(client, 'meeting', id, 'praise')).status).toBe(403)
  expect((await set(client, 'operation', 999_999_999, 'praise')).status).toBe(404)
})

it.each([
  ['praise', markFailures.praiseFailed],
  ['collect', markFailures.collectFailed],
] as const)('says so when the store fails to %s', async (mark, failure) => {
  const { db } = app.services
  const { id } = await buildArticle(db)
  const { client, user } = await buildMember(app)
  await db.execute(sql.raw(`alter table marks add constraint broken check (user_id <> ${user.id})`))
  try {
    expect((await set(client, 'information', id, mark)).message).toBe(failure.zh)
  } finally {
    await db.execute(sql`alter table marks drop constraint broken`)
  }
})
