import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { slideCalls, slideFailures, slideSize } from '#contract/people/slide.ts'
import { atOnce, humanTrail, openPuzzle, resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
let client: TestClient
beforeEach(async () => {
  await resetLimits(app)
  client = app.client()
})

const { slideMissed, slideNotHuman, slideGone } = slideFailures
const check = (slide_id: string, x: number, trail = humanTrail(x), by = client) =>
  by.ask(slideCalls.check, { slide_id, x, trail, nonce: '' })

it('gives a puzzle without its answer', async () => {
  const answer = await client.ask(slideCalls.image, {})
  expect(Object.keys(answer.data).sort()).toEqual(['background', 'piece', 'piece_y', 'slide_id', 'work'])
  expect(answer.data.background).toMatch(/^data:image\/jpeg;base64,/)
  expect(answer.data.piece_y).toBeGreaterThanOrEqual(0)
  expect(answer.data.piece_y).toBeLessThanOrEqual(slideSize.height - slideSize.piece)
})

it('shows another background each time, and all five in the end', async () => {
  const seen: number[] = []
  for (let drawn = 0; drawn < 100 && new Set(seen).size < 5; drawn++) {
    await client.call(slideCalls.image, {})
    const { rows } = await app.services.db.execute<{ motif: number }>(
      sql`select motif from slide_challenges order by created_at desc limit 1`,
    )
    expect(rows[0]!.motif).not.toBe(seen.at(-1))
    seen.push(rows[0]!.motif)
  }
  expect(new Set(seen).size).toBe(5)
})

it.each([-10, 0, 10])('takes a piece that is %i pixels off', async (off) => {
  const { slide_id, x } = await openPuzzle(app, client)
  const answer = await check(slide_id, x + off)
  expect(answer.status).toBe(200)
  expect(answer.data.slide_ticket).toMatch(/^[\w-]{20,}$/)
})

it.each([-11, 11])('does not take one that is %i pixels off', async (off) => {
  const { slide_id, x } = await openPuzzle(app, client)
  expect(await check(slide_id, x + off)).toMatchObject({
    status: slideMissed.status,
    message: slideMissed.zh,
    data: null,
  })
})

it('tells a move that no hand has made apart, so that the slider goes back', async () => {
  const { slide_id, x } = await openPuzzle(app, client)
  const straight = humanTrail(x).map(([at, , ms]): [number, number, number] => [at, 0, ms])
  expect((await check(slide_id, x, straight)).status).toBe(slideNotHuman.status)
  expect((await check(slide_id, x, humanTrail(x, 100))).status).toBe(slideNotHuman.status)
  expect((await check(slide_id, x)).status).toBe(200)
})

it('does not believe that a puzzle was solved before it could be looked at', async () => {
  const { slide_id, x } = await openPuzzle(app, client)
  await app.services.db.execute(sql`update slide_challenges set created_at = now() + interval '1 minute'`)
  expect((await check(slide_id, x)).status).toBe(slideNotHuman.status)
})

it('ends a puzzle after three tries, and after five minutes', async () => {
  const { slide_id, x } = await openPuzzle(app, client)
  for (let tries = 0; tries < 3; tries++)
    expect((await check(slide_id, x + 40)).status).toBe(slideMissed.status)
  expect((await check(slide_id, x)).status).toBe(slideGone.status)
  const late = await openPuzzle(app, client)
  await app.services.db.execute(sql`update slide_challenges set expires_at = now()`)
  expect((await check(late.slide_id, late.x)).status).toBe(slideGone.status)
})

it('belongs to the browser that asked for it', async () => {
  const { slide_id, x } = await openPuzzle(app, client)
  expect((await check(slide_id, x, humanTrail(x), app.client())).status).toBe(slideGone.status)
  expect((await check(slide_id, x)).status).toBe(200)
})

it('gives one ticket, however often the right answer comes at once', async () => {
  for (let round = 0; round < 4; round++) {
    await resetLimits(app)
    const { slide_id, x } = await openPuzzle(app, client)
    const answers = await atOnce(30, () => check(slide_id, x))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  }
})

it('asks an address for work that grows with what it asks for and misses, long before it refuses', async () => {
  expect((await client.call(slideCalls.image, {})).work).toBe(0)
  const { slide_id, x } = await openPuzzle(app, client)
  await check(slide_id, x + 40)
  await app.services.db.execute(sql`update slide_challenges set tries = 59`)
  const first = await openPuzzle(app, client)
  expect((await check(first.slide_id, first.x)).status).toBe(slideFailures.workNeeded.status)
  const right = { slide_id: first.slide_id, x: first.x, nonce: first.nonce, trail: humanTrail(first.x) }
  expect((await client.ask(slideCalls.check, right)).status).toBe(200)
  await app.services.db.execute(sql`update slide_challenges set tries = 300`)
  expect((await client.ask(slideCalls.image, {})).status).toBe(failures.tooOften.status)
  await app.services.db.execute(sql`update slide_challenges set created_at = created_at - interval '1 hour'`)
  expect((await client.ask(slideCalls.image, {})).status).toBe(200)
})

it('wants to know the browser', async () => {
  client.guestId = ''
  expect((await client.ask(slideCalls.image, {})).status).toBe(failures.parametersMissing.status)
})

/** A question and its answer, which only the database knows. */
async function openQuestion() {
  const { access_id, question } = await client.call(slideCalls.access, {})
  const { rows } = await app.services.db.execute<{ answer: number }>(
    sql`select answer from slide_challenges where kind = 'question' order by created_at desc limit 1`,
  )
  return { access_id, question, right: rows[0]!.answer }
}

it('gives the same ticket for an answer in words', async () => {
  client.language = 'en'
  const { access_id, question, right } = await openQuestion()
  expect(question).toMatch(/^[A-Z].*\?$/)
  const answer = await client.ask(slideCalls.accessCheck, { access_id, answer: String(right), nonce: '' })
  expect(answer.data.slide_ticket).toMatch(/^[\w-]{20,}$/)
})

it('takes one answer to a question', async () => {
  const { access_id, right } = await openQuestion()
  const wrong = await client.ask(slideCalls.accessCheck, { access_id, answer: String(right + 1), nonce: '' })
  expect(wrong.status).toBe(slideMissed.status)
  const second = await client.ask(slideCalls.accessCheck, { access_id, answer: String(right), nonce: '' })
  expect(second.status).toBe(slideGone.status)
})

it('does not take the answer of one kind for the other', async () => {
  const { access_id, right } = await openQuestion()
  expect((await check(access_id, right)).status).toBe(slideGone.status)
})

it('asks a browser six times an hour', async () => {
  for (let asked = 0; asked < 6; asked++) expect((await client.ask(slideCalls.access, {})).status).toBe(200)
  expect((await client.ask(slideCalls.access, {})).status).toBe(failures.tooOften.status)
})
