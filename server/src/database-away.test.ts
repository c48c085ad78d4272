import net from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { dataPackageCalls, mailStates } from '#contract/library/data-packages.ts'
import { buildDataPackage } from '#server/testing/build-exhibition.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

/** A line to the database that can be cut. */
function openLine(target: URL) {
  const open = new Set<net.Socket>()
  let isCut = false
  const server = net.createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = net.connect(Number(target.port), target.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => open.delete(one))
    }
  })
  return {
    listen: () =>
      new Promise<number>((done) =>
        server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
      ),
    cut() {
      isCut = true
      for (const socket of open) socket.destroy()
    },
    mend: () => void (isCut = false),
    close: () => server.close(),
  }
}

let app: TestApp
let line: ReturnType<typeof openLine>
beforeAll(async () => {
  const direct = new URL(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_away'))
  line = openLine(direct)
  const through = new URL(direct)
  through.port = String(await line.listen())
  app = await startServer(through.href)
})
afterAll(async () => {
  await app.close()
  line.close()
})

it('answers busy while the database is away, keeps logins, and recovers by itself', async () => {
  const { client } = await buildMember(app)
  line.cut()
  const list = await client.ask(homeCalls.advance, {
    college_id: 0,
    disease_id: 0,
    page: 1,
    order: 'new',
    type: 0,
  })
  expect(list).toMatchObject({ http: 503, status: 503, message: '系统服务繁忙，请稍后再试', data: null })
  expect(list.headers.get('retry-after')).toBe('1')
  const status = await client.ask(accountCalls.loginStatus, {})
  expect(status.status).toBe(503)
  expect((await fetch(`${app.url}/readyz`)).status).toBe(503)
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200)
  line.mend()
  await expect.poll(async () => (await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
})

it('runs jobs that were sent before and after the database was away', { timeout: 200_000 }, async () => {
  const { client } = await buildMember(app)
  const pdf = { name: 'a.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4') }
  const { dataPackage } = await buildDataPackage(app.services, pdf)
  const send = (email: string) => client.ask(dataPackageCalls.sendToEmail, { id: dataPackage.id, email })
  await send('before@example.com')
  line.cut()
  expect((await send('meanwhile@example.com')).status).toBe(503)
  line.mend()
  await expect.poll(async () => (await send('after@example.com')).status).toBe(200)
  const mails = async () => (await client.call(dataPackageCalls.detail, { id: dataPackage.id })).mails
  // One that was taken as the line was cut comes back when its server is missed, which takes up to two minutes.
  await expect
    .poll(async () => (await mails()).map(({ email, state }) => [email, state]), { timeout: 180_000 })
    .toEqual([
      ['after@example.com', mailStates.sent],
      ['before@example.com', mailStates.sent],
    ])
})
