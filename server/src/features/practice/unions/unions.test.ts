import { desc, eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { userTypes } from '#contract/people/account.ts'
import { applicationStates, unionCalls, unionFailures, unionMemberTypes } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { messageRecords, messages } from '#server/features/community/messages/messages.tables.ts'
import { tellQueued } from '#server/features/community/messages/tell-queued.ts'
import { buildDepartment } from '#server/testing/build-content.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { passVerification } from '#server/testing/pass-verification.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { unionPages } from './unions.pages.ts'

const app = await testApp()
const { db } = app.services
const { apply, applications, approve, check, detail, found, founding } = unionCalls
const { handOver, joinApplication, list, members, removeMember, setManager } = unionCalls

const person = { type: 1, department_id: 0, reason: '共同开展随访', answers: [] as string[] } as const
const asPerson = (client: TestClient, id: number) => client.ask(apply, { ...person, answers: [], id })

/** The latest message that a user was sent. */
async function lastMessage(userId: number): Promise<string> {
  await tellQueued(app.services)
  const rows = await db
    .select({ content: messages.content })
    .from(messageRecords)
    .innerJoin(messages, eq(messages.id, messageRecords.message_id))
    .where(eq(messageRecords.user_id, userId))
    .orderBy(desc(messages.id))
    .limit(1)
  return rows[0]?.content ?? ''
}

const typeOf = async (client: TestClient, id: number) => {
  const { is_member, is_manager, is_owner, pending_num } = await client.call(detail, { id })
  return [is_member, is_manager, is_owner, pending_num]
}

it('shows the home to everybody, and to each what they are in the union', async () => {
  const { id, owner, manager, member } = await buildUnion(app, { introduction: '协作\n共进' })
  const department = await buildDepartment(db)
  await owner.client.call(apply, { ...person, answers: [], id, type: 2, department_id: department.id })
  const home = await app.client().call(detail, { id })
  expect(home).toMatchObject({
    name: '江城心血管科联体',
    introduction: '<p>协作</p><p>共进</p>',
    doctor_num: 3,
    department_num: 0,
    is_member: 0,
    application_status: -1,
    pending_num: 0,
  })
  expect(home.doctors.map(({ userid, is_owner, is_manager }) => [userid, is_owner, is_manager])).toEqual([
    [owner.user.id, 1, 1],
    [manager.user.id, 0, 1],
    [member.user.id, 0, 0],
  ])
  expect(await typeOf(owner.client, id)).toEqual([1, 1, 1, 1])
  expect(await typeOf(manager.client, id)).toEqual([1, 1, 0, 1])
  expect(await typeOf(member.client, id)).toEqual([1, 0, 0, 0])
})

it('counts the unions of the caller, and lists them first', async () => {
  const first = await buildUnion(app)
  const second = await buildUnion(app)
  expect(await app.client().call(check, {})).toEqual({ total: 0 })
  expect(await second.member.client.call(check, {})).toEqual({ total: 1 })
  const { data } = await second.member.client.call(list, { page: 1 })
  expect(data[0]).toMatchObject({ id: second.id, is_member: 1 })
  const pages = await Promise.all([1, 2, 3].map((page) => app.client().call(list, { page })))
  expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toContain(first.id)
})

it('is joined by application: one at a time, decided once, by a manager, and told', async () => {
  const { id, owner, manager } = await buildUnion(app, { questions: ['擅长方向'] })
  const { user, client } = await buildMember(app, { truename: '周敏' })
  const send = (answers: string[]) => client.ask(apply, { ...person, answers, id })
  expect((await send([])).status).toBe(unionFailures.answersMissing.status)
  const sent = await Promise.all(Array.from({ length: 5 }, () => send(['心衰'])))
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(sent.filter(({ status }) => status === unionFailures.alreadyApplied.status)).toHaveLength(4)
  expect(await lastMessage(manager.user.id)).toBe('周敏申请加入「江城心血管科联体」，请前往入会申请处理。')
  expect(await client.call(detail, { id })).toMatchObject({ application_status: 0 })

  const { data, total } = await manager.client.call(joinApplication, {
    userId: manager.user.id,
    status: 0,
    page: 1,
  })
  expect(total).toBe(1)
  expect(data[0]).toMatchObject({
    truename: '周敏',
    reason: '共同开展随访',
    answers: [{ question: '擅长方向', answer: '心衰' }],
    status: 0,
  })
  const application_id = data[0]!.application_id
  const decide = (by: TestClient) => by.ask(approve, { application_id, type: true, reason: '' })
  const decided = await Promise.all([owner, manager].map((one) => decide(one.client)))
  expect(decided.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    unionFailures.notOpen.status,
  ])
  expect(await lastMessage(user.id)).toBe('您加入「江城心血管科联体」的申请已通过。')
  expect(await client.call(check, {})).toEqual({ total: 1 })
  expect((await send(['心衰'])).status).toBe(unionFailures.alreadyMember.status)
})

