import { expect, it } from 'vitest'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { courseTypes, meetingTypes } from '#contract/wire/items.ts'
import { pageContext, runPreloads } from '#kernel/pages/run-preloads.ts'
import {
  buildArticle,
  buildCollege,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doctorDiseases } from '#server/features/people/doctors/doctors.tables.ts'
import { followsFeature } from '#server/features/community/follows/follows.feature.ts'
import { doctorPages } from './doctor-homepage.pages.ts'
import { doctorHomepageFeature } from './doctor-homepage.feature.ts'

const app = await testApp()

const read = (doctorId: number) => app.client().call(doctorCalls.detail, { doctor_id: doctorId })

it('returns the homepage of a doctor', async () => {
  const doctor = await buildDoctor(app.services.db, { good_at: '心律失常', introduction: '从事临床三十年。' })
  expect(await read(doctor.id)).toEqual({
    doctor_id: doctor.id,
    doctor_name: doctor.name,
    doctor_cover: doctor.cover,
    title: doctor.title,
    hospital: doctor.hospital,
    department: doctor.department,
    department_id: 0,
    college_id: doctor.college_id,
    good_at: '心律失常',
    introduction: '从事临床三十年。',
    live_status: 0,
    diseases: [],
    production_num: 0,
    series_num: 0,
    article_num: 0,
    answer_num: 0,
    meeting_num: 0,
    is_own: 0,
    upcoming: [],
    past: [],
  })
})

it('lists the meetings they speak in: current and upcoming ones next first, past ones latest first', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const other = await buildDoctor(db)
  const meeting = (from: number, more = {}) => buildMeeting(db, { from, ...more }, [doctor.id])
  const [late, running, old, recent] = await Promise.all([
    meeting(48),
    meeting(-1),
    meeting(-90),
    meeting(-30),
  ])
  await meeting(5, { published: false })
  await buildMeeting(db, {}, [other.id])
  const { upcoming, past } = await read(doctor.id)
  expect(upcoming.map((row) => row.meeting_id)).toEqual([running.id, late.id])
  expect(upcoming.map((row) => row.meeting_type)).toEqual([meetingTypes.inProgress, meetingTypes.preview])
  expect(past.map((row) => row.meeting_id)).toEqual([recent.id, old.id])
})

it('names the large meeting that a child meeting belongs to', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const large = await buildMeeting(db, { is_big: true })
  await buildMeeting(db, { parent_id: large.id }, [doctor.id])
  expect((await read(doctor.id)).upcoming).toMatchObject([{ parent_title: large.title }])
})

it('marks live doctors, here and in the strip of the home, and counts the new works of the right doctor', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const idle = await buildDoctor(db, { college_id: collegeId })
  const onAir = await buildDoctor(db, { college_id: collegeId })
  await buildMeeting(db, { from: -1, has_stream: true }, [onAir.id])
  // A congress of several days is not live all the time.
  await buildMeeting(db, { from: -1, has_stream: true, is_big: true }, [idle.id])
  await buildWork(db, { doctor_id: idle.id })
  await buildWork(db, { doctor_id: idle.id, published_at: hoursFromNow(-24 * 40) })
  expect((await read(onAir.id)).live_status).toBe(1)
  expect((await read(idle.id)).live_status).toBe(0)
  const strip = await app.client().call(homeCalls.expertList, { college: collegeId, disease_id: 0, page: 1 })
  expect(strip.data.map((row) => [row.doctor_id, row.live_status, row.new_production_num])).toEqual([
    [onAir.id, 1, 0],
    [idle.id, 0, 1],
  ])
})

it('lists the works of a doctor page by page, latest first', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  for (let hours = 21; hours > 0; hours--)
    await buildWork(db, { doctor_id: doctor.id, title: `作品 ${hours}`, published_at: hoursFromNow(-hours) })
  await buildWork(db)
  const pageOf = (page: number) =>
    app.client().call(doctorCalls.works, { doctor_id: doctor.id, course_type: 0, page })
  const first = await pageOf(1)
  expect(first).toMatchObject({ total: 21, last_page: 2, current_page: 1 })
  expect(first.data).toHaveLength(20)
  expect(first.data[0]!.title).toBe('作品 1')
  expect((await read(doctor.id)).production_num).toBe(21)
  expect((await pageOf(2)).data.map((row) => row.title)).toEqual(['作品 21'])
})

it('has no works for a doctor who has none', async () => {
  const doctor = await buildDoctor(app.services.db)
  const works = await app.client().call(doctorCalls.works, { doctor_id: doctor.id, course_type: 0, page: 1 })
  expect(works).toEqual({ data: [], total: 0, last_page: 0, current_page: 1 })
})

