import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { liveQuestionCalls, liveQuestionFailures } from '#contract/meetings/live-questions.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { failures } from '#contract/wire/failure.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { buildDoctor, buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildCreditRule } from '#server/testing/build-credit.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { watchProgress } from './study.tables.ts'

const app = await testApp()
const { db } = app.services
const hourMs = 3600_000

const options = [
  { label: '对', is_right: 1 as const },
  { label: '错', is_right: 0 as const },
  { label: '都不', is_right: 0 as const },
]

/** A credit meeting of two hours that is over, with a session in each, and somebody who runs it. */
async function scene(watchedHours: [number, number] | undefined = [0, 2]) {
  const meeting = await buildMeeting(db, { from: -3, to: -1, is_credit: true })
  await buildCreditRule(db, meeting.id, { needs_checkin: false })
  const first = await buildSession(db, meeting.id, { from: -3, to: -2 })
  const second = await buildSession(db, meeting.id, { from: -2, to: -1 })
  const organiser = await buildMember(app)
  await buildManager(db, meeting.id, organiser.user.id)
  const { client, user } = await buildMember(app)
  const [from, to] = watchedHours
  await db.insert(watchProgress).values({
    user_id: user.id,
    meeting_id: meeting.id,
    recording_id: 0,
    covered: `{[${from * hourMs},${to * hourMs})}`,
    watched_ms: Math.round((to - from) * hourMs),
  })
  const write = (title: string, session_id = 0, by = organiser.client) =>
    by.ask(liveQuestionCalls.save, { meeting_id: meeting.id, session_id, question_id: 0, title, options })
  const due = () => client.call(liveQuestionCalls.due, { meeting_id: meeting.id })
  const answer = async (label: string, by: TestClient = client) => {
    const [asked] = await by.call(liveQuestionCalls.due, { meeting_id: meeting.id })
    const { meeting_id, session_id } = asked!
    const option_id = asked!.options.find((one) => one.label === label)!.option_id
    return by.ask(liveQuestionCalls.answer, { meeting_id, session_id, option_id })
  }
  const progress = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
  return { meeting, first, second, organiser, client, user, write, due, answer, progress }
}

const letWait = (userId: number) =>
  db.execute(
    sql`update live_question_asks set missed_at = missed_at - interval '1 hour' where user_id = ${userId}`,
  )

describe('a question about a live session', () => {
  it('is asked once it is over and is a condition of live credit', async () => {
    const { first, write, due, answer, progress } = await scene()
    await write('甲', first.id)
    await write('乙', first.id)
    expect(await due()).toMatchObject([{ session_id: first.id, tries_left: 3, wait_seconds: 0 }])
    expect(await due()).toEqual(await due())
    const before = await progress()
    expect(before.is_finished).toBe(0)
    expect(before.conditions.find(({ kind }) => kind === 'recall')).toMatchObject({ reached: 0, needed: 1 })
    expect((await answer('对')).data).toEqual({ is_right: 1, tries_left: 0 })
    expect((await progress()).is_finished).toBe(1)
    expect(await due()).toEqual([])
  })

  it('is one for each session with questions that was half watched, and none for others', async () => {
    const { first, second, write, due } = await scene([0.4, 1.2])
    await write('甲', first.id)
    await write('乙', second.id)
    expect((await due()).map(({ session_id }) => session_id)).toEqual([first.id])
    const { client: stranger } = await buildMember(app)
    const { meeting } = await scene()
    expect(await stranger.call(liveQuestionCalls.due, { meeting_id: meeting.id })).toEqual([])
  })

  it('comes as another one after a wrong answer, after a while, and three times in all', async () => {
    const { write, due, answer, user, client, meeting } = await scene()
    await write('甲')
    await write('乙')
    const titles: string[] = []
    for (const left of [2, 1, 0]) {
      titles.push((await due())[0]!.title)
      expect((await answer('错')).data).toEqual({ is_right: 0, tries_left: left })
      const [waiting] = await due()
      expect(waiting).toMatchObject({ title: '', options: [], tries_left: left })
      const hurried = await client.ask(liveQuestionCalls.answer, {
        meeting_id: meeting.id,
        session_id: 0,
        option_id: 1,
      })
      const refusal = left > 0 ? liveQuestionFailures.tooSoon : liveQuestionFailures.noTriesLeft
      expect(hurried.status).toBe(refusal.status)
      await letWait(user.id)
    }
    expect(titles[0]).not.toBe(titles[1])
    expect(titles[1]).not.toBe(titles[2])
  })

  it('takes one answer, though all come at once', async () => {
    const { write, due, client } = await scene()
    await write('甲')
    const [asked] = await due()
    const { meeting_id, session_id } = asked!
    const answers = await Promise.all(
      asked!.options.map(({ option_id }) =>
        client.ask(liveQuestionCalls.answer, { meeting_id, session_id, option_id }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('waits for the end of the session', async () => {
    const { meeting, write, due } = await scene()
    const later = await buildSession(db, meeting.id, { from: -2.5, to: 1 })
    await write('甲', later.id)
    expect(await due()).toEqual([])
  })
})

describe('the bank', () => {
  it('is written by lecturers, those who run the meeting and operators, and by nobody else', async () => {
    const { meeting, client, organiser, write } = await scene()
    const speaker = await buildMember(app)
    const doctor = await buildDoctor(db, { user_id: speaker.user.id })
    await db.execute(
      sql`insert into meeting_doctors (meeting_id, doctor_id) values (${meeting.id}, ${doctor.id})`,
    )
    const operator = await buildMember(app, { operator_roles: ['meetingManager'] })
    for (const { client: writer } of [speaker, organiser, operator])
      expect((await write('甲', 0, writer)).status).toBe(200)
    const bank = await speaker.client.call(liveQuestionCalls.bank, { meeting_id: meeting.id })
    expect(bank.questions).toHaveLength(3)
    expect(bank.sessions).toHaveLength(2)
    const id = bank.questions[0]!.question_id
    for (const refused of [
      await write('甲', 0, client),
      await client.ask(liveQuestionCalls.bank, { meeting_id: meeting.id }),
      await client.ask(liveQuestionCalls.remove, { question_id: id }),
    ])
      expect(refused.status).toBe(failures.noPermission.status)
    expect((await speaker.client.ask(liveQuestionCalls.remove, { question_id: id })).status).toBe(200)
    const left = await speaker.client.call(liveQuestionCalls.bank, { meeting_id: meeting.id })
    expect(left.questions).toHaveLength(2)
  })

  it('takes questions that can be answered, about sessions of the meeting', async () => {
    const { meeting, organiser, write } = await scene()
    const other = await scene()
    expect((await write('甲', other.first.id)).status).toBe(itemFailures.programMissing.status)
    expect((await write('')).status).toBe(liveQuestionFailures.titleMissing.status)
    for (const wrong of [
      [options[0]!],
      [options[1]!, options[2]!],
      [options[0]!, options[0]!],
      [options[0]!, { label: '', is_right: 0 as const }],
    ])
      expect(
        (
          await organiser.client.ask(liveQuestionCalls.save, {
            meeting_id: meeting.id,
            session_id: 0,
            question_id: 0,
            title: '甲',
            options: wrong,
          })
        ).status,
      ).toBe(liveQuestionFailures.answersWrong.status)
  })
})
