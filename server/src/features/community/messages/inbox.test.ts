import { expect, it } from 'vitest'
import { messageStatus, pushCalls, pushTopics } from '#contract/community/messages.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { hideNumbers } from '#kernel/hide-numbers.ts'
import { sendMessage } from './send-message.ts'

const app = await testApp()
const page = { pageNum: 1, pageSize: 20 }

async function buildReader() {
  const { client, user } = await buildMember(app)
  const send = (kind: 'orders' | 'meetings', title: string, content = '内容') =>
    sendMessage(app.services, [user.id], { kind, title, content, title_en: '', content_en: '' })
  await send('orders', '退款通知', '《心电图 100%》的退款已到账')
  await send('meetings', '会议提醒')
  await send('meetings', '签到通过')
  return { client, user }
}

it('lists one tab, and how many of each are unread', async () => {
  const { client } = await buildReader()
  const meetings = await client.call(pushCalls.list, { ...page, kind: 'meetings' })
  expect(meetings.data.map(({ pushTitle }) => pushTitle)).toEqual(['签到通过', '会议提醒'])
  expect(meetings).toMatchObject({
    total: 2,
    unreadCount: 3,
    tabCounts: { meetings: 2, orders: 1, system: 0 },
    unreadMessageGroup: ['meetings', 'orders'],
  })
  const none = await client.call(pushCalls.list, { ...page, kind: 'unions' })
  expect(none).toMatchObject({ data: [], total: 0 })
})

it('finds messages by a part of their text, in which every sign stands for itself', async () => {
  const { client } = await buildReader()
  const find = async (keyword: string) => {
    const { data, total } = await client.call(pushCalls.list, { ...page, keyword })
    expect(total).toBe(data.length)
    return data.map(({ pushTitle }) => pushTitle)
  }
  expect(await find('心电图')).toEqual(['退款通知'])
  expect(await find('100%')).toEqual(['退款通知'])
  expect(await find('通_')).toEqual([])
  expect(await find('没有这样的消息')).toEqual([])
})

it('reads one tab, and undoes exactly that', async () => {
  const { client } = await buildReader()
  const { data } = await client.call(pushCalls.list, { ...page, kind: 'meetings' })
  await client.call(pushCalls.markRead, { id: data[0]!.id })
  const { read_time, unreadCount } = await client.call(pushCalls.markRead, { kind: 'meetings' })
  expect(unreadCount).toBe(1)
  expect(await client.call(pushCalls.undoRead, { read_time })).toMatchObject({
    unreadCount: 2,
    tabCounts: { meetings: 1, orders: 1 },
  })
  const read = { ...page, messageRecordStatus: messageStatus.read }
  expect((await client.call(pushCalls.list, read)).data.map(({ id }) => id)).toEqual([data[0]!.id])
  const { client: other } = await buildReader()
  expect(await other.call(pushCalls.undoRead, { read_time })).toMatchObject({ unreadCount: 3 })
})

it('is shown in the language of the reader', async () => {
  const { client, user } = await buildMember(app)
  const text = { title: '退款', title_en: 'Refund', content: '已到账', content_en: 'It has arrived.' }
  await sendMessage(app.services, [user.id], { ...text, path: '/order' })
  client.language = 'en'
  const { data } = await client.call(pushCalls.list, page)
  expect(data[0]).toMatchObject({ pushTitle: 'Refund', pushContent: 'It has arrived.', path: '/order' })
  expect((await client.call(pushCalls.text, { id: data[0]!.id })).title).toBe('Refund')
  client.language = 'zh'
  expect((await client.call(pushCalls.list, page)).data[0]!.pushTitle).toBe('退款')
})

it('publishes the new number to the other devices of the reader', async () => {
  const { client, user } = await buildReader()
  const published: unknown[] = []
  const { rooms } = app.services
  const original = rooms.toGroup
  rooms.toGroup = async (topic, group, message) =>
    void (topic.type === pushTopics.changed.type && published.push([group, message]))
  try {
    await client.call(pushCalls.markRead, {})
    // Nothing is unread any more: nothing changes.
    await client.call(pushCalls.markRead, {})
  } finally {
    rooms.toGroup = original
  }
  expect(published).toEqual([[`user:${user.id}`, { unreadCount: 0 }]])
})

it.each([
  ['请致电13812345678。', '请致电1*********8。'],
  ['证件 11010519491231002X 不符', '证件 1****************X 不符'],
  ['发票号码 26112000000012345678', '发票号码 26112000000012345678'],
  ['2026-11-20 09:00', '2026-11-20 09:00'],
])('hides the numbers of people in "%s"', (text, hidden) => {
  expect(hideNumbers(text)).toBe(hidden)
})