it('tells single works from series, and leaves removed works out', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const single = await buildWork(db, { doctor_id: doctor.id })
  const series = await buildWork(db, { doctor_id: doctor.id, course_type: courseTypes.series })
  await buildWork(db, { doctor_id: doctor.id, removed_at: new Date() })
  const idsOf = async (course_type: number) => {
    const found = await app.client().call(doctorCalls.works, { doctor_id: doctor.id, course_type, page: 1 })
    return found.data.map((row) => row.production_id)
  }
  expect(await idsOf(courseTypes.single)).toEqual([single.id])
  expect(await idsOf(courseTypes.series)).toEqual([series.id])
  expect(await idsOf(0)).toHaveLength(2)
  expect(await read(doctor.id)).toMatchObject({ production_num: 2, series_num: 1 })
})

it('lists the articles that a doctor wrote, latest first', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const [older, newer] = await Promise.all(
    [48, 24].map((hours) => buildArticle(db, { doctor_id: doctor.id, published_at: hoursFromNow(-hours) })),
  )
  await buildArticle(db)
  const found = await app.client().call(doctorCalls.articles, { doctor_id: doctor.id, page: 1 })
  expect(found.data.map((row) => row.information_id)).toEqual([newer!.id, older!.id])
  expect((await read(doctor.id)).article_num).toBe(2)
})

it('is known to its owner as their own', async () => {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(app.services.db, { user_id: user.id })
  expect((await client.call(doctorCalls.detail, { doctor_id: doctor.id })).is_own).toBe(1)
  expect((await read(doctor.id)).is_own).toBe(0)
})

it('shows unpublished meetings in its test version, in production to operators only', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const hidden = await buildMeeting(db, { from: 5, published: false }, [doctor.id])
  const asked = { doctor_id: doctor.id }
  const found = await app.client().call(doctorCalls.testDetail, asked)
  expect(found.upcoming.map((row) => row.meeting_id)).toEqual([hidden.id])
  const { env } = app.services
  const former = env.NODE_ENV
  try {
    env.NODE_ENV = 'production'
    expect((await app.client().ask(doctorCalls.testDetail, asked)).status).toBe(failures.noPermission.status)
    const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
    expect((await operator.ask(doctorCalls.testDetail, asked)).status).toBe(200)
  } finally {
    env.NODE_ENV = former
  }
})

it('rejects an unknown doctor', async () => {
  const answer = await app.client().ask(doctorCalls.detail, { doctor_id: 999_999_999 })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const { detail, testDetail, works, articles, answers, logLink } = doctorCalls
  for (const call of [detail, testDetail, works, articles, answers, logLink]) {
    const answer = await postForm(app, call.path, { doctor_id: id, url: '' })
    expect(answer).toEqual({
      status: failures.parameterError.status,
      message: '参数错误: doctor_id',
      data: null,
    })
  }
})

it('describes itself to crawlers, preloads its screen, and rejects a missing doctor', async () => {
  const [page] = doctorPages
  const doctor = await buildDoctor(app.services.db, { good_at: '心律失常' })
  const facts = (await page!.describe({ doctor_id: String(doctor.id) }, app.services, 'zh'))!
  expect(facts).toMatchObject({
    title: `${doctor.name} 主任医师`,
    description: '江城大学附属第一医院 心血管内科 心律失常',
    image: doctor.cover,
  })
  const calls = [...doctorHomepageFeature.calls!, ...followsFeature.calls!]
  const handlers = new Map(calls.map((handler) => [handler.call.id, handler]))
  const context = pageContext(app.services, { requestId: 'test', address: '', language: 'zh' })
  const [answer] = await runPreloads(context, handlers, facts.preload!)
  expect(answer!.output).toEqual(await read(doctor.id))
  expect(await page!.describe({ doctor_id: '999999999' }, app.services, 'zh')).toBeUndefined()
})

it('names what the doctor treats, and counts every meeting', async () => {
  const { db } = app.services
  const first = await buildDisease(db, { name: '房颤' })
  const second = await buildDisease(db, { name: '心衰' })
  const doctor = await buildDoctor(db)
  await db
    .insert(doctorDiseases)
    .values([second, first].map((disease_id) => ({ doctor_id: doctor.id, disease_id })))
  for (const from of [48, -90]) await buildMeeting(db, { from }, [doctor.id])
  await buildMeeting(db, { from: 5, published: false }, [doctor.id])
  const homepage = await read(doctor.id)
  expect(homepage.meeting_num).toBe(2)
  expect(homepage.diseases).toEqual([
    { disease_id: first, disease_name: '房颤' },
    { disease_id: second, disease_name: '心衰' },
  ])
})
