import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderCalls } from '#contract/commerce/orders.ts'
import { historyCalls } from '#contract/community/history.ts'
import { markCalls } from '#contract/community/marks.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { todoCalls } from '#contract/discover/backlog.ts'
import { personalCenterCalls, personalTopics } from '#contract/discover/personal-center.ts'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { walletCalls } from '#contract/meetings/credit-wallet.ts'
import { reservationCalls } from '#contract/meetings/reservations.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import { sheetCalls } from '#contract/practice/expert-sheets.ts'
import { failures } from '#contract/wire/failure.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { coffeeCounters, coffeeStaff } from '#server/features/commerce/coffee/coffee.tables.ts'
import {
  creditRequirements,
  externalCredits,
} from '#server/features/meetings/credit-wallet/credit-wallet.tables.ts'
import { feedbackAnswered } from '#server/features/people/feedback/feedback.notices.ts'
import { certificates } from '#server/features/meetings/certificates/certificates.tables.ts'
import { credits } from '#server/features/meetings/study/study.tables.ts'
import { buildArticle, buildDoctor, buildMeeting, buildWork } from '#server/testing/build-content.ts'
import { buildBuyer, buildSaleWork, orderOf } from '#server/testing/build-order.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVerification } from '#server/testing/build-verification.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const { get } = personalCenterCalls

it('is for members', async () => {
  expect(await app.client().ask(get, {})).toMatchObject({ status: failures.loginExpired.status })
})

it('is empty for a new member, who is shown the state of verification', async () => {
  const { user, client } = await buildMember(app)
  await buildVerification(app, user)
  expect(await client.call(get, {})).toMatchObject({
    profile: { truename: '林晓', verification_state: verificationStates.underReview },
    waiting: { todo_num: 0, order_num: 0, study_num: 0, consultation_num: 0, sheet_num: 0, unreadCount: 0 },
    things: {
      favorite_num: 0,
      reserve_num: 0,
      purchased_num: 0,
      history_num: 0,
      note_num: 0,
      credit_total: '0.0',
    },
    credit_year: { total: '0.0', required: '0.0' },
    activity: { doctor_id: 0, work_num: 0, union_num: 0, lecture_num: 0, may_start: 0, is_staff: 0 },
  })
})

it('names department and title in the language of the caller', async () => {
  const { client } = await buildMember(app, { department: '心血管内科', title: '副主任医师' })
  expect((await client.call(get, {})).rank).toEqual(['心血管内科', '副主任医师'])
  client.language = 'en'
  expect((await client.call(get, {})).rank).toEqual(['Cardiology', 'Associate Chief Physician'])
})

it('shows the credits of this year against the requirement, as the wallet does', async () => {
  // Files share a database: this is a title that no other test has.
  const title = '主管检验师'
  const { user, client } = await buildMember(app, { title })
  const meeting = await buildMeeting(db)
  const year = Number(shanghaiTime(new Date()).slice(0, 4))
  const user_id = user.id
  await db.insert(creditRequirements).values({ year, title, points_tenths: 250 })
  await db.insert(credits).values({ user_id, meeting_id: meeting.id, points_tenths: 15 })
  const external = { user_id, title: '大会', credit_class: 1, points_tenths: 50 }
  await db.insert(externalCredits).values([
    { ...external, title_key: 'a', earned_on: `${year}-01-01`, confirmed_at: new Date() },
    { ...external, title_key: 'b', earned_on: `${year}-01-01` },
    { ...external, title_key: 'c', earned_on: `${year - 1}-12-31`, confirmed_at: new Date() },
  ])
  const wallet = await client.call(walletCalls.get, { year: 0 })
  const { credit_year } = await client.call(get, {})
  expect(credit_year).toEqual({ year, total: wallet.total, required: wallet.requirement?.credit })
  expect(credit_year).toMatchObject({ total: '6.5', required: '25.0' })
})

