import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { followCalls } from '#contract/community/follows.ts'
import { doctorCalls } from '#contract/discover/doctor-homepage.ts'
import { failures } from '#contract/wire/failure.ts'
import { first } from '#kernel/first-row.ts'
import { buildDoctor } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { doctorDays } from './doctor-homepage.tables.ts'

const app = await testApp()
const { db } = app.services

const dayOf = (doctorId: number) =>
  first(db.select().from(doctorDays).where(eq(doctorDays.doctor_id, doctorId)))

it('counts a view once per visit, and none of the doctor themselves', async () => {
  const { user, client: owner } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id })
  const visitor = app.client()
  const asked = { doctor_id: doctor.id }
  await Promise.all([1, 2, 3].map(() => visitor.call(doctorCalls.detail, asked)))
  await owner.call(doctorCalls.detail, asked)
  expect(await dayOf(doctor.id)).toMatchObject({ views: 1 })
  await app.client().call(doctorCalls.detail, asked)
  expect(await dayOf(doctor.id)).toMatchObject({ views: 2 })
})

it('counts every change of a follow, by whichever call, and nothing when nothing changes', async () => {
  const doctor = await buildDoctor(db)
  const { client } = await buildMember(app)
  const attend = (type: 1 | 2) => client.ask(followCalls.attention, { doctor_id: doctor.id, type })
  const set = (is_follow: boolean) =>
    client.ask(followCalls.set, { kind: 'doctor', item_id: doctor.id, is_follow })
  await Promise.all([attend(1), attend(1), attend(1)])
  expect(await dayOf(doctor.id)).toMatchObject({ follows: 1, unfollows: 0 })
  await attend(2)
  await attend(2)
  await set(true)
  await set(true)
  await set(false)
  expect(await dayOf(doctor.id)).toMatchObject({ follows: 2, unfollows: 2 })
})

it('lets a doctor who no longer exists be unfollowed', async () => {
  const doctor = await buildDoctor(db)
  const { client } = await buildMember(app)
  const follow = { kind: 'doctor' as const, item_id: doctor.id }
  await client.call(followCalls.set, { ...follow, is_follow: true })
  await db.delete(doctors).where(eq(doctors.id, doctor.id))
  expect((await client.ask(followCalls.set, { ...follow, is_follow: false })).status).toBe(200)
  expect(await dayOf(doctor.id)).toBeUndefined()
})

it('counts the outside links of the homepage, once per visit, and no others', async () => {
  const { user, client: owner } = await buildMember(app)
  const doctor = await buildDoctor(db, {
    user_id: user.id,
    introduction: '个人网站：https://example.org/about。',
  })
  const url = 'https://example.org/about'
  const log = (client = app.client(), to = url) =>
    client.ask(doctorCalls.logLink, { doctor_id: doctor.id, url: to })
  const visitor = app.client()
  await log(visitor)
  await log(visitor)
  await log(owner)
  expect(await dayOf(doctor.id)).toMatchObject({ link_clicks: 1 })
  await log()
  expect(await dayOf(doctor.id)).toMatchObject({ link_clicks: 2 })
  for (const other of ['', 'https://example.org/', 'https://evil.example/'])
    expect((await log(visitor, other)).status).toBe(failures.parameterError.status)
  const missing = await visitor.ask(doctorCalls.logLink, { doctor_id: 999_999_999, url })
  expect(missing.status).toBe(failures.dataMissing.status)
})
