import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { buildComment } from '#server/testing/build-comment.ts'
import {
  buildArticle,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

async function scene() {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id })
  const answersFor = (reader = app.client()) => reader.call(doctorCalls.answers, { doctor_id: doctor.id })
  const countOf = async () =>
    (await app.client().call(doctorCalls.detail, { doctor_id: doctor.id })).answer_num
  return { user, client, doctor, answersFor, countOf }
}

it('lists what a doctor wrote below their own content and meetings, latest first, with the item', async () => {
  const { client, doctor, answersFor, countOf } = await scene()
  const work = await buildWork(db, { doctor_id: doctor.id })
  const article = await buildArticle(db, { doctor_id: doctor.id })
  const operation = await buildOperation(db, {}, { doctorIds: [doctor.id] })
  const meeting = await buildMeeting(db, { from: -2 }, [doctor.id])
  await buildComment(app, 'production', work.id, '作品下的回答', client)
  await buildComment(app, 'information', article.id, '文章下的回答', client)
  await buildComment(app, 'operation', operation.id, '手术下的回答', client)
  await buildComment(app, 'meeting', meeting.id, '会议中的回答', client)
  const answers = await answersFor()
  expect(answers.map(({ content, item }) => [content, item.title])).toEqual([
    ['会议中的回答', meeting.title],
    ['手术下的回答', operation.title],
    ['文章下的回答', article.title],
    ['作品下的回答', work.title],
  ])
  expect(await countOf()).toBe(4)
})

it('leaves out what others wrote, what was written elsewhere, and what was hidden or removed', async () => {
  const { client, doctor, answersFor, countOf } = await scene()
  const work = await buildWork(db, { doctor_id: doctor.id })
  const removed = await buildWork(db, { doctor_id: doctor.id })
  const elsewhere = await buildWork(db)
  await buildComment(app, 'production', work.id, '别人的问题')
  await buildComment(app, 'production', elsewhere.id, '别处的评论', client)
  await buildComment(app, 'production', removed.id, '已下架作品的回答', client)
  const hidden = await buildComment(app, 'production', work.id, '被隐藏的回答', client)
  await db.update(comments).set({ hidden_at: new Date() }).where(eq(comments.id, hidden.comment_id))
  await removeWork(removed.id)
  expect(await answersFor()).toEqual([])
  expect(await countOf()).toBe(0)
})

it('shows answers of a closed meeting only to those who may read its discussion', async () => {
  const { client, doctor, answersFor } = await scene()
  const meeting = await buildMeeting(db, { from: -1, audience: 'faculty' }, [doctor.id])
  await buildComment(app, 'meeting', meeting.id, '仅讲者可见', client)
  expect(await answersFor()).toEqual([])
  expect(await answersFor((await buildMember(app)).client)).toEqual([])
  expect((await answersFor(client)).map(({ content }) => content)).toEqual(['仅讲者可见'])
})

it('has none for a doctor without an account, and none for an unknown doctor', async () => {
  const doctor = await buildDoctor(db)
  for (const doctor_id of [doctor.id, 999_999_999])
    expect(await app.client().call(doctorCalls.answers, { doctor_id })).toEqual([])
})

const removeWork = (workId: number) =>
  db.update(productions).set({ removed_at: new Date() }).where(eq(productions.id, workId))
