import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { followCalls } from '#contract/community/follows.ts'
import type { FollowItem } from '#contract/community/follows.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { companies } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import {
  buildArticle,
  buildCollege,
  buildDepartment,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { setFollow } from '#server/features/community/follows/follows.queries.ts'

const app = await testApp()

const feedOf = async (client: TestClient, page = 1) => client.call(followCalls.content, { page })
const short = (item: FollowItem) => [item.type, item.id, item.from_kind, item.from_id]

it('shows new content of a doctor, latest first, and whom it is from', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const { client, user } = await buildMember(app)
  await setFollow(db, user.id, 'doctor', doctor.id, true)
  const work = await buildWork(db, { doctor_id: doctor.id, published_at: hoursFromNow(-3) })
  const operation = await buildOperation(db, { published_at: hoursFromNow(-2) }, { doctorIds: [doctor.id] })
  const meeting = await buildMeeting(db, { from: 40, created_at: hoursFromNow(-1) }, [doctor.id])
  const past = await buildMeeting(db, { from: -90 }, [doctor.id])
  await buildMeeting(db, { published: false }, [doctor.id])
  await buildWork(db)
  await buildArticle(db)
  const { data, total, last_page } = await feedOf(client)
  expect(data.map(short)).toEqual([
    [sectionTypes.meetings, meeting.id, 'doctor', doctor.id],
    [sectionTypes.operations, operation.id, 'doctor', doctor.id],
    [sectionTypes.courses, work.id, 'doctor', doctor.id],
    [sectionTypes.meetings, past.id, 'doctor', doctor.id],
  ])
  expect(data[0]).toMatchObject({ from_name: doctor.name, from_cover: doctor.cover, title: meeting.title })
  expect([total, last_page]).toEqual([4, 1])
})

it('shows everything of a subject, and an item with two reasons once, with the closer', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const doctor = await buildDoctor(db, { college_id: collegeId })
  const { client, user } = await buildMember(app)
  await setFollow(db, user.id, 'college', collegeId, true)
  await setFollow(db, user.id, 'doctor', doctor.id, true)
  const article = await buildArticle(db, { college_id: collegeId, published_at: hoursFromNow(-1) })
  const work = await buildWork(db, {
    college_id: collegeId,
    doctor_id: doctor.id,
    published_at: hoursFromNow(-2),
  })
  const operation = await buildOperation(db, { college_id: collegeId, published_at: hoursFromNow(-3) })
  client.language = 'en'
  const { data } = await feedOf(client)
  expect(data.map(short)).toEqual([
    [sectionTypes.information, article.id, 'college', collegeId],
    [sectionTypes.courses, work.id, 'doctor', doctor.id],
    [sectionTypes.operations, operation.id, 'college', collegeId],
  ])
  expect(data[0]!.from_name).toMatch(/^College /)
})

it('shows what a company puts into its column', async () => {
  const { db } = app.services
  const article = await buildArticle(db)
  const hidden = await buildMeeting(db, { published: false })
  const [company] = await db
    .insert(companies)
    .values({ name: `药企 ${article.id}`, logo: '/files/logo.png' })
    .returning()
  await db.execute(sql`insert into company_contents (company_id, item_kind, item_id)
    values (${company!.id}, 'information', ${article.id}), (${company!.id}, 'meeting', ${hidden.id})`)
  const { client, user } = await buildMember(app)
  await setFollow(db, user.id, 'company', company!.id, true)
  const { data, total } = await feedOf(client)
  expect(data.map(short)).toEqual([[sectionTypes.information, article.id, 'company', company!.id]])
  expect(data[0]!.from_name).toBe(company!.name)
  expect(total).toBe(1)
})

it('shows what the doctors of a department make, once, and nothing of others', async () => {
  const { db } = app.services
  const department = await buildDepartment(db)
  const [first, second] = await Promise.all([
    buildDoctor(db, { department_id: department.id }),
    buildDoctor(db, { department_id: department.id }),
  ])
  const work = await buildWork(db, { doctor_id: first.id, published_at: hoursFromNow(-1) })
  const both = [first.id, second.id]
  const operation = await buildOperation(db, { published_at: hoursFromNow(-2) }, { doctorIds: both })
  await buildWork(db)
  const { client, user } = await buildMember(app)
  await client.call(followCalls.set, { kind: 'department', item_id: department.id, is_follow: true })
  const { data } = await feedOf(client)
  expect(data.map(short)).toEqual([
    [sectionTypes.courses, work.id, 'department', department.id],
    [sectionTypes.operations, operation.id, 'department', department.id],
  ])
  expect(data[0]!.from_name).toBe(`${department.hospital} ${department.name}`)
  await setFollow(db, user.id, 'doctor', first.id, true)
  expect((await feedOf(client)).data.map(short)[0]).toEqual([
    sectionTypes.courses,
    work.id,
    'doctor',
    first.id,
  ])
})

it('is paged', async () => {
  const { db } = app.services
  const doctor = await buildDoctor(db)
  const { client, user } = await buildMember(app)
  await setFollow(db, user.id, 'doctor', doctor.id, true)
  for (let hours = 21; hours > 0; hours--)
    await buildWork(db, { doctor_id: doctor.id, title: `新作 ${hours}`, published_at: hoursFromNow(-hours) })
  const first = await feedOf(client)
  expect(first).toMatchObject({ total: 21, last_page: 2, current_page: 1 })
  expect(first.data[0]!.title).toBe('新作 1')
  expect((await feedOf(client, 2)).data.map((item) => item.title)).toEqual(['新作 21'])
})

it('is empty for users who follow nothing, and closed to visitors', async () => {
  const { client } = await buildMember(app)
  expect(await feedOf(client)).toEqual({ data: [], total: 0, last_page: 0, current_page: 1 })
  expect((await app.client().ask(followCalls.content, { page: 1 })).status).toBe(failures.loginExpired.status)
})

it('suggests experts of the caller’s subjects first and nobody who is already followed', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const [followed, near] = await Promise.all([
    buildDoctor(db, { college_id: collegeId, sort: 900 }),
    buildDoctor(db, { college_id: collegeId, sort: 901 }),
  ])
  const { client, user } = await buildMember(app)
  await setFollow(db, user.id, 'college', collegeId, true)
  await setFollow(db, user.id, 'doctor', followed.id, true)
  const suggested = await client.call(followCalls.suggestions, {})
  expect(suggested[0]!.doctor_id).toBe(near.id)
  expect(suggested.map((doctor) => doctor.doctor_id)).not.toContain(followed.id)
  expect((await app.client().call(followCalls.suggestions, {})).length).toBeGreaterThan(1)
})
