import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { wechatCalls, wechatFailures } from '#contract/people/wechat.ts'
import { sessions, users } from '#server/features/people/account/account.tables.ts'
import { noteWay } from '#server/features/people/account/sessions.queries.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import type { WechatPerson } from '#kernel/ports/wechat.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { bindWechatIdentity } from '#server/features/people/account/bind-wechat-identity.ts'
import { atHome, consent, enterByWechat, openWechatServer } from '#server/testing/wechat-server.ts'
import type { WechatServer } from '#server/testing/wechat-server.ts'
import { bindIdentity, upsertIdentity } from '#server/features/people/account/wechat-identities.queries.ts'
import { wechatIdentities, wechatStates } from '#server/features/people/account/wechat-identities.tables.ts'

let server: WechatServer
beforeAll(async () => {
  server = await openWechatServer()
})
afterAll(() => server.close())
beforeEach(() => server.services.db.delete(wechatIdentities))

const identities = () => server.services.db.select().from(wechatIdentities).orderBy(wechatIdentities.id)
const guest = async () => {
  const client = server.client()
  const { url } = await client.call(wechatCalls.authorizeInfo, atHome)
  return { client, ...(await consent(server, url)) }
}

it('makes a visitor of somebody who has no account yet', async () => {
  const client = server.client()
  expect(await enterByWechat(server, client)).toEqual({
    userid: 0,
    token: '',
    refresh_token: '',
    sys_token: '',
    openid: 'sandbox-1-lin',
    unionid: 'sandbox-union-lin',
    photo: '',
    if_auth: false,
    url: '',
  })
  expect(client.cookie).toBe('')
  expect(await identities()).toMatchObject([
    { app_type: 1, openid: 'sandbox-1-lin', nickname: '林晓 Lin Xiao', user_id: null, bound_at: null },
  ])
})

it('binds at the next login in the same browser, and logs in by WeChat from then on', async () => {
  const { db } = server.services
  const { user } = await buildUser(server.services, { photo: '/files/own.webp' })
  const first = server.client()
  const { openid } = await enterByWechat(server, first)
  expect(await bindWechatIdentity(db, { guestId: first.guestId, openid }, user.id)).toEqual({
    openid: 'sandbox-1-lin',
    unionid: 'sandbox-union-lin',
  })
  const later = server.client()
  const login = await enterByWechat(server, later)
  expect(login).toMatchObject({ userid: user.id, if_auth: true, openid, photo: '/files/own.webp' })
  expect((await server.services.logins.recognise(login.token)).member).toMatchObject({ userId: user.id })
  expect(later.cookie).toMatch(/^med_login=[\w-]{43}$/)
})

it('opens a login that every other call takes', async () => {
  const whole = await testApp()
  const { user } = await buildUser(server.services)
  const { db } = server.services
  const identity = await upsertIdentity(db, 1, { openid: 'sandbox-1-lin', unionid: '' })
  await bindIdentity(db, identity.id, user.id)
  const { token } = await enterByWechat(server, server.client())
  const client = whole.client()
  client.token = token
  expect(await client.call(accountCalls.userInfo, {})).toMatchObject({ userid: user.id })
})

it('knows somebody by their unionid whom another app has bound, and remembers it', async () => {
  const { db } = server.services
  const { user } = await buildUser(server.services)
  const elsewhere = await upsertIdentity(db, 2, { openid: 'sandbox-2-lin', unionid: 'sandbox-union-lin' })
  await bindIdentity(db, elsewhere.id, user.id)
  expect(await enterByWechat(server, server.client())).toMatchObject({ userid: user.id, if_auth: true })
  expect((await identities()).map((row) => row.user_id)).toEqual([user.id, user.id])
})

const atDesk = () => {
  const client = server.client()
  client.userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140'
  return client
}

it('knows at a desk, by the unionid, whom the official account has bound', async () => {
  const { db } = server.services
  const { user } = await buildUser(server.services)
  const inWechat = await upsertIdentity(db, 1, { openid: 'sandbox-1-lin', unionid: 'sandbox-union-lin' })
  await bindIdentity(db, inWechat.id, user.id)
  const client = atDesk()
  const { auth_url } = await client.call(wechatCalls.getAuthAddress, atHome)
  expect(new URL(auth_url, server.url).searchParams.get('type')).toBe('4')
  const { code, state } = await consent(server, auth_url)
  expect(await client.call(wechatCalls.userinfo, { code, state })).toMatchObject({
    userid: user.id,
    if_auth: true,
    openid: 'sandbox-4-lin',
  })
  expect(await identities()).toMatchObject([
    { app_type: 1, user_id: user.id },
    { app_type: 4, openid: 'sandbox-4-lin', user_id: user.id },
  ])
})

