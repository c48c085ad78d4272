import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { studyCalls, studyFailures } from '#contract/meetings/study.ts'
import type { PlayedRange, RecallQuestion } from '#contract/meetings/study.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildCreditRule, buildRecallQuestion } from '#server/testing/build-credit.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { buildOnAir, letPass, noteSent, report } from '#server/testing/watch-for.ts'
import { openWatchSession } from './open-watch.ts'

const app = await testApp()
const { db, vault } = app.services

/** A credit meeting that requires watching and questions, with one recording, and a member who watches it. */
async function scene(given: { seconds?: number; questions?: string[] } = {}) {
  const { seconds = 100, questions = [] } = given
  const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
  const recording = await buildRecording(db, meeting.id, { seconds })
  await buildCreditRule(db, meeting.id, { needs_checkin: false })
  for (const title of questions) await buildRecallQuestion(db, recording.id, title)
  const { client, user } = await buildMember(app)
  const ids = { meeting_id: meeting.id, l_r_id: recording.id, pf: '', uid: '', scheid: 0 }
  const session = await client.call(studyCalls.watchPlayback, ids)
  let seq = 0
  /** Watches this range and answers with the question that came. */
  async function watch(from: number, to: number): Promise<RecallQuestion | null> {
    await letPass(db, user.id, Math.min(110, to - from))
    const range: PlayedRange = [from * 1000, to * 1000, 100, 1]
    return (await report(client, session, ++seq, [range])).data.recall
  }
  const answerWith = (question: RecallQuestion, label?: string) => {
    const chosen = question.options.find((option) => option.label === label)
    return client.ask(studyCalls.answerRecall, {
      recall_id: question.recall_id,
      ...(chosen && { option_id: chosen.option_id }),
    })
  }
  const progress = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
  const condition = async () => (await progress()).conditions.find(({ kind }) => kind === 'recall')
  return { meeting, recording, client, user, watch, answerWith, progress, condition }
}

/** As if the question had been asked two minutes ago. */
const expire = (recallId: number) =>
  db.execute(sql`update recall_moments set asked_at = asked_at - interval '2 minutes' where id = ${recallId}`)

describe('a question during a recording', () => {
  it('comes when its moment is watched, from the content, and its answer is a condition for credit', async () => {
    const { watch, answerWith, condition, progress } = await scene({ questions: ['讲到了什么？'] })
    expect(await condition()).toEqual({ kind: 'recall', state: 'unmet', reached: 0, needed: 1 })
    const asked = await watch(0, 100)
    expect(asked).toMatchObject({ title: '讲到了什么？', from_seconds: 0 })
    expect(asked!.seconds_left).toBeGreaterThan(50)
    expect(asked!.options.map(({ label }) => label).toSorted()).toEqual(['对', '都不对', '错'].toSorted())
    expect(JSON.stringify(asked)).not.toContain('is_right')
    expect(await progress()).toMatchObject({ is_finished: 0 })
    expect((await answerWith(asked!, '对')).data).toEqual({ is_right: 1 })
    expect(await progress()).toMatchObject({ is_finished: 1 })
    expect(await condition()).toMatchObject({ state: 'met', reached: 1 })
  })

  it('is not asked of those who do not watch its moment', async () => {
    const { watch } = await scene()
    // Moments keep away from the edges of their part.
    expect(await watch(0, 5)).toBeNull()
    expect(await watch(95, 100)).toBeNull()
    expect(await watch(5, 95)).not.toBeNull()
  })

  it('asks only whether the person is there where the recording has no question', async () => {
    const { watch, answerWith, condition } = await scene()
    const asked = await watch(0, 100)
    expect(asked).toMatchObject({ title: '', options: [] })
    expect((await answerWith(asked!)).data).toEqual({ is_right: 1 })
    expect(await condition()).toMatchObject({ state: 'met' })
  })

  it('is asked again with every report until it is answered, and only once then', async () => {
    const { watch, answerWith } = await scene({ questions: ['甲'] })
    const first = await watch(0, 100)
    const again = await watch(0, 2)
    expect(again!.recall_id).toBe(first!.recall_id)
    await answerWith(again!, '对')
    expect((await answerWith(first!, '对')).status).toBe(studyFailures.recallOver.status)
    expect(await watch(0, 100)).toBeNull()
  })

  it.each([
    ['answered wrongly', false],
    ['not answered in time', true],
  ])('that was %s is made up for by watching its part again', async (_, isLate) => {
    const { watch, answerWith, condition, progress, recording } = await scene({ questions: ['甲', '乙'] })
    const first = await watch(0, 100)
    if (isLate) {
      await expire(first!.recall_id)
      expect((await answerWith(first!, '对')).status).toBe(studyFailures.recallOver.status)
      await watch(98, 99)
    } else expect((await answerWith(first!, '错')).data).toEqual({ is_right: 0 })
    expect(await condition()).toMatchObject({ state: 'unmet', reached: 0 })
    expect((await progress()).missed).toMatchObject([
      { l_r_id: recording.id, name: recording.name, from_seconds: 0, to_seconds: 100 },
    ])
    const second = await watch(0, 100)
    expect(second!.title).not.toBe(first!.title)
    await answerWith(second!, '对')
    expect(await progress()).toMatchObject({ is_finished: 1, missed: [] })
  })

  it('comes three times in a long one, one after the other', async () => {
    const { watch, answerWith, condition } = await scene({ seconds: 3600 })
    const seen = new Set<number>()
    for (let from = 0; from < 3600; from += 100) {
      const asked = await watch(from, from + 100)
      if (!asked) continue
      seen.add(asked.recall_id)
      await answerWith(asked)
    }
    expect(seen.size).toBe(3)
    expect(await condition()).toMatchObject({ state: 'met', reached: 3, needed: 3 })
  })

  it('is not asked where the meeting does not require it', async () => {
    const { meeting, recording } = await scene()
    await buildCreditRule(db, meeting.id, { needs_recall: false })
    const { client, user } = await buildMember(app)
    const ids = { meeting_id: meeting.id, l_r_id: recording.id, pf: '', uid: '', scheid: 0 }
    const session = await client.call(studyCalls.watchPlayback, ids)
    await letPass(db, user.id, 100)
    const { data } = await report(client, session, 1, [[0, 100_000, 100, 1]])
    expect(data.recall).toBeNull()
    expect(await client.call(studyCalls.progress, { meeting_id: meeting.id })).toMatchObject({
      is_finished: 1,
    })
  })

  it('is answered by the person who was asked, with one of its options', async () => {
    const { watch, answerWith, client } = await scene({ questions: ['甲'] })
    const asked = await watch(0, 100)
    const input = { recall_id: asked!.recall_id, option_id: asked!.options[0]!.option_id }
    const other = await buildMember(app)
    expect((await other.client.ask(studyCalls.answerRecall, input)).status).toBe(failures.dataMissing.status)
    expect((await app.client().ask(studyCalls.answerRecall, input)).status).toBe(failures.loginExpired.status)
    expect((await answerWith(asked!, '没有这一项')).status).toBe(failures.parameterError.status)
    const strange = { ...input, option_id: input.option_id + 100_000 }
    expect((await client.ask(studyCalls.answerRecall, strange)).status).toBe(failures.parameterError.status)
  })
})

