import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { operationCalls } from '#contract/library/operations.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { buildCollege, buildDisease, buildDoctor, buildOperation } from '#server/testing/build-content.ts'
import { buildTag } from '#server/testing/build-encyclopedia.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { operationPages } from './operations.pages.ts'

const app = await testApp()

const read = (operationId: number, client = app.client()) =>
  client.call(operationCalls.detail, { id: operationId })

it('returns an operation with its doctors in order and its steps in order of time', async () => {
  const { db } = app.services
  const first = await buildDoctor(db)
  const second = await buildDoctor(db)
  const diseaseId = await buildDisease(db, { name: '主动脉夹层' })
  const captions = [{ language: 'zh', label: '中文', address: '/files/zh.vtt' }]
  const operation = await buildOperation(
    db,
    { disease_id: diseaseId, part: '胸主动脉', intro: '要点', captions },
    {
      doctorIds: [second.id, first.id],
      steps: [
        [30, '缝合'],
        [0, '切口'],
      ],
    },
  )
  const detail = await read(operation.id)
  expect(detail).toMatchObject({
    id: operation.id,
    title: operation.title,
    cover: operation.cover,
    intro: '要点',
    part: '胸主动脉',
    disease_name: '主动脉夹层',
    video: '/files/operation.mp4',
    clarities: [],
    captions,
    view_num: 1,
    own_time: shanghaiTime(operation.published_at),
  })
  expect(detail.doctors.map((doctor) => doctor.doctor_id)).toEqual([second.id, first.id])
  expect(detail.steps.map(({ title, at_seconds }) => [at_seconds, title])).toEqual([
    [0, '切口'],
    [30, '缝合'],
  ])
})

it('names the body part in English, if its tag has a translation', async () => {
  const { db } = app.services
  const [tagged, bare] = [
    await buildOperation(db, { part: '左心耳' }),
    await buildOperation(db, { part: '左心耳' }),
  ]
  await buildTag(db, { kind: 'part', name: '左心耳', name_en: 'Left atrial appendage' }, [
    ['operation', tagged.id],
  ])
  const english = Object.assign(app.client(), { language: 'en' })
  expect((await read(tagged.id, english)).part).toBe('Left atrial appendage')
  expect((await read(tagged.id)).part).toBe('左心耳')
  expect((await read(bare.id, english)).part).toBe('左心耳')
})

it('names its doctors on its card', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const doctors = [await buildDoctor(db), await buildDoctor(db)]
  const operation = await buildOperation(
    db,
    { college_id: collegeId },
    { doctorIds: doctors.map((doctor) => doctor.id) },
  )
  const { surgical } = await app
    .client()
    .call(homeCalls.contentList, { college_id: collegeId, disease_id: 0 })
  expect(surgical).toMatchObject([
    { id: operation.id, operation_id: operation.id, intro: `${doctors[0]!.name}、${doctors[1]!.name}` },
  ])
})

it('counts a view once per visit', async () => {
  const operation = await buildOperation(app.services.db)
  const visitor = app.client()
  await read(operation.id, visitor)
  expect((await read(operation.id, visitor)).view_num).toBe(1)
  expect((await read(operation.id)).view_num).toBe(2)
})

it('rejects an unknown operation', async () => {
  const answer = await app.client().ask(operationCalls.detail, { id: 999_999_999 })
  expect(answer).toMatchObject({ status: failures.dataMissing.status, data: null })
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const answer = await postForm(app, operationCalls.detail.path, { id })
  expect(answer).toEqual({ status: failures.parameterError.status, message: '参数错误: id', data: null })
})

it('describes itself to crawlers, and rejects a missing operation', async () => {
  const [page] = operationPages
  const operation = await buildOperation(app.services.db, { intro: '要点' })
  expect(await page!.describe({ id: String(operation.id) }, app.services, 'zh')).toMatchObject({
    title: operation.title,
    description: '要点',
    image: operation.cover,
    picture: `${operation.cover}?w=750`,
  })
  expect(await page!.describe({ id: '999999999' }, app.services, 'zh')).toBeUndefined()
})
