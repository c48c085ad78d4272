import { expect, it } from 'vitest'
import { departmentCalls } from '#contract/library/departments.ts'
import { failures } from '#contract/wire/failure.ts'
import {
  buildCollege,
  buildDepartment,
  buildDoctor,
  buildMeeting,
  buildOperation,
  buildWork,
  hoursFromNow,
} from '#server/testing/build-content.ts'
import { buildAd } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { departmentHomePage, departmentPages } from './departments.pages.ts'
import { departmentAds } from './departments.tables.ts'

const app = await testApp()

const { list, detail, doctors, content, subscribe, cancelSubscribe } = departmentCalls
const all = { type: 1, userid: 0, page: 1 } as const

it('lists the departments of a subject, that of the inviting doctor first', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const [first, second] = await Promise.all(
    [1, 2].map((sort) => buildDepartment(db, { college_id: collegeId, sort })),
  )
  await buildDepartment(db)
  const { user } = await buildMember(app)
  await buildDoctor(db, { department_id: second!.id, user_id: user.id })
  const ids = async (userid: number) => {
    const { data } = await app.client().call(list, { ...all, college_id: collegeId, userid })
    return data.map((row) => [row.department_id, row.is_inviting, row.doctor_num])
  }
  expect(await ids(0)).toEqual([
    [first!.id, 0, 0],
    [second!.id, 0, 1],
  ])
  expect(await ids(user.id)).toEqual([
    [second!.id, 1, 1],
    [first!.id, 0, 0],
  ])
})

it('is paged', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  for (let sort = 0; sort < 21; sort++) await buildDepartment(db, { college_id: collegeId, sort })
  const pageOf = (page: number) => app.client().call(list, { ...all, college_id: collegeId, page })
  expect(await pageOf(1)).toMatchObject({ total: 21, last_page: 2, current_page: 1 })
  expect((await pageOf(2)).data).toHaveLength(1)
})

it('lists the caller’s subscriptions, none for a visitor', async () => {
  const { db } = app.services
  const department = await buildDepartment(db)
  await buildDepartment(db)
  const { client } = await buildMember(app)
  await client.call(subscribe, { department_id: department.id })
  const own = { ...all, type: 2, college_id: 0 } as const
  expect((await client.call(list, own)).data.map((row) => row.department_id)).toEqual([department.id])
  expect((await app.client().call(list, own)).data).toEqual([])
})

it('is subscribed to and cancelled, repeatedly, and changes the count', async () => {
  const input = { department_id: (await buildDepartment(app.services.db, { introduction: '简介' })).id }
  const { client } = await buildMember(app)
  await Promise.all(Array.from({ length: 5 }, () => client.call(subscribe, input)))
  expect(await client.call(detail, input)).toMatchObject({
    introduction: '简介',
    is_subscribed: 1,
    subscribe_num: 1,
  })
  expect(await app.client().call(detail, input)).toMatchObject({ is_subscribed: 0, subscribe_num: 1 })
  for (let time = 0; time < 2; time++)
    expect(await client.call(cancelSubscribe, input)).toEqual({ is_subscribed: 0, subscribe_num: 0 })
})

it('needs a login and a department', async () => {
  const input = { department_id: (await buildDepartment(app.services.db)).id }
  const { client } = await buildMember(app)
  for (const call of [subscribe, cancelSubscribe]) {
    expect(await app.client().ask(call, input)).toMatchObject({ status: failures.loginExpired.status })
    const none = await client.ask(call, { department_id: 999_999_999 })
    expect(none).toMatchObject({ code: 'FAILED', status: failures.dataMissing.status })
  }
  expect(await client.ask(detail, { department_id: 999_999_999 })).toMatchObject({
    status: failures.dataMissing.status,
  })
})

it('shows its doctors, and their content by kind, latest first and each once', async () => {
  const { db } = app.services
  const { id } = await buildDepartment(db)
  const staff = await Promise.all([1, 2].map((sort) => buildDoctor(db, { department_id: id, sort })))
  const both = staff.map((doctor) => doctor.id)
  const foreign = await buildDoctor(db)
  const works = await Promise.all(
    [-5, -3].map((hours, at) => buildWork(db, { doctor_id: both[at]!, published_at: hoursFromNow(hours) })),
  )
  await buildWork(db, { doctor_id: foreign.id })
  const operation = await buildOperation(db, {}, { doctorIds: both })
  const meeting = await buildMeeting(db, {}, both)
  await buildMeeting(db, { published: false }, both)
  const client = app.client()
  const people = await client.call(doctors, { department_id: id, page: 1 })
  expect(people.data.map((row) => row.doctor_id)).toEqual(both)
  const ids = async (type: 'meeting' | 'production' | 'operation') =>
    (await client.call(content, { department_id: id, type, page: 1 })).data.map((row) => row.id)
  expect(await ids('production')).toEqual([works[1]!.id, works[0]!.id])
  expect(await ids('operation')).toEqual([operation.id])
  expect(await ids('meeting')).toEqual([meeting.id])
})

it('shows the advertisements of a department, and others on the department home', async () => {
  const { db } = app.services
  const { id } = await buildDepartment(db)
  const [own, home, hidden] = [await buildAd(db), await buildAd(db), await buildAd(db, { published: false })]
  await db.insert(departmentAds).values([
    { department_id: id, ad_id: own.id },
    { department_id: id, ad_id: hidden.id },
    { department_id: null, ad_id: home.id },
  ])
  const adsOf = (department_id: number) => app.client().call(departmentCalls.advertising, { department_id })
  expect(await adsOf(id)).toEqual([
    { ads_id: own.id, img: own.image, title: own.title, ads_link: `/adDetail?id=${own.id}` },
  ])
  expect((await adsOf(0)).map((ad) => ad.ads_id)).toContain(home.id)
  expect(await adsOf(999_999_999)).toEqual([])
})

it('describes itself to crawlers, and rejects a missing department', async () => {
  const department = await buildDepartment(app.services.db, { introduction: '以微创见长。' })
  for (const page of departmentPages) {
    expect(await page.describe({ department_id: String(department.id) }, app.services, 'zh')).toMatchObject({
      title: `${department.hospital} ${department.name}`,
      description: '以微创见长。',
    })
    expect(await page.describe({ department_id: '999999999' }, app.services, 'zh')).toBeUndefined()
  }
})

it('describes the department home by the name in its address', async () => {
  const describe = (query: Record<string, string>) => departmentHomePage.describe(query, app.services, 'zh')
  expect(await describe({})).toMatchObject({ title: '科室主页' })
  expect(await describe({ name: '心内科协作', college_id: '3', userid: '7' })).toMatchObject({
    title: '心内科协作',
    preload: [{ input: { type: 1, college_id: 3, userid: 7, page: 1 } }, { input: { department_id: 0 } }],
  })
  expect(await describe({ type: '2' })).toMatchObject({ preload: [] })
})
