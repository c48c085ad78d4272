import { expect, it } from 'vitest'
import { orderCalls, orderFailures } from '#contract/commerce/orders.ts'
import { todoCalls, todoFailures } from '#contract/discover/backlog.ts'
import type { TodoItem } from '#contract/discover/backlog.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { dutyFailures, waitCalls } from '#contract/practice/expert-duties.ts'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { applicationStates, unionCalls, unionFailures } from '#contract/practice/unions.ts'
import { failures } from '#contract/wire/failure.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { unionBookingPeople, unionBookings } from '#server/features/practice/unions/unions.tables.ts'
import { buildDepartment, buildMeeting, hoursFromNow } from '#server/testing/build-content.ts'
import { buildSaleWork, orderOf, pay } from '#server/testing/build-order.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildUnion } from '#server/testing/build-union.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const operator = await buildMember(app, { operator_roles: ['administrator'] })
const { list, dispose } = todoCalls

/** Somebody for whom nothing waits yet: others than doctors are not verified. */
const buildIdle = () => buildMember(app, { user_type: 2 })

const find = async (client: TestClient, kind: string): Promise<TodoItem[]> => {
  const { count, data } = await client.call(list, {})
  expect(count).toBe(data.length)
  return data.filter((todo) => todo.kind === kind)
}

const done = (todo: TodoItem, reason = '') => ({
  kind: todo.kind,
  todo_id: todo.todo_id,
  type: true,
  reason,
})
const declined = (todo: TodoItem, reason = '') => ({ ...done(todo, reason), type: false })

it('is for members, and empty for somebody for whom nothing waits', async () => {
  expect(await app.client().ask(list, {})).toMatchObject({ status: failures.loginExpired.status })
  const { client } = await buildIdle()
  expect(await client.call(list, {})).toEqual({ count: 0, data: [] })
})

it('brings to-dos of all areas by date, those without a date last', async () => {
  const { user, client } = await buildMember(app)
  const { work } = await buildSaleWork(app)
  const order = await orderOf(client, work.id)
  const { meeting } = await buildSheet(app, { expert: { user, client, phone: '' } })
  const studied = await buildMeeting(db, { from: -3, is_credit: true })
  await db
    .insert(watchProgress)
    .values({ user_id: user.id, meeting_id: studied.id, covered: '{[0,60000)}', watched_ms: 60_000 })
  const { data } = await client.call(list, {})
  expect(data.map(({ kind, title }) => [kind, title])).toEqual([
    ['order', work.title],
    ['expert_task', '确认日程安排'],
    ['expert_task', '完善介绍与照片'],
    ['expert_task', '上传课件'],
    ['verification', '完成身份认证'],
    ['study', studied.title],
  ])
  expect(data[0]).toMatchObject({
    kind_name: '待支付订单',
    note: '¥99.00',
    due_time: order.expire_at,
    path: `/payment?order_id=${order.order_id}`,
    accept_name: '',
    decline_name: '取消订单',
    needs_reason: 0,
  })
  expect(data[1]).toMatchObject({ note: meeting.title, decline_name: '' })
  expect(data[5]).toMatchObject({ due_time: '', path: `/studyList?meeting_id=${studied.id}` })
  client.language = 'en'
  expect((await find(client, 'order'))[0]).toMatchObject({ kind_name: 'Order to pay' })
})

it('asks a doctor to be verified until they are, and again when it was refused', async () => {
  const { user, client } = await buildMember(app)
  expect(await find(client, 'verification')).toMatchObject([{ title: '完成身份认证', accept_name: '' }])
  await buildVerification(app, user, { state: verificationStates.failed, reason: '照片模糊' })
  expect(await find(client, 'verification')).toMatchObject([
    { title: '认证未通过，请重新提交', note: '照片模糊' },
  ])
  await buildVerification(app, user)
  expect(await find(client, 'verification')).toEqual([])
})

it('cancels an order once, and not one that is paid', async () => {
  const { client } = await buildIdle()
  const { work } = await buildSaleWork(app)
  const order = await orderOf(client, work.id)
  const [todo] = await find(client, 'order')
  expect(await client.ask(dispose, done(todo!))).toMatchObject({ status: todoFailures.notFromList.status })
  const stranger = await buildIdle()
  expect(await stranger.client.ask(dispose, declined(todo!))).toMatchObject({ status: 404 })
  await Promise.all([client.call(dispose, declined(todo!)), client.call(dispose, declined(todo!))])
  expect((await client.call(orderCalls.detail, { order_id: order.order_id })).status).toBe(3)
  expect(await find(client, 'order')).toEqual([])
  const paid = await pay(app, client, await orderOf(client, work.id))
  expect(await client.ask(dispose, { ...declined(todo!), todo_id: paid.order_id })).toMatchObject({
    status: orderFailures.alreadyPaid.status,
  })
})