it('binds at a desk by the next login there, and then knows the person inside WeChat as well', async () => {
  const { db } = server.services
  const { user } = await buildUser(server.services)
  const client = atDesk()
  const { auth_url } = await client.call(wechatCalls.getAuthAddress, atHome)
  const { code, state } = await consent(server, auth_url)
  const { openid, userid } = await client.call(wechatCalls.userinfo, { code, state })
  expect([openid, userid]).toEqual(['sandbox-4-lin', 0])
  await bindWechatIdentity(db, { guestId: client.guestId, openid }, user.id)
  expect(await enterByWechat(server, server.client())).toMatchObject({ userid: user.id, if_auth: true })
})

it('takes an empty unionid for nothing in common', async () => {
  const { db } = server.services
  const silent = await openWechatServer({
    wechat: { exchangeCode: async (): Promise<WechatPerson> => ({ openid: 'o-new', unionid: '' }) },
  })
  const { user } = await buildUser(server.services)
  const other = await upsertIdentity(db, 1, { openid: 'o-other', unionid: '' })
  await bindIdentity(db, other.id, user.id)
  expect(await enterByWechat(silent, silent.client())).toMatchObject({
    userid: 0,
    if_auth: false,
    openid: 'o-new',
  })
  await silent.close()
})

it('keeps what it knows when WeChat tells less', async () => {
  const { db } = server.services
  await upsertIdentity(db, 1, { openid: 'o-1', unionid: 'u-1', nickname: '林', photo: 'https://p.example/1' })
  await upsertIdentity(db, 1, { openid: 'o-1', unionid: '' })
  expect(await identities()).toMatchObject([{ unionid: 'u-1', nickname: '林', photo: 'https://p.example/1' }])
})

it('keeps a forbidden user out and sets a deleted one free', async () => {
  const { db } = server.services
  const { user } = await buildUser(server.services, { status: 'forbidden' })
  const identity = await upsertIdentity(db, 1, { openid: 'sandbox-1-lin', unionid: 'sandbox-union-lin' })
  await bindIdentity(db, identity.id, user.id)
  const { client, code, state } = await guest()
  expect((await client.ask(wechatCalls.userinfo, { code, state })).status).toBe(
    accountFailures.forbidden.status,
  )
  await db.update(users).set({ status: 'deleted' }).where(eq(users.id, user.id))
  const again = server.client()
  expect(await enterByWechat(server, again)).toMatchObject({ userid: 0, if_auth: false })
  const { user: next } = await buildUser(server.services)
  expect(
    await bindWechatIdentity(db, { guestId: again.guestId, openid: 'sandbox-1-lin' }, next.id),
  ).toBeDefined()
  expect(await identities()).toMatchObject([{ user_id: next.id }])
})

it('takes a state once, also when it comes twice at the same time', async () => {
  const { client, code, state } = await guest()
  const tries = await Promise.all(
    Array.from({ length: 4 }, () => client.ask(wechatCalls.userinfo, { code, state })),
  )
  expect(tries.map((answer) => answer.status).sort((a, b) => a - b)).toEqual([
    200,
    ...Array(3).fill(wechatFailures.stateRefused.status),
  ])
})

it('takes what another browser has begun from that browser only', async () => {
  const { client, code, state } = await guest()
  const victim = server.client()
  expect((await victim.ask(wechatCalls.userinfo, { code, state })).status).toBe(
    wechatFailures.stateRefused.status,
  )
  victim.guestId = ''
  expect((await victim.ask(wechatCalls.userinfo, { code, state })).status).toBe(
    wechatFailures.stateRefused.status,
  )
  expect((await client.ask(wechatCalls.userinfo, { code, state })).status).toBe(200)
})

it('takes no state that is over, and no code without one', async () => {
  const { client, code, state } = await guest()
  await server.services.db.update(wechatStates).set({ expires_at: new Date(0) })
  expect((await client.ask(wechatCalls.userinfo, { code, state })).status).toBe(
    wechatFailures.stateRefused.status,
  )
  const careless = { ...wechatCalls.userinfo, input: z.looseObject({}) }
  expect((await client.ask(careless, { code })).status).toBe(failures.parametersMissing.status)
  expect((await client.ask(careless, { code, state: '' })).status).toBe(failures.parameterError.status)
  expect(await identities()).toEqual([])
})

it('sweeps away what is over when somebody begins again', async () => {
  await guest()
  await server.services.db.update(wechatStates).set({ expires_at: new Date(0) })
  await server.client().call(wechatCalls.authorizeInfo, atHome)
  expect(await server.services.db.select().from(wechatStates)).toHaveLength(1)
})

