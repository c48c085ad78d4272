import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { examCalls } from '#contract/meetings/exams.ts'
import { liveQuestionCalls } from '#contract/meetings/live-questions.ts'
import { recheckCalls } from '#contract/meetings/rechecks.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import type { PlayedRange, RecallQuestion } from '#contract/meetings/study.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildCreditRule, buildRecallQuestion } from '#server/testing/build-credit.ts'
import { buildManager } from '#server/testing/build-entry.ts'
import { buildExam, rightLabels } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listen } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import { letPass, report } from '#server/testing/watch-for.ts'
import { credits, watchProgress } from './study.tables.ts'

const app = await testApp()
const { db } = app.services

type Option = { option_id: number; label: string }
type Asked = { options: Option[]; right: string }

/** How somebody without knowledge might choose. The bank stores the right option first everywhere, as people type it. */
const guesses: Record<string, (options: Option[]) => Option> = {
  'the lowest number': (options) => options.toSorted((a, b) => a.option_id - b.option_id)[0]!,
  'the highest number': (options) => options.toSorted((a, b) => b.option_id - a.option_id)[0]!,
  'the number in the middle': (options) => options.toSorted((a, b) => a.option_id - b.option_id)[1]!,
  'an even number': (options) => options.find(({ option_id }) => option_id % 2 === 0) ?? options[0]!,
  'the first shown': (options) => options[0]!,
  'the second shown': (options) => options[1]!,
  'the last shown': (options) => options.at(-1)!,
  'the least rest': (options) => options.toSorted((a, b) => (a.option_id % 97) - (b.option_id % 97))[0]!,
}

/** Six standard deviations of somebody who rolls a die: a sound draw leaves them once in hundreds of millions of runs. */
function expectChance(asked: readonly Asked[]) {
  const share = 1 / asked[0]!.options.length
  const room = 6 * Math.sqrt((share * (1 - share)) / asked.length)
  for (const [name, guess] of Object.entries(guesses)) {
    const hits = asked.filter(({ options, right }) => guess(options).label === right).length
    expect(Math.abs(hits / asked.length - share), name).toBeLessThan(room)
  }
  const sizes = new Set(asked.flatMap(({ options }) => options.map((one) => JSON.stringify(one).length)))
  expect(sizes.size, 'every option has the same size').toBe(1)
}

/** What is asked has labels of one length, so that sizes can be compared. */
const evenly = <T extends { options: Option[] }>(one: T) => ({
  ...one,
  options: one.options.map((option) => ({ ...option, label: option.label.slice(0, 1) })),
})

/** The statements about exams that the server runs during a deed: the work that it takes, without a clock. */
async function statementsDuring(deed: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await deed()
    const texts = spy.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === 'string' ? asked : (asked as { text: string }).text,
    )
    return texts.filter((text) => text.includes('exam_'))
  } finally {
    spy.mockRestore()
  }
}

/** Everything that the socket says to a member from now on. */
async function listenTo({ client, user }: Awaited<ReturnType<typeof buildMember>>) {
  const listener = await listen(app, { userid: String(user.id), client })
  onTestFinished(listener.close)
  return () => JSON.stringify(listener.messages)
}

describe('an exam', () => {
  it('gives the right option away by no number, order or size', async () => {
    const meeting = await buildMeeting(db, { from: -3, to: -1 })
    await buildExam(db, meeting.id, { questions: 40 })
    const asked: Asked[] = []
    const keys: number[][] = []
    for (let person = 0; person < 12; person++) {
      const { client } = await buildMember(app)
      const paper = await client.call(examCalls.start, { meeting_id: meeting.id })
      for (const { kind, options } of paper.questions) {
        if (kind === 1) asked.push({ options, right: rightLabels(kind)[0]! })
        keys.push(options.map(({ option_id }) => option_id))
      }
    }
    expectChance(asked)
    // Nobody can compare two papers: no number comes twice but by accident.
    expect(new Set(keys.flat()).size).toBeGreaterThan(keys.flat().length - 5)
  })

  it('takes a right and a wrong choice with the same words and the same work, and says nothing on the socket', async () => {
    const meeting = await buildMeeting(db, { from: -3, to: -1 })
    await buildExam(db, meeting.id)
    const member = await buildMember(app)
    const { client } = member
    const heard = await listenTo(member)
    const paper = await client.call(examCalls.start, { meeting_id: meeting.id })
    const [question] = paper.questions.filter(({ kind }) => kind === 1)
    const [words, work] = [new Set<string>(), new Set<string>()]
    const sizes = new Set<number>()
    for (const { option_id } of question!.options) {
      const statements = await statementsDuring(async () => {
        const { seconds_left, ...said } = await client.call(examCalls.answer, {
          try_id: paper.try_id,
          question_id: question!.question_id,
          option_ids: [option_id],
          finish: false,
        })
        expect(seconds_left).toBeGreaterThan(0)
        words.add(JSON.stringify(said))
      })
      expect(statements.length).toBeGreaterThan(2)
      work.add(statements.join(';'))
      sizes.add(String(option_id).length)
      expect(heard()).not.toContain(String(option_id))
    }
    expect([words.size, work.size, sizes.size]).toEqual([1, 1, 1])
    for (const { option_id } of question!.options) expect(heard()).not.toContain(String(option_id))
  })
})

