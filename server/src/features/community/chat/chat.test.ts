import { sql } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { chatCalls, chatFailures, chatGroup, readChatGroup } from '#contract/community/chat.ts'
import { uploadCalls } from '#contract/people/uploads.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember, buildUser } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import type { Listener } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { askUpload, drawPicture } from '#server/testing/upload-picture.ts'
import { addMembers, openGroup, postSystemLine, removeMembers } from './chat-groups.ts'
import { chatFeature } from './chat.feature.ts'

const app = await testApp()
const { services } = app
const { groups, list, send, read, recall, upload } = chatCalls

const opened: Listener[] = []
afterEach(() => opened.splice(0).forEach((listener) => listener.close()))

type Person = Awaited<ReturnType<typeof buildMember>>

async function buildGroup(size = 2) {
  const people: Person[] = []
  for (let n = 0; n < size; n++) people.push(await buildMember(app))
  const ids = people.map(({ user }) => user.id)
  const groupId = await openGroup(services.db, '远程会诊', ids)
  return { groupId, people, clients: people.map(({ client }) => client) }
}

async function listen(groupId: number, { user, client }: Person) {
  const listener = await listenGroup(app, chatGroup(groupId), { userid: String(user.id), client })
  opened.push(listener)
  return listener
}

const line = { zh: '会诊开始', en: 'The consultation begins' }
const postLine = (groupId: number) =>
  services.db.transaction((db) => postSystemLine({ ...services, db }, groupId, line))

let count = 0
const newId = () => `client-${++count}-0000`
const say = (client: TestClient, group_id: number, content: string, client_id = newId()) =>
  client.call(send, { group_id, client_id, kind: 'text', content })

async function uploadFile(client: TestClient) {
  const { data } = await askUpload(app, client, upload, await drawPicture())
  return data
}

const open = (client: TestClient, url: string) =>
  fetch(app.url + url, { headers: { cookie: client.cookie } }).then((response) => response.status)

it('stores a message, numbers it, and brings it to the members who listen', async () => {
  const { groupId, people, clients } = await buildGroup()
  const listener = await listen(groupId, people[1]!)
  const first = await say(clients[0]!, groupId, '病人情况稳定')
  expect(first).toMatchObject({
    number: 1,
    kind: 'text',
    content: '病人情况稳定',
    is_recalled: 0,
    truename: '林晓',
  })
  expect(await listener.next('chatMessage')).toEqual({
    type: 'chatMessage',
    groupId: chatGroup(groupId),
    message: first,
  })
  const second = await say(clients[1]!, groupId, '收到')
  const { message_list, load_more, member_list } = await clients[1]!.call(list, { group_id: groupId })
  expect(message_list).toEqual([second, first])
  expect(load_more).toBe(0)
  expect(member_list.map(({ userid }) => userid)).toEqual(people.map(({ user }) => user.id))
})

it('does not store the text readably', async () => {
  const { groupId, clients } = await buildGroup()
  const { message_id } = await say(clients[0]!, groupId, '姓名张三')
  const { rows } = await services.db.execute<{ content: Buffer }>(
    sql`select content_sealed as content from chat_messages where id = ${message_id}`,
  )
  expect(rows[0]!.content.includes('张三')).toBe(false)
  expect(services.vault.openText(rows[0]!.content)).toBe('姓名张三')
})

it('stores a message once that is sent again, and ten times at once', async () => {
  const { groupId, people, clients } = await buildGroup()
  const listener = await listen(groupId, people[1]!)
  const clientId = newId()
  const all = await Promise.all(Array.from({ length: 10 }, () => say(clients[0]!, groupId, '一次', clientId)))
  all.push(await say(clients[0]!, groupId, '一次', clientId))
  expect(new Set(all.map(({ message_id }) => message_id)).size).toBe(1)
  // The same name from another member is another message.
  const next = await say(clients[1]!, groupId, '二', clientId)
  expect(next.number).toBe(2)
  await expect.poll(() => listener.messages.some((one) => JSON.stringify(one).includes('二'))).toBe(true)
  expect(listener.messages.filter(({ type }) => type === 'chatMessage')).toHaveLength(2)
})

it('numbers what many send at once without gaps, in the order of its ids, and pages through it', async () => {
  const { groupId, clients } = await buildGroup(4)
  await Promise.all(Array.from({ length: 65 }, (_, n) => say(clients[n % 4]!, groupId, `第 ${n} 条`)))
  const seen: number[] = []
  let before_id: number | undefined
  for (let page = 0; page < 3; page++) {
    const answer = await clients[0]!.call(list, { group_id: groupId, ...(before_id && { before_id }) })
    expect(answer.load_more).toBe(page < 2 ? 1 : 0)
    seen.push(...answer.message_list.map(({ number }) => number))
    const ids = answer.message_list.map(({ message_id }) => message_id)
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
    before_id = ids.at(-1)
  }
  expect(seen).toEqual(Array.from({ length: 65 }, (_, n) => 65 - n))
})

