import { expect, it } from 'vitest'
import { markFailures } from '#contract/community/marks.ts'
import { commentCalls } from '#contract/community/comments.ts'
import { authoringCalls, workMarkCalls } from '#contract/library/authoring.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildAuthor } from '#server/testing/build-author.ts'
import { buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

it('is liked and collected once, and undone', async () => {
  const { client } = await buildMember(app)
  const production_id = (await buildWork(db)).id
  expect(await client.call(workMarkCalls.praise, { production_id, type: true })).toMatchObject({
    is_praise: 1,
  })
  const again = await client.ask(workMarkCalls.praise, { production_id, type: true })
  expect(again.status).toBe(markFailures.alreadyPraised.status)
  expect(await client.call(workMarkCalls.praise, { production_id, type: false })).toMatchObject({
    is_praise: 0,
    praise_num: 0,
  })
  expect(await client.call(workMarkCalls.collect, { production_id, type: true })).toMatchObject({
    collect_num: 1,
  })
})

it('lists what was collected, latest first, without what was removed', async () => {
  const { client } = await buildMember(app)
  const author = await buildAuthor(app)
  const ids: number[] = []
  for (let n = 0; n < 3; n++) {
    const production_id = (await buildWork(db, { doctor_id: author.doctor.id })).id
    ids.push(production_id)
    await client.call(workMarkCalls.collect, { production_id, type: true })
  }
  const listed = async () =>
    (await client.call(workMarkCalls.collected, { page: 1 })).data.map((work) => work.production_id)
  expect(await listed()).toEqual(ids.toReversed())
  await author.client.call(authoringCalls.delete, { production_id: ids[1]! })
  expect(await listed()).toEqual([ids[2], ids[0]])
  await client.call(workMarkCalls.collect, { production_id: ids[0]!, type: false })
  expect(await listed()).toEqual([ids[2]])
})

it('lists the comments below it', async () => {
  const { client } = await buildMember(app)
  const production_id = (await buildWork(db)).id
  await client.call(commentCalls.set, {
    item_type: 'production',
    item_id: production_id,
    schedule_id: 0,
    content: '讲得清楚',
    enterprisePlat: false,
    uid: '',
  })
  const read = await app.client().call(workMarkCalls.comments, { production_id, page: 1 })
  expect(read).toMatchObject({ total: 1, comment_list: [{ content: '讲得清楚', item_id: production_id }] })
})

it('is refused to visitors, and where there is no such work', async () => {
  const visitor = app.client()
  const { client } = await buildMember(app)
  for (const call of [workMarkCalls.praise, workMarkCalls.collect]) {
    expect((await visitor.ask(call, { production_id: 1, type: true })).status).toBe(
      failures.loginExpired.status,
    )
    expect((await client.ask(call, { production_id: 999_999_999, type: true })).status).toBe(
      failures.dataMissing.status,
    )
  }
  const missing = await visitor.ask(workMarkCalls.comments, { production_id: 999_999_999, page: 1 })
  expect(missing.status).toBe(failures.dataMissing.status)
  expect((await visitor.ask(workMarkCalls.collected, { page: 1 })).status).toBe(failures.loginExpired.status)
})
