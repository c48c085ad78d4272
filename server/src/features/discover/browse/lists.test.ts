import { describe, expect, it } from 'vitest'
import { browseCalls } from '#contract/discover/browse.ts'
import { failures } from '#contract/wire/failure.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { listOrders } from '#contract/wire/lists.ts'
import { courseTypes, meetingTypes } from '#contract/wire/items.ts'
import { meetingDiseases } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  buildArticle,
  buildCollege,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const of = (collegeId: number, more = {}) => ({
  college_id: collegeId,
  disease_id: 0,
  page: 1,
  order: 'new' as const,
  type: 0,
  subject_id: 0,
  ...more,
})

describe('articles', () => {
  const ids = async (input: ReturnType<typeof of>) =>
    (await app.client().call(browseCalls.consulting, input)).data.map((row) => row.information_id)

  it('are sorted latest first or most viewed first, by subject and by disease', async () => {
    const { db } = app.services
    const college = await buildCollege(db)
    const disease = await buildDisease(db, { college_id: college })
    const old = await buildArticle(db, {
      college_id: college,
      published_at: hoursFromNow(-48),
      view_count: 900,
    })
    const fresh = await buildArticle(db, { college_id: college, disease_id: disease, view_count: 3 })
    await buildArticle(db)
    expect(await ids(of(college))).toEqual([fresh.id, old.id])
    expect(await ids(of(college, { order: 'hot' }))).toEqual([old.id, fresh.id])
    expect(await ids(of(college, { disease_id: disease }))).toEqual([fresh.id])
  })

  it('are found by a word of their title, taken as it is', async () => {
    const { db } = app.services
    const college = await buildCollege(db)
    const found = await buildArticle(db, { college_id: college, title: '射血分数 40% 的心衰' })
    await buildArticle(db, { college_id: college, title: '射血分数 4000 例' })
    expect(await ids(of(college, { keyword: '40%' }))).toEqual([found.id])
  })

  it('come 20 a page, with the total and the last page', async () => {
    const { db } = app.services
    const college = await buildCollege(db)
    for (let at = 0; at < 21; at++) await buildArticle(db, { college_id: college })
    const first = await app.client().call(browseCalls.informationList, of(college))
    const second = await app.client().call(browseCalls.informationList, of(college, { page: 2 }))
    expect([first.data.length, second.data.length]).toEqual([20, 1])
    expect(first).toMatchObject({ total: 21, last_page: 2, current_page: 1 })
    const all = [...first.data, ...second.data].map((row) => row.information_id)
    expect(new Set(all).size).toBe(21)
  })

  it('are empty for a subject without any, and then the list is finished', async () => {
    const college = await buildCollege(app.services.db)
    expect(await app.client().call(browseCalls.consulting, of(college))).toEqual({
      data: [],
      total: 0,
      last_page: 0,
      current_page: 1,
    })
  })
})

describe('courses', () => {
  it('are listed by kind and by whether they cost something', async () => {
    const { db } = app.services
    const college = await buildCollege(db)
    const work = (more: Parameters<typeof buildWork>[1]) => buildWork(db, { college_id: college, ...more })
    const free = await work({ published_at: hoursFromNow(-3) })
    const paid = await work({
      published_at: hoursFromNow(-2),
      is_free: false,
      price_fen: 1990,
      former_price_fen: 3990,
    })
    const series = await work({ published_at: hoursFromNow(-1), course_type: courseTypes.series })
    const client = app.client()
    const ids = async (call: typeof browseCalls.courses, more = {}) =>
      (await client.call(call, of(college, more))).data.map((row) => row.production_id)
    expect(await ids(browseCalls.courses)).toEqual([paid.id, free.id])
    expect(await ids(browseCalls.seriesCourses)).toEqual([series.id])
    expect(await ids(browseCalls.allCourses)).toEqual([series.id, paid.id, free.id])
    expect(await ids(browseCalls.allCourses, { type: courseTypes.series })).toEqual([series.id])
    expect(await ids(browseCalls.allCourses, { is_free: true })).toEqual([series.id, free.id])
    const { data } = await client.call(browseCalls.allCourses, of(college, { is_free: false }))
    expect(data).toMatchObject([{ production_id: paid.id, price: '19.90', scribing_price: '39.90' }])
  })
})

