import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { doctorCalls } from '#contract/people/doctors.ts'
import { recordCalls, resourceCalls } from '#contract/console/resources.ts'
import { resourceFailures } from '#contract/wire/resource-failures.ts'
import { failures } from '#contract/wire/failure.ts'
import { operatorFailures } from '#contract/wire/operator-failures.ts'
import { buildCollege, buildDisease, buildDoctor } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doctorDiseases } from './doctors.tables.ts'

const app = await testApp()
const { db } = app.services
const support = await buildMember(app, { operator_roles: ['support'] })
const doctors = consoleOf(support.client, 'doctors')
const reason = '本人来电'

it('is changed by operators who may change people, and chosen by all operators', async () => {
  const values = {
    name: '沈新医',
    title: '主任医师',
    hospital: '江城市中心医院',
    department: '心内科',
    college_id: await buildCollege(db),
    cover: '/files/u/2026/11/a.jpg',
  }
  const { id } = await doctors.create(values)
  expect((await doctors.change(id, { ...values, title: '副主任医师' })).status).toBe(200)
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  const chosen = consoleOf(editor, 'doctors')
  expect((await chosen.rows({ q: '沈新' })).rows).toMatchObject([{ id, title: '副主任医师', account: null }])
  expect((await chosen.askSave(values)).status).toBe(failures.noPermission.status)
  const wrong = await doctors.askSave({ ...values, name: '' })
  expect(wrong).toMatchObject({
    status: resourceFailures.valuesWrong.status,
    data: { problems: { name: '必填' } },
  })
})

it('is good at diseases, by which it is found', async () => {
  const college_id = await buildCollege(db)
  const disease = await buildDisease(db, { college_id })
  const values = {
    name: '沈貉医',
    title: '主任医师',
    hospital: '江城市中心医院',
    department: '心内科',
    college_id,
    cover: '/files/u/2026/11/a.jpg',
    diseases: [disease],
  }
  const { id } = await doctors.create(values)
  expect((await doctors.record(id)).values).toMatchObject({ diseases: [disease] })
  const goodAt = () => db.select().from(doctorDiseases).where(eq(doctorDiseases.doctor_id, id))
  expect(await goodAt()).toEqual([{ doctor_id: id, disease_id: disease }])
  expect((await doctors.change(id, { ...values, diseases: [] })).status).toBe(200)
  expect(await goodAt()).toEqual([])
})

it('is changed for a reason', async () => {
  const values = { name: '无因', title: '医师', hospital: '某院', department: '某科' }
  const asked = {
    resource: 'doctors',
    id: 0,
    draft: 0,
    base: {},
    publish: true,
    publish_at: '',
    reason: '',
  }
  const { status } = await support.client.ask(recordCalls.save, { ...asked, values })
  expect(status).toBe(resourceFailures.reasonMissing.status)
})

it('lets only those look for people who may link them', async () => {
  const asked = { resource: 'people', q: '', ids: [support.user.id] }
  expect((await support.client.ask(resourceCalls.options, asked)).status).toBe(200)
  const { client: analyst } = await buildMember(app, { operator_roles: ['analyst'] })
  expect((await analyst.ask(resourceCalls.options, asked)).status).toBe(failures.noPermission.status)
  expect((await analyst.ask(resourceCalls.options, { ...asked, resource: 'doctors' })).status).toBe(200)
})

it('is linked to one account, and unlinked', async () => {
  const [one, other] = [await buildDoctor(db), await buildDoctor(db)]
  const { user, client } = await buildMember(app)
  const values = { user_id: user.id }
  const both = await Promise.all([one, other].map(({ id }) => doctors.run('link', id, { values, reason })))
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  const linked = (await client.call(doctorCalls.own, {})).linked!.doctor_id
  expect((await doctors.run('link', linked, { values, reason })).problem).toBe(
    operatorFailures.notApplicable.zh,
  )
  expect((await doctors.run('unlink', linked, { reason })).problem).toBe('')
  expect((await client.call(doctorCalls.own, {})).linked).toBeNull()
})