it('rejects with a reason that the applicant is told, who may apply again', async () => {
  const { id, manager } = await buildUnion(app)
  const { user, client } = await buildMember(app)
  const { application_id } = (await asPerson(client, id)).data
  const reject = (reason: string) => manager.client.ask(approve, { application_id, type: false, reason })
  expect((await reject('')).status).toBe(unionFailures.reasonNeeded.status)
  expect((await reject('资料不全')).data).toEqual({ application_id, status: applicationStates.rejected })
  expect(await lastMessage(user.id)).toContain('资料不全')
  expect(await client.call(detail, { id })).toMatchObject({
    application_status: 2,
    application_reason: '资料不全',
    is_member: 0,
  })
  expect((await asPerson(client, id)).status).toBe(200)
  const rejected = await manager.client.call(applications, { id, status: 2, page: 1 })
  expect(rejected.data).toMatchObject([{ application_id, review_reason: '资料不全' }])
})

it('is joined by a department, which one doctor represents', async () => {
  const { id, manager } = await buildUnion(app)
  const { client } = await buildMember(app, { truename: '代表' })
  const department = await buildDepartment(db, { name: '心内科', hospital: '江城三院' })
  const send = (department_id: number, by = client) =>
    by.ask(apply, { ...person, answers: [], id, type: 2, department_id })
  expect((await send(0)).status).toBe(unionFailures.departmentNeeded.status)
  expect((await send(999_999_999)).status).toBe(failures.dataMissing.status)
  const { application_id } = (await send(department.id)).data
  await manager.client.call(approve, { application_id, type: true, reason: '' })
  const { data } = await client.call(members, { id, type: 2, page: 1 })
  expect(data).toMatchObject([{ truename: '代表', department: '心内科', hospital: '江城三院', type: 2 }])
  const other = await buildMember(app)
  expect((await send(department.id, other.client)).status).toBe(unionFailures.departmentTaken.status)
})

it('takes applications from doctors only, and shows lists to those they are for', async () => {
  const { id, member, manager } = await buildUnion(app)
  const outsider = await buildMember(app, { user_type: userTypes.other })
  expect((await asPerson(outsider.client, id)).status).toBe(unionFailures.doctorsOnly.status)
  expect((await asPerson(app.client(), id)).status).toBe(failures.loginExpired.status)
  const asked = (client: TestClient) => client.ask(members, { id, type: 1, page: 1 })
  expect((await asked(outsider.client)).message).toBe('仅科联体成员可以查看')
  expect((await asked(member.client)).data.total).toBe(3)
  const pending = (client: TestClient) => client.ask(applications, { id, status: 0, page: 1 })
  expect((await pending(member.client)).status).toBe(403)
  expect((await pending(manager.client)).status).toBe(200)
  const ofOther = { userId: manager.user.id, status: 0, page: 1 }
  expect((await member.client.ask(joinApplication, ofOther)).status).toBe(failures.noPermission.status)
})

it('names managers, hands over, and removes members, each by whom it is for', async () => {
  const { id, owner, manager, member } = await buildUnion(app)
  const name = (by: TestClient, userid: number, type = true) => by.ask(setManager, { id, userid, type })
  expect((await name(manager.client, member.user.id)).status).toBe(403)
  expect((await name(owner.client, 999_999_999)).status).toBe(unionFailures.notMember.status)
  expect((await name(owner.client, member.user.id)).status).toBe(unionFailures.memberUnverified.status)
  await passVerification(app.services, member.user.id)
  expect((await name(owner.client, member.user.id)).status).toBe(200)
  expect(await typeOf(member.client, id)).toEqual([1, 1, 0, 0])
  await name(owner.client, member.user.id, false)
  expect(await typeOf(member.client, id)).toEqual([1, 0, 0, 0])

  const { data } = await owner.client.call(members, { id, type: 1, page: 1 })
  const memberId = (userId: number) => data.find(({ userid }) => userid === userId)!.member_id
  const remove = (by: TestClient, userId: number) => by.ask(removeMember, { id, member_id: memberId(userId) })
  expect((await remove(member.client, manager.user.id)).status).toBe(403)
  expect((await remove(owner.client, owner.user.id)).status).toBe(unionFailures.ownerStays.status)

  const handing = await Promise.all(
    [manager, member].map(({ user }) => owner.client.ask(handOver, { id, userid: user.id })),
  )
  expect(handing.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await typeOf(owner.client, id)).slice(0, 3)).toEqual([1, 1, 0])
  const newOwner = handing[0]!.status === 200 ? manager : member
  expect((await remove(newOwner.client, owner.user.id)).status).toBe(200)
  expect((await typeOf(owner.client, id)).slice(0, 3)).toEqual([0, 0, 0])
  expect(await lastMessage(owner.user.id)).toBe('您已被移出「江城心血管科联体」。')
})

