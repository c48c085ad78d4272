import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { chatCalls, chatFailures, chatGroup, chatTopics, everybody } from '#contract/community/chat.ts'
import { pushCalls } from '#contract/community/messages.ts'
import { failures } from '#contract/wire/failure.ts'
import { uploadFailures } from '#contract/wire/uploads.ts'
import { dicomTags, dicomText } from '#contract/wire/dicom-file.ts'
import { dicomOf } from '#server/testing/upload-patient-file.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { askUpload } from '#server/testing/upload-picture.ts'
import { closeGroup, openGroup } from './chat-groups.ts'
import { notifyAway } from './notify-away.ts'

const app = await testApp()
const { services } = app
const { groups, leave, list, mute, read, recall, search, send, upload } = chatCalls

async function buildGroup(size: number, title = '疑难病例讨论') {
  const people: Awaited<ReturnType<typeof buildMember>>[] = []
  for (let n = 0; n < size; n++) people.push(await buildMember(app, { truename: `医生${n + 1}` }))
  const ids = people.map(({ user }) => user.id)
  return {
    groupId: await openGroup(services.db, title, ids),
    ids,
    clients: people.map(({ client }) => client),
  }
}

let count = 0
type More = { quote_id?: number; mentions?: number[] }
const say = (client: TestClient, group_id: number, content: string, more: More = {}) =>
  client.ask(send, { group_id, client_id: `talk-${++count}-000`, kind: 'text', content, ...more })
const inbox = async (client: TestClient) =>
  (await client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data

it('quotes a message of the group, and shows no more of it once it is recalled', async () => {
  const { groupId, clients } = await buildGroup(2)
  const other = await buildGroup(2)
  const { data: asked } = await say(clients[0]!, groupId, '血压多少？')
  const { data: answered } = await say(clients[1]!, groupId, '135/85', { quote_id: asked.message_id })
  expect(answered.quote).toEqual({
    message_id: asked.message_id,
    kind: 'text',
    truename: '医生1',
    content: '血压多少？',
    is_recalled: 0,
  })
  const foreign = await say(other.clients[0]!, other.groupId, '偷看', { quote_id: asked.message_id })
  expect(foreign.status).toBe(chatFailures.quoteMissing.status)
  await clients[0]!.call(recall, { message_id: asked.message_id })
  const { message_list } = await clients[1]!.call(list, { group_id: groupId })
  expect(message_list[0]!.quote).toMatchObject({ content: '', is_recalled: 1 })
})

it('names members, who are told without a word of the text, and whose notice goes with reading', async () => {
  const { groupId, ids, clients } = await buildGroup(3)
  const { data } = await say(clients[0]!, groupId, '@医生2 请看片子', { mentions: [ids[1]!, ids[0]!] })
  expect(data.mentions).toEqual([ids[1], ids[0]])
  expect(await inbox(clients[1]!)).toMatchObject([{ pushContent: '医生1在聊天中@了您，点击查看。' }])
  expect(await inbox(clients[0]!)).toEqual([])
  expect(await inbox(clients[2]!)).toEqual([])
  const { group_list } = await clients[1]!.call(groups, {})
  expect(group_list[0]).toMatchObject({ is_mentioned: 1, unread_num: 1 })
  await clients[1]!.call(read, { group_id: groupId, message_id: data.message_id })
  expect(await inbox(clients[1]!)).toMatchObject([{ messageRecordStatus: 1 }])
  expect((await clients[1]!.call(groups, {})).group_list[0]).toMatchObject({ is_mentioned: 0 })
  const stranger = await buildMember(app)
  const wrong = await say(clients[0]!, groupId, '@谁', { mentions: [stranger.user.id] })
  expect(wrong.status).toBe(chatFailures.mentionsWrong.status)
  expect(await inbox(stranger.client)).toEqual([])
})

it('is muted: no notices and no count, except for what names the member', async () => {
  const { groupId, clients } = await buildGroup(2)
  await clients[1]!.call(mute, { group_id: groupId, type: true })
  await say(clients[0]!, groupId, '普通消息')
  await services.db.execute(
    sql`update chat_messages set created_at = now() - interval '1 minute' where group_id = ${groupId}`,
  )
  await notifyAway.run(services, {})
  expect(await inbox(clients[1]!)).toEqual([])
  expect(await clients[1]!.call(groups, {})).toMatchObject({
    unread_num: 0,
    group_list: [{ is_muted: 1, unread_num: 1 }],
  })
  await say(clients[0]!, groupId, '@所有人', { mentions: [everybody] })
  expect(await inbox(clients[1]!)).toHaveLength(1)
  await clients[1]!.call(mute, { group_id: groupId, type: false })
  expect(await clients[1]!.call(groups, {})).toMatchObject({ unread_num: 2 })
  const stranger = await buildMember(app)
  const refused = await stranger.client.ask(mute, { group_id: groupId, type: true })
  expect(refused.status).toBe(failures.noPermission.status)
})

it('is left by all but two, also when three leave at once', async () => {
  const { groupId, clients } = await buildGroup(4)
  const left = await Promise.all(
    clients.slice(0, 3).map((client) => client.ask(leave, { group_id: groupId })),
  )
  const done = left.filter(({ status }) => status === 200)
  expect(done).toHaveLength(2)
  expect(left.filter(({ status }) => status === chatFailures.groupOfTwo.status)).toHaveLength(1)
  const { member_list, message_list } = await clients[3]!.call(list, { group_id: groupId })
  expect(member_list).toHaveLength(2)
  expect(message_list.map(({ content }) => content)).toEqual(
    expect.arrayContaining([expect.stringContaining('退出了聊天')]),
  )
  const gone = clients[left.findIndex(({ status }) => status === 200)]!
  expect((await gone.ask(list, { group_id: groupId })).status).toBe(failures.noPermission.status)
  expect((await gone.ask(leave, { group_id: groupId })).status).toBe(200)
})

it('is searched by text and file name, page by page, by members alone', async () => {
  const { groupId, clients } = await buildGroup(2)
  for (let n = 0; n < 35; n++)
    await say(clients[0]!, groupId, n % 7 === 0 ? `肌钙蛋白 TnI ${n}` : `随访 ${n}`)
  const found = await clients[1]!.call(search, { group_id: groupId, keyword: 'tni' })
  expect(found.message_list.map(({ content }) => content)).toEqual(
    [28, 21, 14, 7, 0].map((n) => `肌钙蛋白 TnI ${n}`),
  )
  expect(found.load_more).toBe(0)
  for (let n = 0; n < 32; n++) await say(clients[1]!, groupId, `复查 ${n}`)
  const first = await clients[0]!.call(search, { group_id: groupId, keyword: '复查' })
  expect(first.message_list).toHaveLength(30)
  const rest = await clients[0]!.call(search, {
    group_id: groupId,
    keyword: '复查',
    before_id: first.before_id,
  })
  expect(rest.message_list.map(({ content }) => content)).toEqual(['复查 1', '复查 0'])
  const stranger = await buildMember(app)
  const refused = await stranger.client.ask(search, { group_id: groupId, keyword: '复查' })
  expect(refused.status).toBe(failures.noPermission.status)
})

/** The head of what browsers record: a WebM container with one track of this codec. */
const webm = (codec: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84]),
    Buffer.from('webm'),
    Buffer.from([0x18, 0x53, 0x80, 0x67, 0xff, 0x86, codec.length]),
    Buffer.from(codec),
    Buffer.alloc(400),
  ])

