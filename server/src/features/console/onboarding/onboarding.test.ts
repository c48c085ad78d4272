import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onboardingCalls, setupCalls, setupFailures } from '#contract/console/onboarding.ts'
import { providerCalls } from '#contract/console/providers.ts'
import { homeCalls } from '#contract/discover/home.ts'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { passwordFailures } from '#contract/people/password.ts'
import { secondStepCalls } from '#contract/people/second-step.ts'
import { failures } from '#contract/wire/failure.ts'
import { sectionTypes } from '#contract/wire/items.ts'
import { selectUser } from '#server/features/people/account/account.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { currentCode } from '#server/features/people/second-step/totp.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { consoleOf } from '#server/testing/console-asks.ts'
import { openSmtpStandIn } from '#server/testing/smtp-stand-in.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { findSetupCode } from './setup-code.ts'

let app: TestApp
beforeAll(async () => {
  app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_onboarding'))
})
afterAll(() => app.close())

const person = { phone: '13812345678', password: 'Xinglin2026', truename: '林晓' }
const begin = (setup_code: string, more: Partial<typeof person> = {}) =>
  app.client().ask(setupCalls.begin, { setup_code, ...person, ...more })

it('brings an empty installation to life', async () => {
  const client = app.client()
  expect(await client.call(setupCalls.state, {})).toEqual({ is_needed: false })
  const code = (await findSetupCode(app.services))!
  expect(code).toMatch(/^([A-Z2-9]{4}-){2}[A-Z2-9]{4}$/)
  expect(await findSetupCode(app.services)).toBe(code)
  expect(await client.call(setupCalls.state, {})).toEqual({ is_needed: true })

  expect((await begin('AAAA-AAAA-AAAA')).status).toBe(setupFailures.wrongSetupCode.status)
  expect((await begin(code, { password: '123' })).status).toBe(passwordFailures.weakPassword.status)
  expect((await begin(code, { phone: '123' })).status).toBe(accountFailures.wrongPhone.status)
  // Of two at once one is the first.
  const both = await Promise.all([begin(code.toLowerCase()), begin(code, { phone: '13812345679' })])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    setupFailures.notNeeded.status,
  ])
  expect((await begin(code)).status).toBe(setupFailures.notNeeded.status)
  expect(await findSetupCode(app.services)).toBeUndefined()
  expect(await client.call(setupCalls.state, {})).toEqual({ is_needed: false })

  const phone = both[0].status === 200 ? person.phone : '13812345679'
  const login = await client.call(accountCalls.login, { username: phone, password: person.password })
  client.token = login.token
  const { secret } = await client.call(secondStepCalls.beginTotp, {})
  await client.call(secondStepCalls.confirmTotp, { code: currentCode(secret) })

  // As long as nobody could agree, the first administrator appoints the second alone, for all to see.
  const second = await buildMember(app)
  const people = consoleOf(client, 'people')
  const roles = { values: { roles: ['administrator'] }, reason: '第二位管理员' }
  expect(await people.run('changeRoles', second.user.id, roles)).toEqual({ problem: '', requestId: null })
  expect((await selectUser(app.services.db, second.user.id))!.operator_roles).toEqual(['administrator'])
  expect((await consoleOf(client, 'requests').rows()).rows).toMatchObject([
    { action: '调整运营角色', state: 'alone', reason: '第二位管理员' },
  ])
  // From then on it takes both, also where one of them is kept out.
  await app.services.db.update(users).set({ status: 'forbidden' }).where(eq(users.id, second.user.id))
  const third = await buildMember(app)
  const asked = await people.run('changeRoles', third.user.id, roles)
  expect(asked.requestId).not.toBeNull()

  const stateOf = async () => {
    const { is_finished, steps } = await client.call(onboardingCalls.state, {})
    return { is_finished, open: steps.filter(({ state }) => state === 'open').map(({ name }) => name) }
  }
  expect(await stateOf()).toEqual({
    is_finished: false,
    open: ['providers', 'subject', 'menu', 'article', 'meeting', 'section', 'party'],
  })
  // Neither the sandbox nor the server's own disk is a provider.
  await client.call(providerCalls.test, { provider: 'storage', to: '' })
  expect(await client.call(providerCalls.test, { provider: 'mail', to: 'lin@example.com' })).toMatchObject({
    is_good: true,
    state: 'sandbox',
    answer: expect.stringContaining('仅沙箱') as string,
  })
  expect((await stateOf()).open).toContain('providers')
  const smtp = await openSmtpStandIn()
  const { hostname: SMTP_HOST, port: SMTP_PORT } = new URL(smtp.url)
  await client.call(providerCalls.save, {
    provider: 'mail',
    values: { SMTP_HOST, SMTP_PORT, SMTP_SECURITY: 'starttls', MAIL_FROM: 'no-reply@xinglin.example' },
    reason: '',
  })
  await client.call(providerCalls.test, { provider: 'mail', to: 'lin@example.com' })
  expect(smtp.received).toHaveLength(1)
  await smtp.close()
  expect((await stateOf()).open).not.toContain('providers')
  const picture = '/icon-192.png'
  const subject = { name: '心血管', name_en: 'Cardiology', logo: picture }
  const { id: college_id } = await consoleOf(client, 'subjects').create(subject)
  await consoleOf(client, 'menu_items').create({
    name: '资讯',
    name_en: 'Articles',
    logo: picture,
    type: '5',
  })
  await consoleOf(client, 'articles').create({
    title: '第一篇',
    college_id,
    cover: picture,
    body: '<p>正文</p>',
  })
  expect((await stateOf()).open).toEqual(['meeting', 'section', 'party'])
  const party = { name: '江城医学会', credit_code: '91350100M000100Y43', signatory: '周明' }
  await consoleOf(client, 'agreement-parties').create(party)
  const meetings = consoleOf(client, 'meetings')
  const begin_at = new Date(Date.now() + 86_400_000)
  const end_at = new Date(begin_at.getTime() + 3600_000)
  const times = { begin_at: begin_at.toISOString(), end_at: end_at.toISOString() }
  const { id } = await meetings.create({
    title: '第一场',
    kind: 'online',
    college_id,
    cover: picture,
    ...times,
  })
  expect(await meetings.problems('publish', [id])).toEqual([''])
  await consoleOf(client, 'sections').create({
    name: '资讯',
    name_en: 'Articles',
    type: String(sectionTypes.information),
    picks: [],
  })
  expect(await stateOf()).toEqual({ is_finished: true, open: [] })

  const visitor = app.client()
  const home = await visitor.call(homeCalls.contentList, { college_id: 0, disease_id: 0 })
  expect(home.information).toHaveLength(1)
  expect(home.meeting).toHaveLength(1)
  expect(await visitor.call(homeCalls.menuIcons, { college_id: 0, disease_id: 0 })).toHaveLength(1)
  expect(await visitor.call(homeCalls.contentManage, { collegeId: 0 })).toHaveLength(1)
})

