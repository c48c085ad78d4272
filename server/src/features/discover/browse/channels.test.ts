import { expect, it } from 'vitest'
import { browseCalls } from '#contract/discover/browse.ts'
import { failures } from '#contract/wire/failure.ts'
import { columnKinds, meetingTypes } from '#contract/wire/items.ts'
import { doctorDiseases } from '#server/features/people/doctors/doctors.tables.ts'
import {
  buildArticle,
  buildCollege,
  buildColumn,
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const of = (college_id: number, disease_id = 0) => ({ college_id, disease_id, page: 1 })

it('lists the columns of a subject and those of all subjects, with the facts of their meetings', async () => {
  const { db } = app.services
  const college = await buildCollege(db)
  const meeting = await buildMeeting(db, { from: -1, has_stream: true, is_credit: true, speaker: '沈知远' })
  const own = await buildColumn(db, { college_id: college, meeting_id: meeting.id, sort: -3 })
  const general = await buildColumn(db, { sort: -2 })
  const foreign = await buildColumn(db, { college_id: await buildCollege(db), sort: -1 })
  await buildArticle(db, { column_id: general.id, view_count: 30 })
  await buildArticle(db, { column_id: general.id, view_count: 12 })
  const { data } = await app.client().call(browseCalls.columns, of(college))
  expect(data.map((row) => row.subject_id)).not.toContain(foreign.id)
  expect(data[0]).toMatchObject({
    subject_id: own.id,
    subject_theme: own.theme,
    type: columnKinds.meeting,
    meeting_id: meeting.id,
    meeting_type: meetingTypes.live,
    speaker: '沈知远',
    is_credit_meeting: 1,
  })
  expect(data[1]).toMatchObject({
    subject_id: general.id,
    type: columnKinds.articles,
    meeting_id: 0,
    meeting_type: 0,
    begin_time: '',
    view_num: 42,
  })
})

it('filters the columns of a disease', async () => {
  const { db } = app.services
  const college = await buildCollege(db)
  const disease = await buildDisease(db, { college_id: college })
  const column = await buildColumn(db, { college_id: college })
  await buildColumn(db, { college_id: college })
  await buildArticle(db, { college_id: college, column_id: column.id, disease_id: disease })
  const { data } = await app.client().call(browseCalls.columns, of(college, disease))
  expect(data.map((row) => row.subject_id)).toEqual([column.id])
})

it('returns one column with its introduction, its meeting and its articles', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db)
  const column = await buildColumn(db, { intro: '每周一篇。', meeting_id: meeting.id })
  const article = await buildArticle(db, { column_id: column.id })
  await buildArticle(db, { college_id: article.college_id })
  const client = app.client()
  expect(await client.call(browseCalls.columnDetail, { channel_id: column.id })).toMatchObject({
    subject_id: column.id,
    intro: '每周一篇。',
    college_name: '',
    meeting: { meeting_id: meeting.id, title: meeting.title },
  })
  const { data } = await client.call(browseCalls.informationList, {
    ...of(0),
    order: 'new',
    subject_id: column.id,
  })
  expect(data.map((row) => row.information_id)).toEqual([article.id])
})

it('does not mention an unpublished meeting', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, { published: false })
  const column = await buildColumn(db, { meeting_id: meeting.id })
  const detail = await app.client().call(browseCalls.columnDetail, { channel_id: column.id })
  expect(detail).toMatchObject({ type: columnKinds.articles, meeting_id: 0, meeting: null })
})

it('rejects an unknown column', async () => {
  const answer = await app.client().ask(browseCalls.columnDetail, { channel_id: 0 })
  expect(answer.status).toBe(failures.dataMissing.status)
})

it('lists experts as rows, in their order, of a subject and of a disease', async () => {
  const { db } = app.services
  const college_id = await buildCollege(db)
  const disease_id = await buildDisease(db, { college_id })
  const second = await buildDoctor(db, { college_id, sort: 2 })
  const first = await buildDoctor(db, { college_id, sort: 1 })
  await buildDoctor(db)
  await db.insert(doctorDiseases).values({ doctor_id: second.id, disease_id })
  await buildMeeting(db, { from: -1, has_stream: true }, [second.id])
  await buildWork(db, { doctor_id: second.id })
  await buildWork(db, { doctor_id: second.id, published_at: hoursFromNow(-24 * 31) })
  const client = app.client()
  const list = await client.call(browseCalls.topExperts, of(college_id))
  expect(list).toMatchObject({ total: 2, last_page: 1 })
  expect(list.data).toEqual([
    expect.objectContaining({ doctor_id: first.id, live_status: 0, new_production_num: 0 }),
    {
      doctor_id: second.id,
      doctor_name: second.name,
      doctor_cover: second.cover,
      title: second.title,
      hospital: second.hospital,
      department: second.department,
      live_status: 1,
      new_production_num: 1,
    },
  ])
  const ofDisease = await client.call(browseCalls.topExperts, of(college_id, disease_id))
  expect(ofDisease.data.map((row) => row.doctor_id)).toEqual([second.id])
  const named = await client.call(browseCalls.topExperts, { ...of(college_id), keyword: first.name })
  expect(named.data.map((row) => row.doctor_id)).toEqual([first.id])
})

it('names a disease and its subject in the caller’s language', async () => {
  const { db } = app.services
  const college_id = await buildCollege(db)
  const disease = await buildDisease(db, { college_id, name: '心房颤动', name_en: 'Atrial fibrillation' })
  const client = app.client()
  expect(await client.call(browseCalls.diseaseName, of(0, disease))).toMatchObject({
    disease_id: disease,
    disease_name: '心房颤动',
    college_id,
  })
  client.language = 'en'
  expect(await client.call(browseCalls.diseaseName, of(0, disease))).toMatchObject({
    disease_name: 'Atrial fibrillation',
  })
  expect((await client.ask(browseCalls.diseaseName, of(0, 0))).status).toBe(failures.dataMissing.status)
})

it('lists the diseases of one subject and rejects a missing one', async () => {
  const { db } = app.services
  const college_id = await buildCollege(db)
  const own = await buildDisease(db, { college_id })
  await buildDisease(db)
  const client = app.client()
  const rows = await client.call(browseCalls.collegeDiseases, { college_id })
  expect(rows.map((row) => row.disease_id)).toEqual([own])
  const none = await client.ask(browseCalls.collegeDiseases, { college_id: 0 })
  expect(none.status).toBe(failures.dataMissing.status)
})