it('carries a voice message: speech alone, from one to sixty seconds', async () => {
  const { groupId, clients } = await buildGroup(2)
  const record = (codec: string, kind: string) => askUpload(app, clients[0]!, upload, webm(codec), { kind })
  expect((await record('V_VP9', 'voice')).status).toBe(uploadFailures.voiceExpected.status)
  expect((await record('A_OPUS', 'file')).status).toBe(uploadFailures.chatTypeExpected.status)
  const { data: file } = await record('A_OPUS', 'voice')
  const sent = (seconds: number, kind: 'voice' | 'file' = 'voice') =>
    clients[0]!.ask(send, {
      group_id: groupId,
      client_id: `voice-${++count}-000`,
      kind,
      content: '',
      file_id: file.id,
      seconds,
    })
  expect((await sent(0)).status).toBe(chatFailures.voiceLength.status)
  expect((await sent(61)).status).toBe(chatFailures.voiceLength.status)
  expect((await sent(7, 'file')).status).toBe(chatFailures.fileMissing.status)
  expect((await sent(7)).data).toMatchObject({ kind: 'voice', seconds: 7, file_url: file.url })
  const open = (client: TestClient) => fetch(app.url + file.url, { headers: { cookie: client.cookie } })
  const heard = await open(clients[1]!)
  expect([heard.status, heard.headers.get('content-type')]).toEqual([200, 'audio/webm'])
  expect((await open((await buildMember(app)).client)).status).not.toBe(200)
})

it('carries a DICOM file, without whom it shows', async () => {
  const { groupId, clients } = await buildGroup(2)
  const image = dicomOf([dicomText(dicomTags.patientName, 'PN', 'SHEN^QINGHE')])
  const { data: file } = await askUpload(app, clients[0]!, upload, image)
  const { data } = await clients[0]!.ask(send, {
    group_id: groupId,
    client_id: `dicom-${++count}-000`,
    kind: 'file',
    content: '',
    file_id: file.id,
  })
  expect(data).toMatchObject({ kind: 'file', file_name: 'photo.jpg.dcm' })
  const opened = await fetch(app.url + file.url, { headers: { cookie: clients[1]!.cookie } })
  const bytes = Buffer.from(await opened.arrayBuffer())
  expect(opened.status).toBe(200)
  expect([bytes.includes('DICM'), bytes.includes('QINGHE')]).toEqual([true, false])
  const damaged = await askUpload(app, clients[0]!, upload, image.subarray(0, -3))
  expect(damaged.status).toBe(uploadFailures.dicomUnreadable.status)
})

it('is closed: its last line says why, and nothing is sent any more, whoever is quick', async () => {
  const { groupId, ids, clients } = await buildGroup(2)
  const listener = await listenGroup(app, chatGroup(groupId), {
    userid: String(ids[1]!),
    client: clients[1]!,
  })
  const close = () =>
    services.db.transaction((db) =>
      closeGroup({ ...services, db }, groupId, { zh: '会议已取消', en: 'Cancelled' }),
    )
  const [, , ...said] = await Promise.all([
    close(),
    close(),
    ...Array.from({ length: 5 }, () => say(clients[0]!, groupId, '还在吗')),
  ])
  await listener.next(chatTopics.closed.type)
  listener.close()
  expect((await say(clients[0]!, groupId, '还在吗')).status).toBe(chatFailures.groupClosed.status)
  const { message_list, is_closed } = await clients[1]!.call(list, { group_id: groupId })
  expect(is_closed).toBe(1)
  expect(message_list[0]!.content).toBe('会议已取消')
  const stored = said.filter(({ status }) => status === 200).length
  expect(message_list).toHaveLength(stored + 1)
})