it('makes an account that exists the first administrator, with its own password', async () => {
  const { user, phone } = await buildMember(app)
  await app.services.db.update(users).set({ operator_roles: [] })
  const code = (await findSetupCode(app.services))!
  expect(await begin(code, { phone })).toMatchObject({ status: 200, data: { is_new: false } })
  const roles = (await selectUser(app.services.db, user.id))!.operator_roles
  expect(roles).toEqual(['administrator'])
  const login = await app.client().ask(accountCalls.login, { username: phone, password: person.password })
  expect(login.status).toBe(accountFailures.wrongPassword.status)
})

it('asks for no setup once somebody was appointed by the command', async () => {
  await app.services.db.update(users).set({ operator_roles: [] })
  await findSetupCode(app.services)
  expect(await app.client().call(setupCalls.state, {})).toEqual({ is_needed: true })
  await buildMember(app, { operator_roles: ['administrator'] })
  expect(await app.client().call(setupCalls.state, {})).toEqual({ is_needed: false })
})

it('keeps what was put off, and ends when somebody says so', async () => {
  const { client } = await buildMember(app, { operator_roles: ['administrator'] })
  const stateOf = async (name: string) =>
    (await client.call(onboardingCalls.state, {})).steps.find((step) => step.name === name)!.state
  await client.call(onboardingCalls.skip, { name: 'providers', is_skipped: true })
  // What is done stays so, whatever was put off.
  expect(await stateOf('providers')).toBe('done')
  await client.call(onboardingCalls.skip, { name: 'providers', is_skipped: false })
  await client.call(onboardingCalls.finish, {})
  expect((await client.call(onboardingCalls.state, {})).is_finished).toBe(true)
})

it('is for administrators', async () => {
  const { client: editor } = await buildMember(app, { operator_roles: ['editor'] })
  for (const answer of [
    await editor.ask(onboardingCalls.state, {}),
    await editor.ask(onboardingCalls.skip, { name: 'menu', is_skipped: true }),
    await editor.ask(onboardingCalls.finish, {}),
  ])
    expect(answer.status).toBe(failures.noPermission.status)
})
