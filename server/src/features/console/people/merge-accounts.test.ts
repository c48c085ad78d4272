import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { orderCalls } from '#contract/commerce/orders.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { accountCalls } from '#contract/people/account.ts'
import { mergeFailures, roleFailures } from '#contract/people/operators.ts'
import { failures } from '#contract/wire/failure.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { saveAndSend } from '#server/features/community/messages/send-message.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { selectDoctorOf } from '#server/features/people/doctors/doctors.queries.ts'
import { buildDoctor } from '#server/testing/build-content.ts'
import { buildBuyer } from '#server/testing/build-order.ts'
import { addAvailable } from '#server/testing/build-payee.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services
const [one, two] = [
  await buildMember(app, { operator_roles: ['support'] }),
  await buildMember(app, { operator_roles: ['support'] }),
]
const people = consoleOf(one.client, 'people')
const reason = '本人更换手机号，有两个账号'

async function merge(fromId: number, intoId: number): Promise<string> {
  const asked = await people.run('merge', fromId, { values: { into_id: intoId }, reason })
  if (asked.problem !== '') return asked.problem
  return (await consoleOf(two.client, 'requests').run('agree', asked.requestId!)).problem
}

const followed = async (userId: number) =>
  (await db.select().from(follows).where(eq(follows.user_id, userId))).map(({ item_id }) => item_id)

it('gives everything of one account to another, and closes the first', async () => {
  const old = await buildBuyer(app)
  const kept = await buildMember(app, { truename: '', title: '主任医师' })
  const [shared, alone] = [await buildDoctor(db), await buildDoctor(db, { user_id: old.user.id })]
  const follow = (user_id: number, item_id: number) => ({ user_id, item_id, kind: 'doctor' as const })
  await db
    .insert(follows)
    .values([follow(old.user.id, shared.id), follow(old.user.id, alone.id), follow(kept.user.id, shared.id)])
  await saveAndSend(app.services, [old.user.id], { title: '旧', content: '旧消息' })
  await saveAndSend(app.services, [kept.user.id], { title: '新', content: '新消息' })
  const before = await old.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })

  expect(await merge(old.user.id, kept.user.id)).toBe('')

  expect((await old.client.ask(accountCalls.userInfo, {})).status).toBe(failures.loginEnded.status)
  expect(await selectUser(db, old.user.id)).toMatchObject({
    status: 'forbidden',
    merged_into: kept.user.id,
    phone_digest: null,
  })
  expect(await selectUser(db, kept.user.id)).toMatchObject({
    truename: old.user.truename,
    title: '主任医师',
    phone_digest: kept.user.phone_digest,
  })
  expect((await selectDoctorOf(db, kept.user.id))?.id).toBe(alone.id)
  // What both had stays with each.
  expect(new Set(await followed(kept.user.id))).toEqual(new Set([shared.id, alone.id]))
  expect(await followed(old.user.id)).toEqual([shared.id])
  const { data: orders } = await kept.client.call(orderCalls.lists, { status: 0, page: 1 })
  expect(orders.map(({ order_id }) => order_id)).toContain(old.order.order_id)
  const inbox = await kept.client.call(pushCalls.list, { pageNum: 1, pageSize: 50 })
  expect(inbox.data.map(({ pushTitle }) => pushTitle)).toEqual(expect.arrayContaining(['旧', '新']))
  expect(inbox.unreadCount).toBe(before.unreadCount + 1)
})

it('leaves a closed account closed, and says where it went', async () => {
  const [old, kept] = [await buildMember(app), await buildMember(app)]
  expect(await merge(old.user.id, kept.user.id)).toBe('')
  const { facts, actions } = await people.record(old.user.id)
  expect(facts).toMatchObject([{ title: '已并入', to: `/console/people/${kept.user.id}` }])
  expect(actions).not.toContain('allow')
  expect(actions).not.toContain('merge')
})

it('takes two people, and nobody merges themselves or operators', async () => {
  const [old, kept] = [await buildMember(app), await buildMember(app)]
  const values = { into_id: kept.user.id }
  const { requestId } = await people.run('merge', old.user.id, { values, reason })
  expect((await selectUser(db, old.user.id))?.merged_into).toBeNull()
  expect((await consoleOf(one.client, 'requests').run('agree', requestId!)).problem).not.toBe('')
  expect(await merge(kept.user.id, kept.user.id)).toContain(mergeFailures.sameAccount.zh)
  expect(await merge(one.user.id, kept.user.id)).toBe(roleFailures.ownAccount.zh)
  expect(await merge(kept.user.id, two.user.id)).toBe(mergeFailures.operatorMerged.zh)
})

it('refuses money that is not settled, and two homepages', async () => {
  const [old, kept] = [await buildMember(app), await buildMember(app)]
  await addAvailable(app.services, old.user.id, 5_00)
  expect(await merge(old.user.id, kept.user.id)).toBe(mergeFailures.hasMoney.zh)
  const [first, second] = [await buildMember(app), await buildMember(app)]
  await buildDoctor(db, { user_id: first.user.id })
  await buildDoctor(db, { user_id: second.user.id })
  expect(await merge(first.user.id, second.user.id)).toBe(mergeFailures.twoDoctors.zh)
})
