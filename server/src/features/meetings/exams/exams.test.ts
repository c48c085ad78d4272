import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { examCalls, examFailures } from '#contract/meetings/exams.ts'
import type { Paper } from '#contract/meetings/exams.ts'
import { failures } from '#contract/wire/failure.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildExam, rightLabels } from '#server/testing/build-exam.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestApp, TestClient } from '#server/testing/test-app.ts'
import { examTries } from './exams.tables.ts'

const app = await testApp()

async function scene(given: Parameters<typeof buildExam>[2] = {}, meetingGiven = {}) {
  const { db } = app.services
  const meeting = await buildMeeting(db, { from: -3, to: -1, ...meetingGiven })
  const exam = await buildExam(db, meeting.id, given)
  const { client, user } = await buildMember(app)
  const meeting_id = meeting.id
  return { db, meeting_id, exam, client, user, start: () => client.call(examCalls.start, { meeting_id }) }
}

const pick = (question: Paper['questions'][number], labels: string[]) =>
  question.options.filter(({ label }) => labels.includes(label)).map(({ option_id }) => option_id)

/** Answers the first `known` questions rightly and the others wrongly. */
async function answerAll(client: TestClient, paper: Paper, known: number) {
  for (const [at, question] of paper.questions.entries())
    await client.call(examCalls.answer, {
      try_id: paper.try_id,
      question_id: question.question_id,
      option_ids: pick(question, at < known ? rightLabels(question.kind) : ['丁']),
      finish: false,
    })
}

const finish = (client: TestClient, paper: Paper) =>
  client.ask(examCalls.answer, { try_id: paper.try_id, finish: true })

const runOut = (db: TestApp['services']['db'], tryId: number) =>
  db
    .update(examTries)
    .set({ ends_at: sql`now() - interval '1 second'` })
    .where(eq(examTries.id, tryId))