describe('a live stream', () => {
  async function live() {
    const meeting = await buildMeeting(db, { from: -0.5, to: 0.5, is_credit: true })
    await buildCreditRule(db, meeting.id, { needs_checkin: false, watch_percent: 1 })
    await buildOnAir(db, meeting.id, [-1800])
    const { client, user } = await buildMember(app)
    const member = {
      userId: user.id,
      sessionId: 0,
      isOperator: false,
      hasFreshStep: false,
      rights: new Set<never>(),
      userType: 1,
      client: 'phone',
    } as const
    const watched = { meetingId: meeting.id, recordingId: 0, scheduleId: 0, pf: '', uid: '' }
    const session = await openWatchSession({ db, vault, member }, watched)
    await noteSent(db, user.id, meeting.id, 100)
    const progress = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
    return { meeting, client, user, session, progress }
  }

  it('asks whether somebody is there; who is not asked loses nothing', async () => {
    const { client, user, session, progress } = await live()
    expect((await progress()).conditions[1]).toEqual({
      kind: 'recall',
      state: 'unmet',
      reached: 0,
      needed: 0,
    })
    await letPass(db, user.id, 60)
    await report(client, session, 1, [[0, 60_000, 100, 1]])
    expect(await progress()).toMatchObject({
      is_finished: 1,
      conditions: [{}, { kind: 'recall', state: 'met' }],
    })
  })

  it('requires the answers to what it asked', async () => {
    const { client, user, session, progress } = await live()
    // As if a moment were reached in this very minute.
    await db.execute(
      sql`update recall_moments set at_ms = 1800000 - 30000 where user_id = ${user.id} and number = 0`,
    )
    await letPass(db, user.id, 60)
    const { recall } = (await report(client, session, 1, [[0, 60_000, 100, 1]])).data
    expect(recall).toMatchObject({ title: '', options: [] })
    expect(await progress()).toMatchObject({ is_finished: 0, conditions: [{}, { reached: 0, needed: 1 }] })
    await client.call(studyCalls.answerRecall, { recall_id: recall!.recall_id })
    expect(await progress()).toMatchObject({ is_finished: 1 })
  })
})