it('lists operations with their doctors, latest first or the most viewed', async () => {
  const { db } = app.services
  const college = await buildCollege(db)
  const doctor = await buildDoctor(db)
  const seen = await buildOperation(db, {
    college_id: college,
    published_at: hoursFromNow(-9),
    view_count: 10,
  })
  const fresh = await buildOperation(db, { college_id: college }, { doctorIds: [doctor.id] })
  const list = await app.client().call(browseCalls.surgicalList, of(college))
  expect(list.data).toMatchObject([{ id: fresh.id, intro: doctor.name }, { id: seen.id }])
  const hot = await app.client().call(browseCalls.surgicalList, of(college, { order: 'hot' }))
  expect(hot.data.map((row) => row.id)).toEqual([seen.id, fresh.id])
})

describe('meetings', () => {
  const ids = async (call: typeof homeCalls.advance, input: ReturnType<typeof of>) =>
    (await app.client().call(call, input)).data.map((row) => row.meeting_id)

  it('are separated by their phase, in every list', async () => {
    const { db } = app.services
    const college_id = await buildCollege(db)
    const live = await buildMeeting(db, { college_id, from: -1, has_stream: true })
    const silent = await buildMeeting(db, { college_id, from: -1 })
    const next = await buildMeeting(db, { college_id, from: 5, has_stream: true })
    const onSite = await buildMeeting(db, { college_id, from: 30, is_offline: true })
    const { advance } = homeCalls
    const ofType = (type: number) => ids(advance, of(college_id, { type }))
    expect(await ofType(meetingTypes.live)).toEqual([live.id])
    expect(await ofType(meetingTypes.preview)).toEqual([next.id])
    expect(await ofType(meetingTypes.inProgress)).toEqual([silent.id, onSite.id])
    expect(await ofType(meetingTypes.review)).toEqual([])
    expect(await ofType(77)).toEqual([])
  })

  it('with credits and those of companies have lists of their own, the next first', async () => {
    const { db } = app.services
    const college_id = await buildCollege(db)
    const old = await buildMeeting(db, { college_id, from: -50, is_credit: true, is_enterprise: true })
    const older = await buildMeeting(db, { college_id, from: -90, is_credit: true })
    const later = await buildMeeting(db, { college_id, from: 900, is_credit: true })
    const next = await buildMeeting(db, { college_id, from: 5, is_credit: true })
    await buildMeeting(db, { college_id })
    expect(await ids(browseCalls.credit, of(college_id))).toEqual([next.id, later.id, old.id, older.id])
    expect(await ids(browseCalls.enterpriseMeetings, of(college_id))).toEqual([old.id])
    expect(await ids(browseCalls.enterpriseMeetings, of(college_id, { is_credit: false }))).toEqual([])
    expect(await ids(browseCalls.credit, of(college_id, { type: meetingTypes.review }))).toEqual([
      old.id,
      older.id,
    ])
  })

  it('are filtered by credit and disease, and sorted by views', async () => {
    const { db } = app.services
    const college_id = await buildCollege(db)
    const disease_id = await buildDisease(db, { college_id })
    const plain = await buildMeeting(db, { college_id, from: -50, view_count: 4 })
    const credit = await buildMeeting(db, { college_id, from: -90, view_count: 9, is_credit: true })
    await db.insert(meetingDiseases).values({ meeting_id: plain.id, disease_id })
    const { playback } = homeCalls
    expect(await ids(playback, of(college_id))).toEqual([plain.id, credit.id])
    expect(await ids(playback, of(college_id, { order: 'hot' }))).toEqual([credit.id, plain.id])
    expect(await ids(playback, of(college_id, { is_credit: true }))).toEqual([credit.id])
    expect(await ids(playback, of(college_id, { disease_id }))).toEqual([plain.id])
  })
})

it('says how long a list is even on a page beyond its end', async () => {
  const { db } = app.services
  const college_id = await buildCollege(db)
  await buildArticle(db, { college_id })
  const beyond = await app.client().call(browseCalls.consulting, of(college_id, { page: 9 }))
  expect(beyond).toEqual({ data: [], total: 1, last_page: 1, current_page: 9 })
})

describe('wrong fields', () => {
  const lists = [browseCalls.columns, browseCalls.consulting, browseCalls.credit, browseCalls.allCourses]
  it.each(lists)('are rejected by $id', async ({ path }) => {
    for (const wrong of wrongIds.filter((one) => one !== '')) {
      const answer = await postForm(app, path, { college_id: wrong })
      expect(answer.status, wrong).toBe(failures.parameterError.status)
    }
  })

  it('are rejected for an unknown order or flag', async () => {
    const { path } = browseCalls.allCourses
    expect((await postForm(app, path, { order: 'best' })).status).toBe(failures.parameterError.status)
    expect((await postForm(app, path, { is_free: 'yes' })).status).toBe(failures.parameterError.status)
    for (const order of listOrders) expect((await postForm(app, path, { order })).status).toBe(200)
  })
})
