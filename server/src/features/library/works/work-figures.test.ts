import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { workCalls } from '#contract/library/works.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { buildDoctor, buildEpisode, buildWork } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectEpisodes } from './works.queries.ts'
import { workDays } from './works.tables.ts'
import { selectDayFigures, selectRetention, selectWorkFigures } from './work-figures.queries.ts'

const app = await testApp()
const { db } = app.services

const played = (from: number, to: number): PlayedRange => [from * 1000, to * 1000, 100, 1]

async function buildLesson(doctorId: number, seconds: number) {
  const work = await buildWork(db, { doctor_id: doctorId })
  await buildEpisode(db, work.id, { seconds })
  const [lesson] = await selectEpisodes(db, work.id)
  return { work, lessonId: lesson!.id }
}

const watch = async (production_id: number, episode_id: number, ranges: PlayedRange[]) => {
  const { client } = await buildMember(app)
  await client.call(workCalls.detail, { production_id })
  await client.call(workCalls.reportPlayed, { production_id, episode_id, ranges })
}

it('counts views, time and completions by day and by work, of this doctor alone', async () => {
  const doctor = await buildDoctor(db)
  const { work, lessonId } = await buildLesson(doctor.id, 60)
  const { work: unseen } = await buildLesson(doctor.id, 60)
  const foreign = await buildLesson((await buildDoctor(db)).id, 60)
  await watch(work.id, lessonId, [played(0, 60)])
  await watch(work.id, lessonId, [played(0, 20)])
  await watch(foreign.work.id, foreign.lessonId, [played(0, 60)])
  await db.insert(workDays).values([
    { production_id: work.id, day: dayAgo(2), views: 5, watched_ms: 9000, completions: 1 },
    { production_id: work.id, day: dayAgo(30), views: 100 },
  ])
  const days = await selectDayFigures(db, doctor.id, 3)
  expect(days).toEqual([
    { day: dayAgo(2), views: 5, watched_ms: 9000, completions: 1 },
    { day: dayAgo(1), views: 0, watched_ms: 0, completions: 0 },
    { day: dayAgo(0), views: 2, watched_ms: 80_000, completions: 1 },
  ])
  expect(await selectWorkFigures(db, doctor.id, 3)).toEqual([
    {
      production_id: work.id,
      title: work.title,
      views: 7,
      watched_ms: 89_000,
      completions: 2,
      viewers: 2,
      completed_share: 0.5,
    },
    {
      production_id: unseen.id,
      title: unseen.title,
      views: 0,
      watched_ms: 0,
      completions: 0,
      viewers: 0,
      completed_share: 0,
    },
  ])
})

it('draws how many still watch at each part of a lesson', async () => {
  const doctor = await buildDoctor(db)
  const { work, lessonId } = await buildLesson(doctor.id, 100)
  await watch(work.id, lessonId, [played(0, 100)])
  await watch(work.id, lessonId, [played(0, 50)])
  await watch(work.id, lessonId, [played(0, 10), played(75, 100)])
  const asked = { doctorId: doctor.id, lessonId, points: 4 }
  expect((await selectRetention(db, asked)).map(({ second, share }) => [second, share.toFixed(2)])).toEqual([
    [0, '0.67'],
    [25, '0.67'],
    [50, '0.33'],
    [75, '0.67'],
  ])
  expect(await selectRetention(db, { ...asked, doctorId: doctor.id + 1 })).toEqual([])
  const unseen = await buildLesson(doctor.id, 100)
  expect(await selectRetention(db, { ...asked, lessonId: unseen.lessonId })).toEqual([])
})

it('draws no second of a short lesson twice', async () => {
  const doctor = await buildDoctor(db)
  const { work, lessonId } = await buildLesson(doctor.id, 3)
  await watch(work.id, lessonId, [played(0, 2)])
  expect(await selectRetention(db, { doctorId: doctor.id, lessonId, points: 50 })).toEqual([
    { second: 0, share: 1 },
    { second: 1, share: 1 },
    { second: 2, share: 0 },
  ])
})

it('counts a view in its day once per visit, and a row a day', async () => {
  const { work } = await buildLesson((await buildDoctor(db)).id, 60)
  const { client } = await buildMember(app)
  for (let at = 0; at < 3; at++) await client.call(workCalls.detail, { production_id: work.id })
  await (await buildMember(app)).client.call(workCalls.detail, { production_id: work.id })
  const rows = await db.select().from(workDays).where(eq(workDays.production_id, work.id))
  expect(rows).toMatchObject([{ views: 2 }])
  const { rows: shown } = await db.execute(sql`select view_count from productions where id = ${work.id}`)
  expect(shown).toEqual([{ view_count: 2 }])
})

/** A day in Shanghai. */
function dayAgo(days: number): string {
  return new Date(Date.now() + 8 * 3600_000 - days * 86_400_000).toISOString().slice(0, 10)
}