it('shows the way to what is started and to the counter, to those who have one', async () => {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(db, { user_id: user.id })
  await buildMeeting(db, { from: 2 }, [doctor.id])
  const [counter] = await db.insert(coffeeCounters).values({ name: '个人中心一号' }).returning()
  await db.insert(coffeeStaff).values({ counter_id: counter!.id, user_id: user.id })
  expect((await client.call(get, {})).activity).toMatchObject({ may_start: 1, is_staff: 1 })
  await db.update(coffeeCounters).set({ closed_at: new Date() }).where(eq(coffeeCounters.id, counter!.id))
  expect((await client.call(get, {})).activity).toMatchObject({ is_staff: 0 })
})

it('counts as every list does that its rows lead to', async () => {
  const { user, client } = await buildBuyer(app)
  const meeting = await buildMeeting(db, { reservable: true, from: 48 })
  const article = await buildArticle(db)
  await client.call(reservationCalls.reserve, { meeting_id: meeting.id, type: true })
  for (const [item_type, item_id] of [
    ['meeting', meeting.id],
    ['information', article.id],
  ] as const)
    await client.call(markCalls.set, { item_type, item_id, mark: 'collect', type: true })
  await client.call(historyCalls.set, {
    item_type: 'information',
    item_id: article.id,
    part_id: 0,
    position: 30,
  })
  const course = await buildSaleWork(app)
  await orderOf(client, course.work.id)
  await buildSheet(app, { expert: { user, client, phone: '' } })
  await db.transaction((db) => notify(db, user.id, feedbackAnswered.write({})))
  await db.insert(credits).values({ user_id: user.id, meeting_id: meeting.id, points_tenths: 15 })
  await db.insert(certificates).values({
    user_id: user.id,
    number: `T${user.id}`,
    meeting_id: meeting.id,
    truename: user.truename,
    meeting_title: meeting.title,
    points_tenths: 15,
    issued_on: '2026-03-01',
    signature: Buffer.alloc(64),
  })
  const doctor = await buildDoctor(db, { user_id: user.id })
  await buildWork(db, { doctor_id: doctor.id })

  const center = await client.call(get, {})
  const page = { page: 1 }
  expect(center).toMatchObject({
    waiting: {
      todo_num: (await client.call(todoCalls.list, {})).count,
      order_num: (await client.call(orderCalls.lists, { ...page, status: 1 })).total,
      study_num: 0,
      sheet_num: (await client.call(sheetCalls.own, page)).total,
      unreadCount: (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).unreadCount,
    },
    things: {
      favorite_num: (await client.call(markCalls.favorites, { ...page, keyword: '' })).total,
      reserve_num: (await client.call(reservationCalls.list, page)).total,
      purchased_num: (await client.call(orderCalls.purchased, { ...page, status: 0 })).total,
      certificate_num: (await client.call(certificateCalls.authInfo, {})).certificates.length,
      credit_total: (await client.call(certificateCalls.authInfo, {})).credit_total,
    },
    activity: { doctor_id: doctor.id, work_num: 1, union_num: 0 },
  })
  // Unread: the answer to a feedback, and that an order is paid.
  expect(center.waiting).toMatchObject({ order_num: 1, sheet_num: 1, unreadCount: 2 })
  expect(center.things).toMatchObject({
    favorite_num: 2,
    reserve_num: 1,
    purchased_num: 1,
    history_num: 1,
    note_num: 0,
  })
})

it('says over the socket that something has changed', async () => {
  const { user, client } = await buildMember(app)
  const socket = await listenGroup(app, `user:${user.id}`, { userid: String(user.id), client })
  const article = await buildArticle(db)
  await client.call(markCalls.set, {
    item_type: 'information',
    item_id: article.id,
    mark: 'collect',
    type: true,
  })
  expect(await socket.next(personalTopics.changed.type)).toBeTruthy()
  socket.close()
})
