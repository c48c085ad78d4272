import { expect, it } from 'vitest'
import { doctorCalls, homepageFailures, retentionPoints } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { lessonProgress, workDays } from '#server/features/library/works/works.tables.ts'
import { selectEpisodes } from '#server/features/library/works/works.queries.ts'
import { buildDoctor, buildWork } from '#server/testing/build-content.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doctorDays } from './doctor-homepage.tables.ts'

const app = await testApp()
const { db } = app.services

async function scene() {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id })
  const work = await buildWork(db, { doctor_id: doctor.id }, ['第一课'])
  return { client, doctor, work }
}

/** A day in Shanghai. */
const dayAgo = (days: number) =>
  new Date(Date.now() + 8 * 3600_000 - days * 86_400_000).toISOString().slice(0, 10)

it('shows each day, also those on which nothing happened, and each work', async () => {
  const { client, doctor, work } = await scene()
  await db.insert(doctorDays).values([
    { doctor_id: doctor.id, day: dayAgo(2), views: 12, link_clicks: 3, follows: 4, unfollows: 1 },
    { doctor_id: doctor.id, day: dayAgo(7), views: 100 },
  ])
  await db
    .insert(workDays)
    .values({ production_id: work.id, day: dayAgo(1), views: 9, watched_ms: 61_400, completions: 2 })
  const { days, works } = await client.call(doctorCalls.figures, { days: 7 })
  const none = {
    view_num: 0,
    production_view_num: 0,
    follow_num: 0,
    unfollow_num: 0,
    link_num: 0,
    watch_seconds: 0,
    finish_num: 0,
  }
  expect(days).toHaveLength(7)
  expect(days.slice(-3)).toEqual([
    { ...none, day: dayAgo(2), view_num: 12, link_num: 3, follow_num: 4, unfollow_num: 1 },
    { ...none, day: dayAgo(1), production_view_num: 9, watch_seconds: 61, finish_num: 2 },
    { ...none, day: dayAgo(0) },
  ])
  expect(works).toEqual([
    {
      production_id: work.id,
      title: work.title,
      view_num: 9,
      watch_seconds: 61,
      finish_num: 2,
      viewer_num: 0,
      finish_share: 0,
    },
  ])
  expect((await client.call(doctorCalls.figures, { days: 30 })).days.at(-8)).toMatchObject({ view_num: 100 })
})

it('draws the curve of each lesson of an own work', async () => {
  const { client, work } = await scene()
  const [lesson] = await selectEpisodes(db, work.id)
  const { user } = await buildUser(app.services)
  await db.insert(lessonProgress).values({
    lesson_id: lesson!.id,
    production_id: work.id,
    user_id: user.id,
    covered: `{[0,${lesson!.seconds * 500})}`,
  })
  const [curve] = await client.call(doctorCalls.retention, { production_id: work.id })
  expect(curve).toMatchObject({ episode_id: lesson!.id, title: '第一课' })
  const shares = curve!.points.map(({ share }) => share)
  expect(shares).toHaveLength(retentionPoints)
  expect([shares[0], shares.at(-1)]).toEqual([1, 0])
})

it('shows nobody the figures of another doctor', async () => {
  const { work } = await scene()
  const other = await scene()
  const asked = { production_id: work.id }
  expect((await other.client.ask(doctorCalls.retention, asked)).status).toBe(failures.dataMissing.status)
  const { client: plain } = await buildMember(app)
  expect((await plain.ask(doctorCalls.figures, { days: 7 })).message).toBe(homepageFailures.noHomepage.zh)
  expect((await plain.ask(doctorCalls.retention, asked)).message).toBe(homepageFailures.noHomepage.zh)
  expect((await app.client().ask(doctorCalls.figures, { days: 7 })).status).toBe(failures.loginExpired.status)
})

it.each(['', '0', '8', '365', 'x'])('rejects %j days', async (days) => {
  const { client } = await scene()
  const answer = await postForm(app, doctorCalls.figures.path, { days }, client.token)
  expect(answer.message).toBe('参数错误: days')
})
