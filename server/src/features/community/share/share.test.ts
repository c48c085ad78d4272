import { expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { shareCalls } from '#contract/community/share.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()

const doctor = {
  item_type: 'doctor',
  item_id: 3,
  title: '林晓 主任医师',
  path: '/doctorMainPage?doctor_id=3',
}
const share = (client: TestClient) => client.call(shareCalls.link, doctor)
const come = (client: TestClient, sid: string) => client.call(shareCalls.visit, { sid })

it('returns one mark per person and thing', async () => {
  const [{ client }, { client: other }] = [await buildMember(app), await buildMember(app)]
  const links = await Promise.all([share(client), share(client), share(client)])
  expect(new Set(links.map((link) => link.sid)).size).toBe(1)
  expect(links[0]).toMatchObject({ ...doctor, visit_num: 0 })
  expect((await share(other)).sid).not.toBe(links[0].sid)
  const second = await client.call(shareCalls.link, { ...doctor, item_id: 4 })
  expect(second.sid).not.toBe(links[0].sid)
})

it('counts each visitor once', async () => {
  const { client } = await buildMember(app)
  const { sid } = await share(client)
  const visitor = app.client()
  await Promise.all(Array.from({ length: 5 }, () => come(visitor, sid)))
  expect((await share(client)).visit_num).toBe(1)
  await Promise.all([come(app.client(), sid), come(app.client(), sid)])
  expect((await share(client)).visit_num).toBe(3)
})

it('counts no more than twenty new browsers behind one address a day', async () => {
  const { client } = await buildMember(app)
  const { sid } = await share(client)
  const faithful = app.client()
  for (let times = 0; times < 30; times++) await come(faithful, sid)
  for (let browser = 0; browser < 25; browser++) await come(app.client(), sid)
  expect((await share(client)).visit_num).toBe(20)
})

it('counts a visitor who logs in later once', async () => {
  const { client } = await buildMember(app)
  const { sid } = await share(client)
  const { client: person } = await buildMember(app)
  const before = person.token
  person.token = ''
  await come(person, sid)
  person.token = before
  await come(person, sid)
  expect((await share(client)).visit_num).toBe(1)
})

it('counts a person once, in however many browsers they are logged in', async () => {
  const { client } = await buildMember(app)
  const { sid } = await share(client)
  const { client: person } = await buildMember(app)
  await come(person, sid)
  person.guestId = '77777777'
  await come(person, sid)
  expect((await share(client)).visit_num).toBe(1)
})

it('never counts the sharer, nor a browser in which they were logged in', async () => {
  const { client } = await buildMember(app)
  const { sid } = await share(client)
  await come(client, sid)
  const token = client.token
  // Logged out, in the same browser.
  client.token = ''
  await come(client, sid)
  client.token = token
  client.guestId = '88888888'
  await come(client, sid)
  expect((await share(client)).visit_num).toBe(0)
})

it('does not count a visitor without an id, and accepts an unknown mark', async () => {
  const { client } = await buildMember(app)
  const { sid } = await share(client)
  const nameless = app.client()
  nameless.guestId = ''
  await come(nameless, sid)
  expect((await share(client)).visit_num).toBe(0)
  expect(await come(app.client(), 'not-a-mark')).toEqual({})
})

it('shows the sharer, and nobody else, what was shared and who came', async () => {
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  const first = await share(client)
  const second = await client.call(shareCalls.link, { ...doctor, item_type: 'meeting', title: '年会' })
  await client.call(shareCalls.link, { ...doctor, item_type: 'information' })
  await come(app.client(), first.sid)
  await Promise.all([come(app.client(), second.sid), come(app.client(), second.sid)])
  const mine = await client.call(shareCalls.mine, { page: 1 })
  expect(mine.data.map((link) => [link.sid, link.visit_num])).toEqual([
    [second.sid, 2],
    [first.sid, 1],
  ])
  expect(mine).toMatchObject({ total: 2, last_page: 1, current_page: 1 })
  expect((await other.call(shareCalls.mine, { page: 1 })).data).toEqual([])
})

it('needs a login to count for somebody', async () => {
  expect((await app.client().ask(shareCalls.link, doctor)).status).toBe(failures.loginExpired.status)
  expect((await app.client().ask(shareCalls.mine, { page: 1 })).status).toBe(failures.loginExpired.status)
})

it.each([
  ['path', '//elsewhere.test/x'],
  ['path', '/\\elsewhere.test'],
  ['path', 'https://elsewhere.test'],
  ['item_type', 'Doctor!'],
  ['title', ' '],
])('rejects the %s %j', async (field, value) => {
  const { client } = await buildMember(app)
  const fields = { ...doctor, item_id: '3', [field]: value }
  expect(await postForm(app, shareCalls.link.path, fields, client.token)).toMatchObject({
    status: failures.parameterError.status,
    message: `参数错误: ${field}`,
  })
})

it('rejects a malformed mark', async () => {
  const answer = await postForm(app, shareCalls.visit.path, { sid: "' or 1=1" })
  expect(answer.status).toBe(failures.parameterError.status)
})
