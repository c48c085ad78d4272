import { beforeEach, expect, it } from 'vitest'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { selectOutbox } from '#server/providers/sms/outbox.queries.ts'
import { buildUser, newPhone } from '#server/testing/build-user.ts'
import { resetLimits } from '#server/testing/login-steps.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'

const app = await testApp()
let browser: TestClient
beforeEach(async () => {
  await resetLimits(app)
  browser = app.client()
})

const send = (phone: string, client = browser) =>
  client.ask(accountCalls.sendCode, { phone, country_code: '86', scene: 'login' })

async function sentCode(phone: string): Promise<string> {
  const [message] = (await selectOutbox(app.services.db, phone)).filter((row) => row.code !== null)
  return message!.code!
}

const enter = (phone: string, code: string, client = browser) =>
  client.ask(accountCalls.codeLogin, { phone, country_code: '86', code })

const wrongOf = (code: string) => String((Number(code) + 1) % 10_000).padStart(4, '0')

it('logs a known number in and answers with every field of the login data', async () => {
  const { user, phone } = await buildUser(app.services)
  const client = app.client()
  await send(phone, client)
  const answer = await enter(phone, await sentCode(phone), client)
  expect(answer.data).toMatchObject({ userid: user.id, if_auth: true, openid: '', unionid: '', url: '' })
  client.token = answer.data.token
  const info = await client.call(accountCalls.userInfo, {})
  expect(info).toMatchObject({ truename: '林晓', user_type: 1, alert_userinfo_frame: 0 })
})

it('sets the login cookie for 720 hours, out of reach of scripts', async () => {
  const { phone } = await buildUser(app.services)
  await send(phone)
  const answer = await enter(phone, await sentCode(phone))
  const [cookie] = answer.headers.getSetCookie()
  expect(cookie).toMatch(/^med_login=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)
})

it('registers an unknown number and sends it an initial password', async () => {
  const phone = newPhone()
  await send(phone)
  const answer = await enter(phone, await sentCode(phone))
  expect(answer.status).toBe(200)
  const [newest] = await selectOutbox(app.services.db, phone)
  const password = /初始密码是 (\w{10})/.exec(newest!.text)?.[1]
  expect(password).toMatch(/[a-zA-Z].*\d|\d.*[a-zA-Z]/)
  const byPassword = await app.client().ask(accountCalls.login, { username: phone, password: password! })
  expect(byPassword.status).toBe(accountFailures.initialPassword.status)
})

it('sends exactly four digits, one per minute', async () => {
  const phone = newPhone()
  expect((await send(phone)).status).toBe(200)
  expect(await sentCode(phone)).toMatch(/^\d{4}$/)
  const second = await send(phone)
  expect(second).toMatchObject({ status: accountFailures.codeTooOften.status, message: '验证码发送过于频繁' })
})

it('sends one code however many requests arrive together', async () => {
  const phone = newPhone()
  const answers = await Promise.all(Array.from({ length: 12 }, () => send(phone)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
})

it.each(['12345678901', '1381234567', 'abc', '138123456789'])(
  'refuses %s as a mobile number',
  async (phone) => {
    const answer = await send(phone)
    expect(answer).toMatchObject({ status: accountFailures.wrongPhone.status, message: '请输入正确的手机号' })
  },
)

it('takes digits only from other countries', async () => {
  const client = app.client()
  const ask = (phone: string) =>
    client.ask(accountCalls.sendCode, { phone, country_code: '1', scene: 'login' })
  expect((await ask('12a4')).status).toBe(accountFailures.wrongPhone.status)
  expect((await ask('4155550100')).status).toBe(200)
})

/** A number of the Bahamas, without its prefix 242. One that begins with 0 would be another number. */
const bahamian = () => `3${String(Date.now()).slice(-6)}`

it('sends one SMS a minute to a number, however it is spelled', async () => {
  const digits = bahamian()
  const spellings = [
    ['1242', digits],
    ['1', `242${digits}`],
    ['1', `0242${digits}`],
  ] as const
  const answers = []
  for (const [country_code, phone] of spellings)
    answers.push(await app.client().ask(accountCalls.sendCode, { phone, country_code, scene: 'login' }))
  const { codeTooOften } = accountFailures
  expect(answers.map(({ status }) => status)).toEqual([200, codeTooOften.status, codeTooOften.status])
  for (const country_code of ['8', '861', '8613', '0086'])
    expect(
      (await browser.ask(accountCalls.sendCode, { phone: '13912340077', country_code, scene: 'login' }))
        .status,
    ).toBe(accountFailures.wrongPhone.status)
})

it('finds an account that was registered under another spelling of its number', async () => {
  const { vault } = app.services
  const digits = bahamian()
  const { user } = await buildUser(app.services, {
    country_code: '1',
    phone_digest: vault.digest(`phone:1:242${digits}`),
    phone_sealed: vault.seal(`242${digits}`),
  })
  const number = { phone: `242${digits}`, country_code: '1' }
  await browser.call(accountCalls.sendCode, { ...number, scene: 'login' })
  const code = await sentCode(digits)
  expect((await browser.call(accountCalls.codeLogin, { ...number, code })).userid).toBe(user.id)
})

it('uses a code once', async () => {
  const { phone } = await buildUser(app.services)
  await send(phone)
  const code = await sentCode(phone)
  const answers = await Promise.all(Array.from({ length: 8 }, () => enter(phone, code)))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect((await enter(phone, code)).status).toBe(accountFailures.wrongCode.status)
})

it('gives up a code after five wrong tries', async () => {
  const { phone } = await buildUser(app.services)
  await send(phone)
  const code = await sentCode(phone)
  for (let tries = 0; tries < 5; tries++) await enter(phone, wrongOf(code))
  const answer = await enter(phone, code)
  expect(answer).toMatchObject({ status: accountFailures.wrongCode.status, message: '验证码错误' })
})

it('keeps a forbidden user out', async () => {
  const { phone } = await buildUser(app.services, { status: 'forbidden' })
  await send(phone)
  const answer = await enter(phone, await sentCode(phone))
  expect(answer).toMatchObject({ status: accountFailures.forbidden.status, message: '该用户禁止登录本系统' })
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('never stores a phone number in the clear', async () => {
  const phone = newPhone()
  await send(phone)
  await enter(phone, await sentCode(phone))
  const { rows } = await app.services.db.execute(`select row_to_json(u)::text as row from users u`)
  expect(rows.some((row) => String(row.row).includes(phone))).toBe(false)
})