it('lets a member leave, and a manager remove no other manager', async () => {
  const { id, owner, manager, member } = await buildUnion(app)
  await passVerification(app.services, member.user.id)
  await owner.client.call(setManager, { id, userid: member.user.id, type: true })
  const { data } = await owner.client.call(members, { id, type: 1, page: 1 })
  const member_id = data.find(({ userid }) => userid === member.user.id)!.member_id
  expect((await manager.client.ask(removeMember, { id, member_id })).status).toBe(403)
  expect((await member.client.ask(removeMember, { id, member_id })).status).toBe(200)
  expect(await typeOf(member.client, id)).toEqual([0, 0, 0, 0])
  const { data: told } = await owner.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(told[0]!.pushContent).toContain('已退出')
})

it('is founded by a doctor and opened by an operator', async () => {
  const { user, client } = await buildMember(app)
  const operator = (await buildMember(app, { operator_roles: ['administrator'] })).client
  const input = { name: '滨江神经外科科联体', introduction: '介绍', reason: '协作', questions: ['职称', ''] }
  expect((await client.ask(found, input)).status).toBe(unionFailures.verificationNeeded.status)
  await passVerification(app.services, user.id)
  const sent = await Promise.all([1, 2].map(() => client.ask(found, input)))
  expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200,
    unionFailures.foundingOpen.status,
  ])
  const { id } = sent.find(({ status }) => status === 200)!.data
  expect((await client.ask(detail, { id })).status).toBe(failures.dataMissing.status)
  expect(await client.call(founding, {})).toMatchObject({ founding: { id, status: 0 } })
  const unions = consoleOf(operator, 'unions')
  expect((await consoleOf(client, 'unions').askRun('pass', id)).status).toBe(failures.noPermission.status)
  expect((await unions.run('refuse', id, { reason: '名称重复' })).problem).toBe('')
  expect(await lastMessage(user.id)).toContain('名称重复')
  const again = await client.call(found, input)
  expect((await unions.record(again.id)).values).toMatchObject({ questions: [{ question: '职称' }] })
  const both = await Promise.all([unions.run('pass', again.id), unions.run('pass', again.id)])
  expect(both.filter(({ problem }) => problem === '')).toHaveLength(1)
  expect(await typeOf(client, again.id)).toEqual([1, 1, 1, 0])
  expect(await lastMessage(user.id)).toBe('您创建的「滨江神经外科科联体」已通过审核。')
})

it('describes itself to crawlers, with the answer inside the page', async () => {
  const { id } = await buildUnion(app, { introduction: '以心衰随访见长。' })
  const [home] = unionPages
  expect(await home!.describe({ id: String(id) }, app.services, 'zh')).toMatchObject({
    title: '江城心血管科联体',
    description: '以心衰随访见长。',
    preload: [{ input: { id }, again: 'member' }],
  })
  expect(await home!.describe({ id: '999999999' }, app.services, 'zh')).toBeUndefined()
  expect(await home!.describe({}, app.services, 'en')).toMatchObject({ title: 'Department union' })
})

it('approves one of two doctors who apply for the same department, and does not tell the other that they joined', async () => {
  const { id, manager } = await buildUnion(app)
  const department = await buildDepartment(db)
  const [first, second] = [await buildMember(app), await buildMember(app)]
  const asDepartment = {
    ...person,
    answers: [],
    id,
    type: unionMemberTypes.department,
    department_id: department.id,
  }
  const { application_id } = await first.client.call(apply, asDepartment)
  const { application_id: late } = await second.client.call(apply, asDepartment)
  await manager.client.call(approve, { application_id, type: true, reason: '' })
  const refused = await manager.client.ask(approve, { application_id: late, type: true, reason: '' })
  expect(refused.status).toBe(unionFailures.departmentTaken.status)
  expect(await second.client.call(detail, { id })).toMatchObject({
    is_member: 0,
    application_status: applicationStates.pending,
  })
  await manager.client.call(approve, { application_id: late, type: false, reason: '该科室已加入' })
  expect(await lastMessage(second.user.id)).toContain('该科室已加入')
})

it('is managed by nobody whose verification has lapsed, and says so', async () => {
  const { id, owner, manager } = await buildUnion(app)
  const applicant = await buildMember(app)
  const { application_id } = await applicant.client.call(apply, { ...person, answers: [], id })
  await db.execute(sql`update verifications set lapsed_at = now() where user_id = ${manager.user.id}`)
  expect(await manager.client.call(detail, { id })).toMatchObject({ is_manager: 0, needs_verification: 1 })
  expect(await owner.client.call(detail, { id })).toMatchObject({ is_manager: 1, needs_verification: 0 })
  const deed = { application_id, type: true, reason: '' }
  expect((await manager.client.ask(approve, deed)).status).toBe(unionFailures.verificationNeeded.status)
  const { data } = await owner.client.call(applications, { id, status: 0, page: 1 })
  expect(data).toMatchObject([{ is_verified: 0 }])
  await owner.client.call(approve, deed)
})
