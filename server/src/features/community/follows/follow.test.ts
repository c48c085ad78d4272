import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { followCalls, followFailures } from '#contract/community/follows.ts'
import { subjectCalls } from '#contract/library/subjects.ts'
import { companies } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { buildCollege, buildDoctor } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm, wrongIds } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import { countFollowers } from './follows.queries.ts'

const app = await testApp()

it('follows a doctor once, rejects the second time with the specified message, and unfollows', async () => {
  const doctor = await buildDoctor(app.services.db)
  const { client } = await buildMember(app)
  const attention = (type: 1 | 2) => client.ask(followCalls.attention, { doctor_id: doctor.id, type })
  expect((await attention(1)).data).toEqual({ is_follow: 1, follow_num: 1 })
  expect(await attention(1)).toMatchObject({
    status: followFailures.alreadyFollowed.status,
    message: '已关注该专家，换一个试试',
  })
  expect((await attention(2)).data).toEqual({ is_follow: 0, follow_num: 0 })
  expect((await attention(2)).data).toEqual({ is_follow: 0, follow_num: 0 })
})

it('says in English that a doctor is followed already', async () => {
  const doctor = await buildDoctor(app.services.db)
  const { client } = await buildMember(app)
  client.language = 'en'
  await client.call(followCalls.attention, { doctor_id: doctor.id, type: 1 })
  const again = await client.ask(followCalls.attention, { doctor_id: doctor.id, type: 1 })
  expect(again.message).toBe('already followed this expert, try another')
})

it('counts ten at once by one person as one, and of these only one succeeds', async () => {
  const doctor = await buildDoctor(app.services.db)
  const { client } = await buildMember(app)
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => client.ask(followCalls.attention, { doctor_id: doctor.id, type: 1 })),
  )
  expect(answers.filter((answer) => answer.status === followFailures.alreadyFollowed.status)).toHaveLength(9)
  expect(await countFollowers(app.services.db, 'doctor', doctor.id)).toBe(1)
})

it('follows subjects and companies repeatedly, each kind separately', async () => {
  const { db } = app.services
  const collegeId = await buildCollege(db)
  const [company] = await db
    .insert(companies)
    .values({ name: `企业 ${collegeId}`, logo: '/files/logo.png' })
    .returning()
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  const college = { kind: 'college', item_id: collegeId } as const
  await Promise.all([1, 2, 3].map(() => client.call(followCalls.set, { ...college, is_follow: true })))
  expect(await other.call(followCalls.set, { ...college, is_follow: true })).toEqual({
    is_follow: 1,
    follow_num: 2,
  })
  const business = { kind: 'company', item_id: company!.id } as const
  await client.call(followCalls.set, { ...business, is_follow: true })
  expect(await other.call(followCalls.state, business)).toEqual({ is_follow: 0, follow_num: 1 })
  expect(await app.client().call(followCalls.state, college)).toEqual({ is_follow: 0, follow_num: 2 })
})

it('does not open the home with a subject that was unfollowed', async () => {
  const collegeId = await buildCollege(app.services.db)
  const { client } = await buildMember(app)
  await client.call(subjectCalls.changeFocusCollege, { college_id: collegeId, disease_id: 0, page: 1 })
  await client.call(followCalls.set, { kind: 'college', item_id: collegeId, is_follow: false })
  const status = await client.call(subjectCalls.userFocusStatus, { college_id: 0, disease_id: 0, page: 1 })
  expect(status).toEqual({ focus_status: 0, home_selected_college: 0, department_college: 0 })
})

it('needs a login, and something that exists', async () => {
  const doctor = await buildDoctor(app.services.db)
  const visitor = await app.client().ask(followCalls.attention, { doctor_id: doctor.id, type: 1 })
  expect(visitor.status).toBe(failures.loginExpired.status)
  const { client } = await buildMember(app)
  const missing = { status: failures.dataMissing.status, data: null }
  expect(await client.ask(followCalls.attention, { doctor_id: 999_999_999, type: 1 })).toMatchObject(missing)
  for (const kind of ['doctor', 'college', 'company', 'department'] as const)
    expect(await client.ask(followCalls.set, { kind, item_id: 999_999_999, is_follow: true })).toMatchObject(
      missing,
    )
})

it.each(wrongIds)('rejects the id %j and names the field', async (id) => {
  const { client } = await buildMember(app)
  const answer = await postForm(app, followCalls.attention.path, { doctor_id: id }, client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: doctor_id' })
})

it('rejects a kind that cannot be followed', async () => {
  const answer = await postForm(app, followCalls.state.path, { kind: 'meeting', item_id: '1' })
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: kind' })
})
