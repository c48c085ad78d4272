import { expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { listen } from '#server/testing/listen-group.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
const password = 'Xinglin2026'

async function logIn(client: TestClient, phone: string) {
  const login = await client.call(accountCalls.login, { username: phone, password })
  client.token = login.token
  return listen(app, { userid: String(login.userid), client })
}

const typesOf = (socket: { messages: { type: string }[] }) => socket.messages.map(({ type }) => type)

it('tells the other tabs of a browser when another user logs in there, and no other browser', async () => {
  const [first, second] = [
    await buildUser(app.services, { password }),
    await buildUser(app.services, { password }),
  ]
  const browser = app.client()
  const visitor = await listen(app, { userid: '', client: { ...browser, token: '' } })
  const stranger = await listen(app, { userid: '', client: app.client() })
  const tab = await logIn(browser, first.phone)
  await visitor.next('changeAccount')
  const other = await logIn(browser, second.phone)
  await tab.next('changeAccount')
  expect(await tab.closed).toBe(4001)
  expect(typesOf(other)).not.toContain('changeAccount')
  expect(typesOf(stranger)).not.toContain('changeAccount')
})

it('tells a login that was ended from elsewhere', async () => {
  const { phone } = await buildUser(app.services, { password })
  const old = await logIn(app.client(), phone)
  await logIn(app.client(), phone)
  await old.next('outsideAccount')
  expect(await old.closed).toBe(4001)
})