it('counts what is unread, for each member, and publishes how far somebody has read', async () => {
  const { groupId, people, clients } = await buildGroup(3)
  const listener = await listen(groupId, people[0]!)
  const [author, reader, other] = clients as [TestClient, TestClient, TestClient]
  const first = await say(author, groupId, '一')
  const second = await say(author, groupId, '二')
  await postLine(groupId)
  const unread = async (client: TestClient) => (await client.call(groups, {})).group_list[0]!.unread_num
  expect(await Promise.all([author, reader, other].map(unread))).toEqual([0, 2, 2])
  const answer = await reader.call(read, { group_id: groupId, message_id: first.message_id })
  expect(answer).toEqual({ read_number: 1, unread_num: 1 })
  expect(await listener.next('chatRead')).toMatchObject({ userid: people[1]!.user.id, read_number: 1 })
  await reader.call(read, { group_id: groupId, message_id: second.message_id })
  // Reading never goes back.
  const back = await reader.call(read, { group_id: groupId, message_id: first.message_id })
  expect(back).toEqual({ read_number: 2, unread_num: 0 })
  expect(await unread(other)).toBe(2)
  const { member_list } = await other.call(list, { group_id: groupId })
  expect(member_list.map(({ read_number }) => read_number)).toEqual([0, 2, 0])
})

it('lists the groups of a member, the last message with each', async () => {
  const one = await buildGroup()
  const member = one.people[0]!
  const quiet = await openGroup(services.db, '安静的群', [member.user.id])
  await say(one.clients[1]!, one.groupId, '最新')
  const { group_list, unread_num } = await member.client.call(groups, {})
  expect(group_list).toMatchObject([
    {
      group_id: one.groupId,
      title: '远程会诊',
      member_num: 2,
      unread_num: 1,
      last_message: { content: '最新' },
    },
    { group_id: quiet, member_num: 1, unread_num: 0, last_message: null },
  ])
  expect(unread_num).toBe(1)
})

it('recalls a message for everybody within two minutes, with its file, and once', async () => {
  const { groupId, people, clients } = await buildGroup()
  const listener = await listen(groupId, people[1]!)
  const file = await uploadFile(clients[0]!)
  const sent = await clients[0]!.call(send, {
    group_id: groupId,
    client_id: newId(),
    kind: 'picture',
    content: '',
    file_id: file.id,
  })
  expect(sent).toMatchObject({ file_url: file.url, file_name: 'photo.jpg' })
  expect(await open(clients[1]!, sent.file_url)).toBe(200)
  const by = (client: TestClient) => client.ask(recall, { message_id: sent.message_id })
  expect((await by(clients[1]!)).status).toBe(failures.noPermission.status)
  const answers = await Promise.all([by(clients[0]!), by(clients[0]!)])
  expect(answers.map(({ data }) => [data.is_recalled, data.content, data.file_url])).toEqual([
    [1, '', ''],
    [1, '', ''],
  ])
  expect(await listener.next('chatRecalled')).toMatchObject({ message: { message_id: sent.message_id } })
  for (const client of clients) expect(await open(client, sent.file_url)).toBe(404)
})

it('recalls nothing that is older than two minutes', async () => {
  const { groupId, clients } = await buildGroup()
  const { message_id } = await say(clients[0]!, groupId, '太晚')
  await services.db.execute(
    sql`update chat_messages set created_at = now() - interval '121 seconds' where id = ${message_id}`,
  )
  expect(await clients[0]!.ask(recall, { message_id })).toMatchObject({
    status: chatFailures.recallTooLate.status,
    message: '只能撤回 2 分钟内的消息',
  })
})

it('gives nothing of a group to those who are no members: by call, file and socket', async () => {
  const { groupId, people, clients } = await buildGroup()
  const stranger = await buildMember(app)
  const file = await uploadFile(clients[0]!)
  const sent = await clients[0]!.call(send, {
    group_id: groupId,
    client_id: newId(),
    kind: 'file',
    content: '',
    file_id: file.id,
  })
  const { client } = stranger
  const { message_id } = sent
  const statuses = await Promise.all([
    client.ask(list, { group_id: groupId }),
    client.ask(send, { group_id: groupId, client_id: newId(), kind: 'text', content: '你好' }),
    client.ask(read, { group_id: groupId, message_id }),
    client.ask(recall, { message_id }),
  ])
  expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 404])
  expect((await client.call(groups, {})).group_list).toEqual([])
  expect(await open(clients[1]!, sent.file_url)).toBe(200)
  expect(await open(client, sent.file_url)).toBe(404)
  expect(await open(app.client(), sent.file_url)).toBe(404)
  const refused = { of: 'joinGroup', reason: 'noPermission' }
  expect(await (await listen(groupId, stranger)).next('refused')).toMatchObject(refused)
  const visitor = await listenGroup(app, chatGroup(groupId))
  opened.push(visitor)
  expect(await visitor.next('refused')).toMatchObject(refused)
  expect((await app.client().ask(list, { group_id: groupId })).status).toBe(failures.loginExpired.status)
  expect(people).toHaveLength(2)
})

