import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { selectEquipmentOf } from './devices.queries.ts'
import { sendMessage } from './send-message.ts'

const app = await testApp()

const message = { title: '会议提醒', content: '五分钟后开始', target_kind: 'meeting', target_id: 7 } as const

async function memberWith(count: number) {
  const { client, user } = await buildMember(app)
  for (let at = 0; at < count; at++)
    await sendMessage(app.services, [user.id], { ...message, title: `第 ${at + 1} 条` })
  return { client, user }
}

it('lists what was sent to the caller, latest first, and counts unread messages', async () => {
  const { client } = await memberWith(3)
  await memberWith(1)
  const list = await client.call(pushCalls.list, { pageNum: 1, pageSize: 2 })
  expect(list).toMatchObject({ total: 3, last_page: 2, unreadCount: 3, notification_limit: 1 })
  expect(list.data.map((row) => row.pushTitle)).toEqual(['第 3 条', '第 2 条'])
  expect(list.data[0]).toMatchObject({
    pushContent: '五分钟后开始',
    messageRecordStatus: 0,
    targetKind: 'meeting',
    targetId: 7,
  })
})

it('says how many there are even on a page beyond the last', async () => {
  const { client } = await memberWith(3)
  const beyond = await client.call(pushCalls.list, { pageNum: 9, pageSize: 2 })
  expect(beyond).toMatchObject({ data: [], total: 3, last_page: 2, current_page: 9, unreadCount: 3 })
})

it('marks one as read, then all, separately for each user', async () => {
  const { client } = await memberWith(3)
  const all = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })
  const first = all.data[0]!.id
  expect(await client.call(pushCalls.markRead, { id: first })).toMatchObject({ unreadCount: 2 })
  expect(await client.call(pushCalls.markRead, { id: first })).toMatchObject({ unreadCount: 2 })
  const read = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20, messageRecordStatus: 1 })
  expect(read.data.map((row) => row.id)).toEqual([first])
  const unread = await client.call(pushCalls.list, { pageNum: 1, pageSize: 20, messageRecordStatus: 0 })
  expect(unread.total).toBe(2)
  expect(await client.call(pushCalls.markRead, {})).toMatchObject({ unreadCount: 0 })
})

it('shows a message only to its recipients', async () => {
  const { client } = await memberWith(1)
  const { id } = (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data[0]!
  expect(await client.call(pushCalls.detail, { id })).toMatchObject({ pushTitle: '第 1 条' })
  const { client: other } = await buildMember(app)
  expect(await other.ask(pushCalls.detail, { id })).toMatchObject({ code: 'FAILED' })
  expect(await other.call(pushCalls.markRead, { id })).toMatchObject({ unreadCount: 0 })
  expect((await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).unreadCount).toBe(1)
})

it('is for those who are logged in', async () => {
  const visitor = await app.client().ask(pushCalls.list, { pageNum: 1, pageSize: 20 })
  expect(visitor).toMatchObject({ code: 'FAILED' })
})

it('assigns a device to the user who logged in on it last', async () => {
  const [first, second] = [await buildMember(app), await buildMember(app)]
  const device = { deviceId: 'device-1', pushId: 'push-1', equipmentType: 12 }
  await first.client.call(pushCalls.saveDevice, device)
  await second.client.call(pushCalls.saveDevice, device)
  expect(await selectEquipmentOf(app.services.db, first.user.id)).toEqual([])
  expect(await selectEquipmentOf(app.services.db, second.user.id)).toMatchObject([{ push_id: 'push-1' }])
  await first.client.call(pushCalls.forgetDevice, { deviceId: 'device-1' })
  expect(await selectEquipmentOf(app.services.db, second.user.id)).toHaveLength(1)
  await second.client.call(pushCalls.forgetDevice, { deviceId: 'device-1' })
  expect(await selectEquipmentOf(app.services.db, second.user.id)).toEqual([])
})

it('does not take a device from its user for somebody who only knows its name', async () => {
  const [owner, stranger] = [await buildMember(app), await buildMember(app)]
  const device = { deviceId: 'device-2', pushId: 'push-of-owner', equipmentType: 12 }
  await owner.client.call(pushCalls.saveDevice, device)
  await stranger.client.call(pushCalls.saveDevice, { ...device, pushId: 'push-of-stranger' })
  expect(await selectEquipmentOf(app.services.db, owner.user.id)).toMatchObject([
    { push_id: 'push-of-owner' },
  ])
  await stranger.client.call(pushCalls.forgetDevice, { deviceId: 'device-2' })
  expect(await selectEquipmentOf(app.services.db, owner.user.id)).toHaveLength(1)
})

it('forgets a device by DELETE as well', async () => {
  const { client, user } = await buildMember(app)
  await client.call(pushCalls.saveDevice, { deviceId: 'device-3', pushId: 'push-3', equipmentType: 12 })
  await client.call(pushCalls.forgetDeviceByDelete, { deviceId: 'device-3' })
  expect(await selectEquipmentOf(app.services.db, user.id)).toEqual([])
})
