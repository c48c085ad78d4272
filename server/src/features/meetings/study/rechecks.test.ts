import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recheckCalls, recheckFailures } from '#contract/meetings/rechecks.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildRecallQuestion } from '#server/testing/build-credit.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { credits } from './study.tables.ts'

const app = await testApp()
const { db } = app.services

/** Somebody with credit for a meeting, granted so many days ago. */
async function scene(daysAgo: number, questions = ['甲', '乙']) {
  const meeting = await buildMeeting(db, { from: -500, to: -499, is_credit: true })
  const recording = await buildRecording(db, meeting.id, { seconds: 100 })
  for (const title of questions) await buildRecallQuestion(db, recording.id, title)
  const { client, user } = await buildMember(app)
  await db.insert(credits).values({
    user_id: user.id,
    meeting_id: meeting.id,
    points_tenths: 10,
    granted_at: sql`now() - make_interval(days => ${daysAgo})`,
  })
  const get = () => client.call(recheckCalls.get, {})
  const answer = async (label: string) => {
    const { due } = await get()
    const { meeting_id, stage, options } = due!
    const { option_id } = options.find((one) => one.label === label)!
    return client.ask(recheckCalls.answer, { meeting_id, stage, option_id })
  }
  const age = (days: number) =>
    db.execute(
      sql`update credits set granted_at = now() - make_interval(days => ${days}) where user_id = ${user.id}`,
    )
  return { meeting, client, user, get, answer, age }
}

it('asks three and fourteen days after the credit, once each, and the credit stays', async () => {
  const { meeting, get, answer, age, client } = await scene(2)
  expect(await get()).toEqual({ due: null, asked_num: 0, right_num: 0, kept: [] })
  await age(3)
  const first = (await get()).due
  expect(first).toMatchObject({ meeting_id: meeting.id, meeting_title: meeting.title, stage: 3 })
  expect((await get()).due).toEqual(first)
  expect((await answer('错')).data).toEqual({ is_right: 0, right_label: '对' })
  expect(await get()).toMatchObject({ due: null, asked_num: 1, right_num: 0 })
  await age(14)
  const second = (await get()).due
  expect(second).toMatchObject({ stage: 14 })
  expect(second!.title).not.toBe(first!.title)
  expect((await answer('对')).data).toEqual({ is_right: 1, right_label: '对' })
  expect(await get()).toEqual({
    due: null,
    asked_num: 2,
    right_num: 1,
    kept: [{ meeting_id: meeting.id, title: meeting.title, asked_num: 2, right_num: 1 }],
  })
  const progress = await client.call(studyCalls.progress, { meeting_id: meeting.id })
  expect(progress).toMatchObject({ is_finished: 1, credit: '1.0' })
})

it('asks nothing without questions, after two months, or of credit that was taken back', async () => {
  expect((await (await scene(3, [])).get()).due).toBeNull()
  expect((await (await scene(61)).get()).due).toBeNull()
  const taken = await scene(5)
  await db.execute(sql`update credits set revoked_at = now() where user_id = ${taken.user.id}`)
  expect((await taken.get()).due).toBeNull()
})

it('takes one answer, of the person who was asked', async () => {
  const { get, client, meeting } = await scene(5)
  const { due } = await get()
  const say = (option_id: number, by = client) =>
    by.ask(recheckCalls.answer, { meeting_id: meeting.id, stage: 3, option_id })
  const answers = await Promise.all(due!.options.map(({ option_id }) => say(option_id)))
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  expect((await say(due!.options[0]!.option_id)).status).toBe(recheckFailures.recheckOver.status)
  const { client: other } = await buildMember(app)
  expect((await say(due!.options[0]!.option_id, other)).status).toBe(failures.dataMissing.status)
  expect((await say(1, app.client())).status).toBe(failures.loginExpired.status)
})