async function recallScene(questions: string[]) {
  const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
  const recording = await buildRecording(db, meeting.id, { seconds: 100 })
  await buildCreditRule(db, meeting.id, { needs_checkin: false })
  for (const title of questions) await buildRecallQuestion(db, recording.id, title)
  const member = await buildMember(app)
  const { client, user } = member
  const ids = { meeting_id: meeting.id, l_r_id: recording.id, pf: '', uid: '', scheid: 0 }
  const session = await client.call(studyCalls.watchPlayback, ids)
  let seq = 0
  async function watch(): Promise<RecallQuestion> {
    await letPass(db, user.id, 100)
    const range: PlayedRange = [0, 100_000, 100, 1]
    return (await report(client, session, ++seq, [range])).data.recall!
  }
  const answer = (asked: RecallQuestion, { option_id }: Option) =>
    client.ask(studyCalls.answerRecall, { recall_id: asked.recall_id, option_id })
  return { member, watch, answer }
}

describe('a question during a recording', () => {
  it('gives the right option away by no number, order or size', async () => {
    const { member, watch, answer } = await recallScene(['甲', '乙'])
    const heard = await listenTo(member)
    const asked: Asked[] = []
    for (let round = 0; round < 120; round++) {
      const question = await watch()
      asked.push(evenly({ options: question.options, right: '对' }))
      await answer(
        question,
        question.options.find(({ label }) => label === '错')!,
      )
      for (const { option_id } of question.options) expect(heard()).not.toContain(String(option_id))
    }
    expectChance(asked)
  })

  it('keeps its order and its numbers until it is answered', async () => {
    const { watch } = await recallScene(['甲'])
    const first = await watch()
    expect((await watch()).options).toEqual(first.options)
  })

  it('takes one answer, though all come at once', async () => {
    const { watch, answer } = await recallScene(['甲', '乙'])
    for (let round = 0; round < 5; round++) {
      const asked = await watch()
      // The right one comes last.
      const options = asked.options.toSorted((a, b) => Number(a.label === '对') - Number(b.label === '对'))
      const answers = await Promise.all(options.map((option) => answer(asked, option)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
      if (answers.some(({ data }) => data?.is_right === 1)) return
    }
  })
})

describe('a question about a live session', () => {
  it('gives the right option away by no number, order or size', async () => {
    const meeting = await buildMeeting(db, { from: -3, to: -1, is_credit: true })
    await buildCreditRule(db, meeting.id, { needs_checkin: false })
    const organiser = await buildMember(app)
    await buildManager(db, meeting.id, organiser.user.id)
    const options = ['对', '错', '都'].map((label, at) => ({
      label,
      is_right: at === 0 ? (1 as const) : (0 as const),
    }))
    const about = { meeting_id: meeting.id, session_id: 0, question_id: 0 }
    await organiser.client.call(liveQuestionCalls.save, { ...about, title: '甲', options })
    const { client, user } = await buildMember(app)
    const watched = { user_id: user.id, meeting_id: meeting.id, recording_id: 0 }
    await db.insert(watchProgress).values({ ...watched, covered: '{[0,7200000)}', watched_ms: 7_200_000 })
    const asked: Asked[] = []
    for (let round = 0; round < 120; round++) {
      const [due] = await client.call(liveQuestionCalls.due, { meeting_id: meeting.id })
      asked.push({ options: due!.options, right: '对' })
      // As after a wrong answer.
      await db.execute(sql`update live_question_asks set option_ids = '{}' where user_id = ${user.id}`)
    }
    expectChance(asked)
  })
})

describe('a question of days later', () => {
  it('gives the right option away by no number, order or size', async () => {
    const meeting = await buildMeeting(db, { from: -500, to: -499, is_credit: true })
    const recording = await buildRecording(db, meeting.id, { seconds: 100 })
    await buildRecallQuestion(db, recording.id, '甲')
    const { client, user } = await buildMember(app)
    const granted_at = sql`now() - interval '4 days'`
    await db
      .insert(credits)
      .values({ user_id: user.id, meeting_id: meeting.id, points_tenths: 10, granted_at })
    const asked: Asked[] = []
    for (let round = 0; round < 120; round++) {
      const { due } = await client.call(recheckCalls.get, {})
      asked.push(evenly({ options: due!.options, right: '对' }))
      await db.execute(sql`delete from rechecks where user_id = ${user.id}`)
    }
    expectChance(asked)
  })
})