it('gives nothing more to a member who is removed, who is still listening', async () => {
  const { groupId, people, clients } = await buildGroup(3)
  const [author, removed, staying] = people as [Person, Person, Person]
  const [leaver, stayer] = [await listen(groupId, removed), await listen(groupId, staying)]
  const file = await uploadFile(author.client)
  const { file_url } = await author.client.call(send, {
    group_id: groupId,
    client_id: newId(),
    kind: 'picture',
    content: '',
    file_id: file.id,
  })
  await leaver.next('chatMessage')
  await removeMembers(services, groupId, [removed.user.id])
  const after = await say(author.client, groupId, '只给成员')
  await expect
    .poll(() => stayer.messages.some((one) => JSON.stringify(one).includes(after.client_id)))
    .toBe(true)
  expect(leaver.messages.filter(({ type }) => type === 'chatMessage')).toHaveLength(1)
  expect(await open(clients[1]!, file_url)).toBe(404)
  expect((await clients[1]!.ask(list, { group_id: groupId })).status).toBe(failures.noPermission.status)
})

it('shows a new member what was said before, none of it unread', async () => {
  const { groupId, clients } = await buildGroup()
  await say(clients[0]!, groupId, '之前')
  const late = await buildMember(app)
  await Promise.all([1, 2].map(() => addMembers(services.db, groupId, [late.user.id])))
  const { message_list, member_list } = await late.client.call(list, { group_id: groupId })
  expect(message_list.map(({ content }) => content)).toEqual(['之前'])
  expect(member_list).toHaveLength(3)
  expect((await late.client.call(groups, {})).unread_num).toBe(0)
})

it('writes system lines in both languages', async () => {
  const { groupId, clients } = await buildGroup()
  await postLine(groupId)
  const { message_list } = await clients[0]!.call(list, { group_id: groupId })
  expect(message_list).toMatchObject([
    { kind: 'system', content: '会诊开始', content_en: 'The consultation begins', userid: 0, client_id: '' },
  ])
})

it('refuses empty and overlong texts, and files that are not there to be sent', async () => {
  const { groupId, people, clients } = await buildGroup()
  const ask = (fields: { kind?: 'text' | 'picture' | 'file'; content?: string; file_id?: number }) =>
    clients[0]!.ask(send, { group_id: groupId, client_id: newId(), kind: 'text', content: '', ...fields })
  expect((await ask({ content: '  ' })).status).toBe(chatFailures.messageEmpty.status)
  expect((await ask({ content: '长'.repeat(2001) })).status).toBe(chatFailures.messageTooLong.status)
  expect((await ask({ content: '😀'.repeat(2000) })).status).toBe(200)
  const missing = chatFailures.fileMissing.status
  expect((await ask({ kind: 'file' })).status).toBe(missing)
  expect((await ask({ kind: 'file', file_id: 999_999_999 })).status).toBe(missing)
  // Somebody else’s file, one that was uploaded for something else, and one that was sent already.
  expect((await ask({ kind: 'file', file_id: (await uploadFile(clients[1]!)).id })).status).toBe(missing)
  const other = await askUpload(app, clients[0]!, uploadCalls.upload, await drawPicture())
  expect((await ask({ kind: 'picture', file_id: other.data.id })).status).toBe(missing)
  const own = (await uploadFile(clients[0]!)).id
  const both = await Promise.all([1, 2].map(() => ask({ kind: 'picture', file_id: own })))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, missing])
  expect(people).toHaveLength(2)
})

it('deletes files that were never sent, and none that were', async () => {
  const { groupId, clients } = await buildGroup()
  const [sent, left] = [await uploadFile(clients[0]!), await uploadFile(clients[0]!)]
  await clients[0]!.call(send, {
    group_id: groupId,
    client_id: newId(),
    kind: 'file',
    content: '',
    file_id: sent.id,
  })
  await services.db.execute(
    sql`update files set created_at = now() - interval '3 days' where id in (${sent.id}, ${left.id})`,
  )
  for (const cleanup of chatFeature.cleanups!) await cleanup(services)
  expect(await open(clients[0]!, sent.url)).toBe(200)
  expect(await open(clients[0]!, left.url)).toBe(404)
})

it('opens a group for users only', async () => {
  const { user } = await buildUser(services)
  const groupId = await openGroup(services.db, '群', [user.id, 999_999_999])
  const { rows } = await services.db.execute(sql`select from chat_members where group_id = ${groupId}`)
  expect(rows).toHaveLength(1)
})

it.each([
  ['chat:7', 7],
  ['chat:07', undefined],
  ['chat:', undefined],
  ['chat:7:8', undefined],
  ['public:7', undefined],
])('reads the group %s', (name, groupId) => expect(readChatGroup(name)).toBe(groupId))