describe('an attempt', () => {
  it('leads from the start through saved answers to a score sheet with explanations and a certificate', async () => {
    const { client, meeting_id, start } = await scene()
    expect(await client.call(examCalls.onlineExam, { meeting_id })).toMatchObject({
      question_num: 5,
      pass_mark: 60,
      tries_left: 3,
      best_score: -1,
      passed: 0,
      seconds_left: 0,
      is_open: 1,
    })
    const paper = await start()
    await answerAll(client, paper, 4)
    expect((await finish(client, paper)).data).toEqual({ seconds_left: 0, is_closed: 1 })
    const sheet = await client.call(examCalls.sheet, { meeting_id })
    expect(sheet).toMatchObject({ score: 80, passed: 1, right_num: 4, number: 1 })
    expect(sheet.questions.map(({ is_right }) => is_right)).toEqual([1, 1, 1, 1, 0])
    expect(sheet.questions.every(({ explanation }) => explanation.startsWith('解析'))).toBe(true)
    const certificate = await client.call(certificateCalls.get, { meeting_id })
    expect(certificate).toMatchObject({ truename: '林晓', credit: '0.0', is_revoked: 0 })
  })

  it('does not reveal the right answers before it is over', async () => {
    const { client, meeting_id, start } = await scene()
    const paper = await start()
    expect(JSON.stringify(paper)).not.toMatch(/right|解析|explanation/)
    const sheet = { meeting_id, try_id: paper.try_id }
    expect((await client.ask(examCalls.sheet, sheet)).status).toBe(failures.dataMissing.status)
  })

  it('is resumed with its answers, its order and its clock', async () => {
    const { db, client, start } = await scene()
    const paper = await start()
    const [first] = paper.questions
    const chosen = pick(first!, ['乙'])
    await client.call(examCalls.answer, {
      try_id: paper.try_id,
      question_id: first!.question_id,
      option_ids: chosen,
      finish: false,
    })
    await db.execute(
      sql`update exam_tries set ends_at = now() + interval '5 minutes' where id = ${paper.try_id}`,
    )
    const again = await start()
    expect(again.try_id).toBe(paper.try_id)
    expect(again.questions.map((one) => one.options)).toEqual(paper.questions.map((one) => one.options))
    expect(again.questions[0]!.chosen).toEqual(chosen)
    expect(again.seconds_left).toBeGreaterThan(200)
    expect(again.seconds_left).toBeLessThanOrEqual(300)
  })

  it('is only one, however many starts arrive at once', async () => {
    const { start } = await scene()
    const papers = await Promise.all(Array.from({ length: 6 }, start))
    expect(new Set(papers.map(({ try_id }) => try_id)).size).toBe(1)
  })

  it('is not begun again by a page that comes back after its end', async () => {
    const { db, client, meeting_id, start } = await scene()
    const resume = () => client.ask(examCalls.start, { meeting_id, resume: true })
    expect((await resume()).status).toBe(examFailures.tryClosed.status)
    const paper = await start()
    expect((await resume()).data).toMatchObject({ try_id: paper.try_id })
    await runOut(db, paper.try_id)
    expect((await resume()).status).toBe(examFailures.tryClosed.status)
    expect(await client.call(examCalls.onlineExam, { meeting_id })).toMatchObject({ tries_left: 2 })
  })

  it('ends when its time is up: saved answers count, later ones do not', async () => {
    const { db, client, meeting_id, start } = await scene()
    const paper = await start()
    await answerAll(client, paper, 3)
    await runOut(db, paper.try_id)
    const late = await client.ask(examCalls.answer, {
      try_id: paper.try_id,
      question_id: paper.questions[4]!.question_id,
      option_ids: pick(paper.questions[4]!, ['甲']),
      finish: false,
    })
    expect(late.status).toBe(examFailures.tryClosed.status)
    expect(await client.call(examCalls.onlineExam, { meeting_id })).toMatchObject({
      best_score: 60,
      passed: 1,
      seconds_left: 0,
    })
    // Submitting an attempt that has run out is not an error.
    expect((await finish(client, paper)).status).toBe(200)
  })

  it('tells an account that answers one question nothing about it', async () => {
    const { client, meeting_id, start } = await scene()
    const paper = await start()
    const [first] = paper.questions
    const { try_id } = paper
    const option_ids = pick(first!, rightLabels(first!.kind))
    await client.call(examCalls.answer, {
      try_id,
      question_id: first!.question_id,
      option_ids,
      finish: true,
    })
    expect(await client.call(examCalls.sheet, { meeting_id, try_id })).toMatchObject({
      score: 0,
      right_num: 0,
    })
    expect(await client.call(examCalls.onlineExam, { meeting_id })).toMatchObject({ best_score: 0 })
  })

  it('stores the last of several answers, and clears one', async () => {
    const { client, start } = await scene()
    const paper = await start()
    const question = paper.questions[0]!
    const say = (option_ids: number[]) =>
      client.call(examCalls.answer, {
        try_id: paper.try_id,
        question_id: question.question_id,
        option_ids,
        finish: false,
      })
    await say(pick(question, ['乙']))
    await say(pick(question, ['甲']))
    expect((await start()).questions[0]!.chosen).toEqual(pick(question, ['甲']))
    await say([])
    expect((await start()).questions[0]!.chosen).toEqual([])
  })

  it('is submitted once, whatever arrives at the same time', async () => {
    const { client, meeting_id, start } = await scene()
    const paper = await start()
    await answerAll(client, paper, 5)
    const answers = await Promise.all(Array.from({ length: 5 }, () => finish(client, paper)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { tries } = await client.call(examCalls.onlineExam, { meeting_id })
    expect(tries).toHaveLength(1)
    expect(tries[0]).toMatchObject({ score: 100 })
  })

  it('contains only the configured number of questions from the bank', async () => {
    const { start } = await scene({ questions: 8, question_num: 3 })
    expect((await start()).questions).toHaveLength(3)
  })
})

describe('three attempts', () => {
  it('and no more', async () => {
    const { client, meeting_id, start } = await scene()
    for (let number = 1; number <= 3; number++) {
      const paper = await start()
      expect(paper.number).toBe(number)
      await finish(client, paper)
    }
    expect((await client.ask(examCalls.start, { meeting_id })).status).toBe(examFailures.noTriesLeft.status)
    const exam = await client.call(examCalls.onlineExam, { meeting_id })
    expect(exam).toMatchObject({ tries_left: 0, best_score: 0, passed: 0 })
    expect((await client.ask(certificateCalls.get, { meeting_id })).status).toBe(4971)
  })

  it('ask other questions each time, as long as the bank has some', async () => {
    const { client, start } = await scene({ questions: 8, question_num: 3 })
    const asked: number[][] = []
    for (let number = 1; number <= 3; number++) {
      const paper = await start()
      asked.push(paper.questions.map(({ question_id }) => question_id))
      await finish(client, paper)
    }
    expect(new Set([...asked[0]!, ...asked[1]!]).size).toBe(6)
    // Two are left that were never asked.
    expect(new Set(asked.flat()).size).toBe(8)
  })

  it('do not say what was right to somebody who failed all of them', async () => {
    const { client, meeting_id, start } = await scene()
    for (let number = 1; number <= 3; number++) {
      const paper = await start()
      await answerAll(client, paper, 2)
      await finish(client, paper)
      const sheet = await client.call(examCalls.sheet, { meeting_id, try_id: paper.try_id })
      expect(sheet).toMatchObject({ is_explained: 0, right_num: 2, score: 40 })
      for (const question of sheet.questions)
        expect(question).toMatchObject({ right: [], is_right: null, explanation: '' })
      expect(JSON.stringify(sheet)).not.toContain('解析')
    }
  })

  it('are explained once one has passed, the failed ones too', async () => {
    const { client, meeting_id, start } = await scene()
    const failed = await start()
    await answerAll(client, failed, 1)
    await finish(client, failed)
    const passed = await start()
    await answerAll(client, passed, 5)
    await finish(client, passed)
    const sheet = await client.call(examCalls.sheet, { meeting_id, try_id: failed.try_id })
    expect(sheet).toMatchObject({ is_explained: 1, passed: 0 })
    for (const { kind, right } of sheet.questions) expect(right).toHaveLength(kind)
  })

  it('end with the first that passes', async () => {
    const { client, meeting_id, start } = await scene()
    const paper = await start()
    await answerAll(client, paper, 3)
    await finish(client, paper)
    expect((await client.ask(examCalls.start, { meeting_id })).status).toBe(examFailures.alreadyPassed.status)
  })

  it('shuffle the options each time', async () => {
    const { client, start } = await scene({ questions: 12 })
    const orders = new Set<string>()
    for (let number = 1; number <= 3; number++) {
      const paper = await start()
      orders.add(JSON.stringify(paper.questions.map((one) => one.options.map(({ option_id }) => option_id))))
      await finish(client, paper)
    }
    expect(orders.size).toBe(3)
  })
})

describe('is refused', () => {
  it('to visitors, to others, before the meeting and without an exam', async () => {
    const { client, meeting_id, start } = await scene()
    expect((await app.client().ask(examCalls.start, { meeting_id })).status).toBe(401)
    const paper = await start()
    const other = await buildMember(app)
    expect((await finish(other.client, paper)).status).toBe(failures.dataMissing.status)
    const soon = await scene({}, { from: 1, to: 2 })
    expect((await soon.client.ask(examCalls.start, { meeting_id: soon.meeting_id })).status).toBe(
      examFailures.notOpenYet.status,
    )
    const closed = await scene({}, { audience: 'enterprise' })
    expect((await closed.client.ask(examCalls.start, { meeting_id: closed.meeting_id })).status).toBe(
      meetingFailures.notForYou.status,
    )
    const { id } = await buildMeeting(app.services.db, { from: -2, to: -1 })
    expect((await client.ask(examCalls.onlineExam, { meeting_id: id })).status).toBe(404)
  })

  it('an answer that is not in the exam', async () => {
    const { client, start } = await scene()
    const paper = await start()
    const [one, two] = paper.questions
    const single = paper.questions.find(({ kind }) => kind === 1)!
    const say = (question_id: number, option_ids: number[]) =>
      client.ask(examCalls.answer, { try_id: paper.try_id, question_id, option_ids, finish: false })
    const wrong = [
      await say(one!.question_id, [two!.options[0]!.option_id]),
      await say(one!.question_id + 100_000, []),
      await say(
        single.question_id,
        single.options.slice(0, 2).map(({ option_id }) => option_id),
      ),
    ]
    for (const { status } of wrong) expect(status).toBe(examFailures.notInPaper.status)
    const half = await client.ask(examCalls.answer, {
      try_id: paper.try_id,
      question_id: one!.question_id,
      finish: false,
    })
    expect(half.status).toBe(failures.parametersMissing.status)
  })
})
