import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { accountCalls } from '#contract/people/account.ts'
import { otherLoginCalls, otherLoginFailures } from '#contract/people/other-logins.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { atOnce, resetLimits } from '#server/testing/login-steps.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { maskName } from '#server/features/people/account/mask-name.ts'

const app = await testApp()
beforeEach(() => resetLimits(app))

const target = '/meetingDetail?meeting_id=7'
const refused = otherLoginFailures.clipboardRefused.status

const make = async (client: TestClient) =>
  (await client.call(otherLoginCalls.generateShearplate, { target })).code
const info = (code: string) => app.client().ask(otherLoginCalls.shearplateInfo, { code })
const desk = () => {
  const client = app.client()
  client.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
  return client
}
const enter = (code: string, client = desk()) => client.ask(otherLoginCalls.shearplateLogin, { code })

it('carries page and login into another browser, once', async () => {
  const { user, client } = await buildMember(app)
  const code = await make(client)
  expect((await info(code)).data).toEqual({ target, truename: '林*' })
  const other = desk()
  const login = await enter(code, other)
  expect(login.data.userid).toBe(user.id)
  other.token = login.data.token
  expect((await other.ask(accountCalls.loginStatus, {})).status).toBe(200)
  expect((await client.ask(accountCalls.loginStatus, {})).status).toBe(200)
  expect((await enter(code)).status).toBe(refused)
  expect((await info(code)).status).toBe(refused)
  // Nobody has shown who they are.
  const { rows } = await app.services.db.execute<{ proven: boolean }>(
    sql`select proven_at is not null as proven from sessions where user_id = ${user.id} order by id desc limit 1`,
  )
  expect(rows).toEqual([{ proven: false }])
})

it('carries the page alone for a visitor', async () => {
  const code = await make(app.client())
  expect((await info(code)).data).toEqual({ target, truename: '' })
  expect((await enter(code)).status).toBe(refused)
})

it('is over after ten minutes', async () => {
  const { client } = await buildMember(app)
  const code = await make(client)
  await app.services.db.execute(
    sql`update clipboard_codes set expires_at = expires_at - interval '10 minutes'`,
  )
  expect((await info(code)).status).toBe(refused)
  expect((await enter(code)).status).toBe(refused)
})

it('dies with the login that made it', async () => {
  const { client } = await buildMember(app)
  const code = await make(client)
  await client.call(accountCalls.logout, {})
  expect((await info(code)).data).toEqual({ target, truename: '' })
  expect((await enter(code)).status).toBe(refused)
})

it('names whoever has told no name by the masked number', async () => {
  const { client, phone } = await buildMember(app, { truename: '' })
  const truename = `${phone.slice(0, 3)}****${phone.slice(-4)}`
  expect((await info(await make(client))).data).toEqual({ target, truename })
})

it('logs one of thirty in', async () => {
  const { client } = await buildMember(app)
  const code = await make(client)
  const answers = await atOnce(30, () => enter(code))
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === refused)).toHaveLength(29)
})

it('keeps only a digest of the code', async () => {
  const { client } = await buildMember(app)
  const code = await make(client)
  const { rows } = await app.services.db.execute(
    sql`select row_to_json(c)::text as row from clipboard_codes c`,
  )
  expect(JSON.stringify(rows)).not.toContain(code)
})

it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'home',
  '/a\nb',
])('refuses %j as a page of this site', async (foreign) => {
  const answer = await app.client().ask(otherLoginCalls.generateShearplate, { target: foreign })
  expect(answer.status).toBe(otherLoginFailures.foreignTarget.status)
})

it('knows nothing of a made-up code', async () => {
  expect((await info('made-up')).status).toBe(refused)
  expect((await enter('made-up')).status).toBe(refused)
})

it('shows up among the logins', async () => {
  const { client } = await buildMember(app)
  await enter(await make(client))
  const logins = await client.call(ownAccountCalls.logins, {})
  expect(logins.map(({ client, is_current }) => [client, is_current])).toEqual([
    ['phone', 1],
    ['desk', 0],
  ])
})

it.each([
  ['林晓', '林*'],
  ['欧阳明月', '欧***'],
  ['', '**'],
  ['林', '林**'],
])('masks "%s" as %s', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})
