import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { operationCalls } from '#contract/library/operations.ts'
import { meetingDiseases } from '#server/features/meetings/meetings/meetings.tables.ts'
import {
  buildDisease,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildRecording,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()

const { shareConfig, menuList, selectOperationDoctor, lesson } = operationCalls

it('returns the texts of the share card', async () => {
  const doctor = await buildDoctor(app.services.db, { name: '林晓' })
  const operation = await buildOperation(app.services.db, { intro: '要点' }, { doctorIds: [doctor.id] })
  expect(await app.client().call(shareConfig, { id: operation.id })).toEqual({
    title: operation.title,
    description: '林晓 要点',
    image: operation.cover,
    path: `/operationDetail?id=${operation.id}`,
  })
})

it('lists the parts with content, in the language of the caller', async () => {
  const { db } = app.services
  const bare = await buildOperation(db)
  expect(await app.client().call(menuList, { id: bare.id })).toEqual([])
  const diseaseId = await buildDisease(db)
  await buildWork(db, { disease_id: diseaseId })
  const full = await buildOperation(
    db,
    { intro: '要点', disease_id: diseaseId },
    {
      doctorIds: [(await buildDoctor(db)).id],
      steps: [
        [0, '切口'],
        [9, '缝合'],
      ],
    },
  )
  expect(await app.client().call(menuList, { id: full.id })).toEqual([
    { type: 'steps', name: '手术步骤', count: 2 },
    { type: 'doctors', name: '术者', count: 1 },
    { type: 'lessons', name: '相关课程', count: 1 },
    { type: 'introduction', name: '简介', count: 1 },
  ])
})

it('returns the other operations of the first doctor, or of the chosen one', async () => {
  const { db } = app.services
  const first = await buildDoctor(db)
  const second = await buildDoctor(db)
  const operation = await buildOperation(db, {}, { doctorIds: [first.id, second.id] })
  const ofFirst = await buildOperation(db, {}, { doctorIds: [first.id] })
  const ofSecond = await buildOperation(db, {}, { doctorIds: [second.id] })
  const standard = await app.client().call(selectOperationDoctor, { id: operation.id })
  expect(standard.doctor?.doctor_id).toBe(first.id)
  expect(standard.operations.map((item) => item.id)).toEqual([ofFirst.id])
  const chosen = await app.client().call(selectOperationDoctor, { id: operation.id, doctor_id: second.id })
  expect(chosen.doctor?.doctor_id).toBe(second.id)
  expect(chosen.operations.map((item) => item.id)).toEqual([ofSecond.id])
})

it('rejects a doctor who does not belong to the operation', async () => {
  const operation = await buildOperation(app.services.db)
  expect(await app.client().call(selectOperationDoctor, { id: operation.id })).toEqual({
    doctor: null,
    operations: [],
  })
  const stranger = await buildDoctor(app.services.db)
  const answer = await app.client().ask(selectOperationDoctor, { id: operation.id, doctor_id: stranger.id })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it('lists reviews of the operation first, then works and recordings on its disease', async () => {
  const { db } = app.services
  const diseaseId = await buildDisease(db)
  const operation = await buildOperation(db, { disease_id: diseaseId })
  const other = await buildOperation(db)
  const about = { disease_id: diseaseId }
  const older = await buildWork(db, { ...about, published_at: hoursFromNow(-9) })
  const review = await buildWork(db, {
    ...about,
    is_operation_review: true,
    operation_id: operation.id,
    published_at: hoursFromNow(-20),
  })
  const ofOther = await buildWork(db, {
    ...about,
    is_operation_review: true,
    operation_id: other.id,
    published_at: hoursFromNow(-12),
  })
  await buildWork(db)
  const recorded = await buildMeeting(db, { from: -6, to: -4 })
  const unrecorded = await buildMeeting(db, { from: -6, to: -4 })
  const hidden = await buildMeeting(db, { from: -6, to: -4 })
  const coming = await buildMeeting(db, { from: 6, to: 8 })
  await buildRecording(db, recorded.id)
  await buildRecording(db, hidden.id, { published: false })
  for (const { id } of [recorded, unrecorded, hidden, coming])
    await db.insert(meetingDiseases).values({ meeting_id: id, disease_id: diseaseId })

  const { data, total, last_page } = await app.client().call(lesson, { id: operation.id, page: 1 })
  expect(data.map(({ type, id }) => [type, id])).toEqual([
    [sectionTypes.courses, review.id],
    [sectionTypes.meetings, recorded.id],
    [sectionTypes.courses, older.id],
    [sectionTypes.courses, ofOther.id],
  ])
  expect({ total, last_page }).toEqual({ total: 4, last_page: 1 })
  // Its card must not link to the page that shows it.
  expect(data.map((item) => item.operation_id)).toEqual([0, 0, 0, other.id])
})

it('lists no lessons without a disease', async () => {
  const operation = await buildOperation(app.services.db)
  await buildWork(app.services.db)
  expect((await app.client().call(lesson, { id: operation.id, page: 1 })).data).toEqual([])
})

const parts = [shareConfig, menuList, selectOperationDoctor, lesson]

it.each(parts)('$id rejects an unknown operation', async ({ path }) => {
  const answer = await postForm(app, path, { id: '999999999' })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it.each(parts)('$id rejects a wrong id and names the field', async ({ path }) => {
  for (const id of wrongIds)
    expect(await postForm(app, path, { id })).toMatchObject({
      status: failures.parameterError.status,
      message: '参数错误: id',
    })
})
