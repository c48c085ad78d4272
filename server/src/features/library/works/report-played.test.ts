import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { workCalls } from '#contract/library/works.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { failures } from '#contract/wire/failure.ts'
import { itemFailures } from '#contract/wire/item-types.ts'
import { grantRight } from '#server/features/library/rights/rights.queries.ts'
import { buildEpisode, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectEpisodes } from './works.queries.ts'
import { lessonProgress, workDays } from './works.tables.ts'
import { watchedShare } from './progress.queries.ts'

const app = await testApp()
const { db } = app.services

const played = (from: number, to: number): PlayedRange => [from * 1000, to * 1000, 100, 1]

async function prepare(given: Parameters<typeof buildWork>[1] = {}, lessonSeconds = [100, 100]) {
  const work = await buildWork(db, given)
  for (const [sort, seconds] of lessonSeconds.entries()) await buildEpisode(db, work.id, { sort, seconds })
  const lessonIds = (await selectEpisodes(db, work.id)).map(({ id }) => id)
  const { client, user } = await buildMember(app)
  const report = (ranges: PlayedRange[], lesson = 0, by = client) =>
    by.ask(workCalls.reportPlayed, {
      production_id: work.id,
      episode_id: lessonIds[lesson]!,
      ranges,
    })
  const progress = (by = client) => by.call(workCalls.progress, { production_id: work.id })
  const days = () => db.select().from(workDays).where(eq(workDays.production_id, work.id))
  return { work, lessonIds, client, userId: user.id, report, progress, days }
}

it('stores what was played by lesson, for the member alone', async () => {
  const { report, progress, lessonIds } = await prepare()
  await report([played(0, 10)])
  const { data } = await report([played(5, 20)])
  expect(data).toMatchObject({ episode_id: lessonIds[0], position: 20, covered_seconds: 20, is_completed: 0 })
  await report([played(0, 3)], 1)
  expect(await progress()).toMatchObject({
    lessons: [
      { episode_id: lessonIds[0], position: 20, covered_seconds: 20 },
      { episode_id: lessonIds[1], position: 3, covered_seconds: 3 },
    ],
    is_completed: 0,
  })
  const other = await buildMember(app)
  expect(await progress(other.client)).toEqual({ lessons: [], is_completed: 0 })
})

it('completes a lesson once, and the work with its last lesson', async () => {
  const { report, progress, days } = await prepare()
  await report([played(0, 95)])
  await report([played(0, 95)])
  expect(await progress()).toMatchObject({ lessons: [{ is_completed: 1 }], is_completed: 0 })
  await report([played(0, 95)], 1)
  expect(await progress()).toMatchObject({
    lessons: [{ is_completed: 1 }, { is_completed: 1 }],
    is_completed: 1,
  })
  expect(await days()).toMatchObject([{ completions: 2 }])
})

it('adds concurrent reports once each: no time counts twice', async () => {
  const { report, progress, days } = await prepare()
  await Promise.all(Array.from({ length: 10 }, () => report([played(0, 100)])))
  expect(await progress()).toMatchObject({ lessons: [{ covered_seconds: 100, is_completed: 1 }] })
  const [day] = await days()
  expect(day!.completions).toBe(1)
  // A first report may reach back two minutes; the others have only the time that passed between them.
  expect(day!.watched_ms).toBeLessThan(120_000 + 5000)
})

it('says how much of a work was watched, as a share of all its lessons', async () => {
  const { work, report, userId } = await prepare({}, [100, 300])
  expect(await watchedShare(db, userId, work.id)).toBe(0)
  await report([played(0, 40)])
  expect(await watchedShare(db, userId, work.id)).toBeCloseTo(0.1)
  await report([played(20, 60)], 1)
  expect(await watchedShare(db, userId, work.id)).toBeCloseTo(0.2)
  const unknown = await prepare({}, [0])
  await unknown.report([played(0, 40)])
  // Counted as if it were five minutes long.
  expect(await watchedShare(db, unknown.userId, unknown.work.id)).toBeCloseTo(40 / 300)
})

it('counts what may be watched: the trial, and all once it is bought', async () => {
  const paid = { is_free: false, price_fen: 6800, trial_seconds: 30 }
  const { work, report, userId } = await prepare(paid, [100])
  expect((await report([played(0, 50)])).data).toMatchObject({ covered_seconds: 30, position: 30 })
  await grantRight(db, { userId, item: { type: 'production', id: work.id } })
  await db.update(lessonProgress).set({ claimed_until: sql`now() - interval '1 minute'` })
  expect((await report([played(0, 50)])).data).toMatchObject({ covered_seconds: 50 })
})

it('rejects a lesson that the caller may not watch, of another work, or of none', async () => {
  const { report, client, work } = await prepare({ is_free: false, price_fen: 6800 })
  const foreign = await prepare()
  expect((await report([played(0, 5)])).status).toBe(itemFailures.programMissing.status)
  for (const episode_id of [foreign.lessonIds[0]!, 999_999_999]) {
    const fields = { production_id: work.id, episode_id, ranges: [played(0, 5)] }
    expect((await client.ask(workCalls.reportPlayed, fields)).status).toBe(itemFailures.programMissing.status)
  }
  const missing = { production_id: 999_999_999, episode_id: 1, ranges: [] }
  expect((await client.ask(workCalls.reportPlayed, missing)).status).toBe(failures.dataMissing.status)
  expect(await db.$count(lessonProgress, eq(lessonProgress.production_id, work.id))).toBe(0)
})

it('rejects visitors and unreadable ranges', async () => {
  const { report, client, work, lessonIds } = await prepare()
  expect((await report([played(0, 5)], 0, app.client())).status).toBe(failures.loginExpired.status)
  const fields = { production_id: String(work.id), episode_id: String(lessonIds[0]) }
  for (const ranges of ['', 'x', '[[1]]', JSON.stringify(Array(201).fill(played(0, 1)))]) {
    const answer = await postForm(app, workCalls.reportPlayed.path, { ...fields, ranges }, client.token)
    expect(answer.status).toBe(failures.parameterError.status)
  }
})