it('settles what an organiser asks: done at once, declined with a reason', async () => {
  const { sheet, expert, ids } = await buildSheet(app)
  const { client } = expert
  const add = (title: string) =>
    consoleOf(operator.client, 'expert-waits').create({
      sheet_id: sheet.id,
      kind: 'travel',
      title,
      due_at: '2031-05-01T12:00:00+08:00',
    })
  await add('返程航班')
  await add('住宿要求')
  const [flight, hotel] = await find(client, 'expert_wait')
  expect(flight).toMatchObject({ title: '返程航班', due_time: '2031-05-01 12:00', accept_name: '完成' })
  const stranger = await buildIdle()
  expect(await stranger.client.ask(dispose, done(flight!))).toMatchObject({
    status: dutyFailures.waitMissing.status,
  })
  await client.call(dispose, done(flight!))
  expect(await client.ask(dispose, declined(hotel!))).toMatchObject({
    status: todoFailures.reasonMissing.status,
  })
  await client.call(dispose, declined(hotel!, '住在本地'))
  expect(await client.ask(dispose, done(hotel!))).toMatchObject({ status: dutyFailures.waitDecided.status })
  expect(await find(client, 'expert_wait')).toEqual([])
  expect(await client.call(waitCalls.get, { ...ids, wait_id: hotel!.todo_id })).toMatchObject({
    status: 2,
    reason: '住在本地',
  })
})

it('lets managers of a union decide about applications, and nobody else', async () => {
  const { id, manager, member } = await buildUnion(app)
  const applicant = await buildMember(app, { truename: '周启航' })
  await applicant.client.call(unionCalls.apply, {
    id,
    type: 1,
    department_id: 0,
    reason: '共同随访',
    answers: [],
  })
  expect(await find(member.client, 'union_application')).toEqual([])
  const [todo] = await find(manager.client, 'union_application')
  expect(todo).toMatchObject({ title: '周启航 → 江城心血管科联体', needs_reason: 1 })
  expect(await member.client.ask(dispose, done(todo!))).toMatchObject({
    status: unionFailures.managersOnly.status,
  })
  await manager.client.call(dispose, done(todo!))
  expect(await manager.client.ask(dispose, done(todo!))).toMatchObject({
    status: unionFailures.notOpen.status,
  })
  const { application_status, is_member } = await applicant.client.call(unionCalls.detail, { id })
  expect([application_status, is_member]).toEqual([applicationStates.approved, 1])
})

it('answers the invitation to a meeting of a union', async () => {
  const { id, owner, member } = await buildUnion(app)
  const department = await buildDepartment(db)
  const [booking] = await db
    .insert(unionBookings)
    .values({
      union_id: id,
      topic: '病例讨论',
      place: '线上',
      department_id: department.id,
      booker_id: owner.user.id,
      begin_at: hoursFromNow(24),
      end_at: hoursFromNow(25),
      state: 1,
    })
    .returning()
  await db.insert(unionBookingPeople).values({ booking_id: booking!.id, user_id: member.user.id })
  const [todo] = await find(member.client, 'union_invitation')
  expect(todo).toMatchObject({ title: '病例讨论', accept_name: '参加', decline_name: '不参加' })
  await member.client.call(dispose, declined(todo!))
  expect(await find(member.client, 'union_invitation')).toEqual([])
})

it('answers the invitation to a conference', async () => {
  const [host, guest] = [await buildMember(app), await buildIdle()]
  const begin = new Date(Date.now() + 25 * 3600_000)
  const { id } = await host.client.call(conferenceCalls.create, {
    title: '疑难病例讨论',
    begin_time: shanghaiTime(begin),
    end_time: shanghaiTime(new Date(begin.getTime() + 3600_000)),
    invitees: [guest.user.id],
    kind: 'picture',
  })
  expect(await find(host.client, 'conference')).toEqual([])
  const [todo] = await find(guest.client, 'conference')
  expect(todo).toMatchObject({ title: '疑难病例讨论', path: `/scheduleDetails?id=${id}` })
  await guest.client.call(dispose, done(todo!))
  expect(await find(guest.client, 'conference')).toEqual([])
})

it('refuses a kind that does not exist', async () => {
  const { client } = await buildIdle()
  expect(await client.ask(dispose, { kind: 'nothing', todo_id: 1, type: true, reason: '' })).toMatchObject({
    status: failures.parameterError.status,
  })
})
