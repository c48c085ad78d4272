import { expect, it } from 'vitest'
import { dataPackageCalls, dataPackageFailures, mailStates } from '#contract/library/data-packages.ts'
import { failures } from '#contract/wire/failure.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildDataPackage } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { postForm } from '#server/testing/post-form.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { dataPackagePages } from './data-packages.pages.ts'
import { sendMail } from './send-mail.ts'

const app = await testApp()

const pdf = { name: '指南.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4 guide') }

let addresses = 0
const newAddress = () => `reader${++addresses}-${process.env.VITEST_POOL_ID}@example.com`

const send = (client: TestClient, id: number, email: string) =>
  client.ask(dataPackageCalls.sendToEmail, { id, email })

it('tells a visitor what is inside, and gives no address', async () => {
  const { dataPackage, key } = await buildDataPackage(app.services, pdf, { intro: '三份资料' })
  const detail = await app.client().call(dataPackageCalls.detail, { id: dataPackage.id })
  expect(detail).toMatchObject({ id: dataPackage.id, title: dataPackage.title, intro: '三份资料', mails: [] })
  expect(detail.files).toMatchObject([
    { name: '指南.pdf', mime: 'application/pdf', size: pdf.body.length, url: '' },
  ])
  expect((await fetch(`${app.url}/files/${key}`)).status).toBe(404)
})

it('gives a member an address that opens the file, to be read in place', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const { client } = await buildMember(app)
  const { files } = await client.call(dataPackageCalls.detail, { id: dataPackage.id })
  const answer = await fetch(app.url + files[0]!.url)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('%PDF-1.4 guide')
  expect(answer.headers.get('content-disposition')).toBeNull()
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  const forged = files[0]!.url.replace(/sig=.{4}/, 'sig=AAAA')
  expect((await fetch(app.url + forged)).status).toBe(404)
})

it('lists what a member had sent, each package once', async () => {
  const { client } = await buildMember(app)
  expect(await client.call(dataPackageCalls.own, { page: 1 })).toMatchObject({ total: 0, data: [] })
  const [first, second] = [
    await buildDataPackage(app.services, pdf),
    await buildDataPackage(app.services, pdf),
  ]
  for (const { dataPackage } of [first, second, first]) await send(client, dataPackage.id, newAddress())
  const { total, data } = await client.call(dataPackageCalls.own, { page: 1 })
  expect(total).toBe(2)
  expect(data).toMatchObject([
    { id: first.dataPackage.id, title: first.dataPackage.title, file_num: 1 },
    { id: second.dataPackage.id },
  ])
  const other = await buildMember(app)
  expect(await other.client.call(dataPackageCalls.own, { page: 1 })).toMatchObject({ total: 0 })
})

it('still lets a document of another kind be downloaded only', async () => {
  const file = { name: 'a.doc', mime: 'application/msword', body: Buffer.from('x') }
  const { dataPackage } = await buildDataPackage(app.services, file)
  const { client } = await buildMember(app)
  const { files } = await client.call(dataPackageCalls.detail, { id: dataPackage.id })
  const answer = await fetch(app.url + files[0]!.url)
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/)
})

it('sends the package, which the sandbox shows and the member learns', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const { client } = await buildMember(app)
  const email = newAddress()
  const mail = await client.call(dataPackageCalls.sendToEmail, { id: dataPackage.id, email })
  expect(mail).toMatchObject({ email, state: mailStates.queued, sent_at: '' })
  await runJobs(app, sendMail)
  const { mails } = await client.call(dataPackageCalls.detail, { id: dataPackage.id })
  expect(mails).toMatchObject([{ mail_id: mail.mail_id, email, state: mailStates.sent }])
  const sent = await selectOutbox(app.services.db, email)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ kind: 'mail', text: expect.stringContaining(dataPackage.title) })
  expect(sent[0]!.text).toContain('[指南.pdf, 14 B]')
  const { client: other } = await buildMember(app)
  expect((await other.call(dataPackageCalls.detail, { id: dataPackage.id })).mails).toEqual([])
})

it('makes one mail of several requests at once', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const { client } = await buildMember(app)
  const email = newAddress()
  // No more than five: the sixth would meet the limit of the address.
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, at) => send(client, dataPackage.id, at % 2 ? email : email.toUpperCase())),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
  expect(new Set(answers.map(({ data }) => data.mail_id)).size).toBe(1)
})

it('sends to one address five times an hour at most, whoever asks', async () => {
  const email = newAddress()
  const statuses: number[] = []
  for (let at = 0; at < 6; at++) {
    const { dataPackage } = await buildDataPackage(app.services, pdf)
    const { client } = await buildMember(app)
    statuses.push((await send(client, dataPackage.id, email)).status)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, dataPackageFailures.mailTooOften.status])
})

it('sends ten an hour for one member at most', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const { client } = await buildMember(app)
  const statuses: number[] = []
  for (let at = 0; at < 11; at++) statuses.push((await send(client, dataPackage.id, newAddress())).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.at(-1)).toBe(dataPackageFailures.mailTooOften.status)
})

it('sends a visitor to the login', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  expect((await send(app.client(), dataPackage.id, newAddress())).status).toBe(401)
})

it.each([
  '',
  'doctor',
  'a@b',
  'a b@example.com',
  'a@example.com\nBcc: b@example.com',
  `${'a'.repeat(95)}@example.com`,
])('refuses the address %j by its name', async (email) => {
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const { client } = await buildMember(app)
  const fields = { id: String(dataPackage.id), email }
  const answer = await postForm(app, dataPackageCalls.sendToEmail.path, fields, client.token)
  expect(answer).toMatchObject({ status: failures.parameterError.status, message: '参数错误: email' })
})

it('says so when there is no such package', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf, { published: false })
  const { client } = await buildMember(app)
  for (const answer of [
    await client.ask(dataPackageCalls.detail, { id: dataPackage.id }),
    await send(client, dataPackage.id, newAddress()),
  ])
    expect(answer.status).toBe(failures.dataMissing.status)
})

it('tells crawlers what it is', async () => {
  const { dataPackage } = await buildDataPackage(app.services, pdf, { intro: '三份资料' })
  expect(await dataPackagePages[0]!.describe({ id: String(dataPackage.id) }, app.services, 'zh')).toEqual({
    title: dataPackage.title,
    description: '三份资料',
    image: '/files/package.png',
  })
  expect(await dataPackagePages[0]!.describe({}, app.services, 'zh')).toBeUndefined()
})