it('refuses a code that WeChat does not know', async () => {
  const { client, state } = await guest()
  expect((await client.ask(wechatCalls.userinfo, { code: 'made up', state })).status).toBe(
    wechatFailures.codeRefused.status,
  )
})

it('says that it is busy when WeChat is away', async () => {
  for (const error of [
    new Error('could not be reached'),
    new WechatRefused(45011, 'api minute-quota reach limit'),
  ]) {
    const away = await openWechatServer({ wechat: { exchangeCode: () => Promise.reject(error) } })
    const client = away.client()
    const { url } = await client.call(wechatCalls.authorizeInfo, atHome)
    const state = new URL(url, away.url).searchParams.get('state')!
    const answer = await client.ask(wechatCalls.userinfo, { code: 'c', state })
    expect([answer.http, answer.status]).toEqual([503, failures.busy.status])
    await away.close()
  }
})

it('leaves a member logged in as they are, and binds what is free', async () => {
  const { db } = server.services
  const { user } = await buildUser(server.services)
  const client = server.client()
  const { url } = await client.call(wechatCalls.authorizeInfo, atHome)
  const { code, state } = await consent(server, url)
  const { secrets, sessionId } = await openSession(db, user.id, 'phone', client.guestId)
  await noteWay(db, sessionId, 'code')
  client.token = secrets.token
  expect(await client.call(wechatCalls.userinfo, { code, state })).toMatchObject({
    userid: user.id,
    token: '',
    if_auth: true,
    openid: 'sandbox-1-lin',
  })
  expect(await identities()).toMatchObject([{ user_id: user.id }])
  expect((await server.services.logins.recognise(secrets.token)).member.userId).toBe(user.id)
})

it.each([
  ['long ago', sql`now() - interval '31 minutes'`],
  ['never, as another login has handed it on', sql`null`],
])('binds nothing to a login that was proven %s', async (_when, proven_at) => {
  const { db } = server.services
  const { user } = await buildUser(server.services)
  const { client, code, state } = await guest()
  const { secrets, sessionId } = await openSession(db, user.id, 'phone', client.guestId)
  await db.update(sessions).set({ proven_at }).where(eq(sessions.id, sessionId))
  client.token = secrets.token
  expect(await client.call(wechatCalls.userinfo, { code, state })).toMatchObject({ userid: user.id })
  expect(await identities()).toMatchObject([{ user_id: null }])
})

it('does not log a member over into the account of another', async () => {
  const { db } = server.services
  const [{ user: owner }, { user }] = [await buildUser(server.services), await buildUser(server.services)]
  const identity = await upsertIdentity(db, 1, { openid: 'sandbox-1-lin', unionid: 'sandbox-union-lin' })
  await bindIdentity(db, identity.id, owner.id)
  const { client, code, state } = await guest()
  const { secrets } = await openSession(db, user.id, 'phone', client.guestId)
  client.token = secrets.token
  expect(await client.call(wechatCalls.userinfo, { code, state })).toMatchObject({
    userid: user.id,
    token: '',
  })
  expect(await identities()).toMatchObject([{ user_id: owner.id }])
})

it.each([1, 2, 3] as const)(
  'answers the openid behind a code of kind %i and remembers nothing',
  async (wx_type) => {
    const { code } = await consent(server, `/sandbox/wechat/authorize?redirect_uri=/home&type=${wx_type}`)
    const client = server.client()
    expect(await client.call(wechatCalls.authorize, { code, wx_type })).toEqual({
      openid: `sandbox-${wx_type}-lin`,
    })
    expect((await client.ask(wechatCalls.authorize, { code, wx_type })).status).toBe(
      wechatFailures.codeRefused.status,
    )
    const { user } = await buildUser(server.services)
    const shown = { guestId: client.guestId, openid: `sandbox-${wx_type}-lin` }
    expect(await bindWechatIdentity(server.services.db, shown, user.id)).toBeUndefined()
    expect(await identities()).toEqual([])
  },
)

it('logs in through the mini-program, whose codes are its own', async () => {
  const client = server.client()
  const { url } = await client.call(wechatCalls.authorizeInfo, { ...atHome, wx_type: 2 })
  const { code, state } = await consent(server, url)
  expect(await client.call(wechatCalls.userinfo, { code, state })).toMatchObject({
    userid: 0,
    openid: 'sandbox-2-lin',
    unionid: 'sandbox-union-lin',
  })
  expect(await identities()).toMatchObject([{ app_type: 2, openid: 'sandbox-2-lin' }])
  const { auth_url } = await client.call(wechatCalls.getAuthAddress, { ...atHome, wx_type: 2 })
  expect(new URL(auth_url, server.url).searchParams.get('type')).toBe('2')
})
