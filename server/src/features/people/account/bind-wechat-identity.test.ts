import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildUser } from '#server/testing/build-user.ts'
import { bindWechatIdentity } from './bind-wechat-identity.ts'
import { enterByWechat, openWechatServer } from '#server/testing/wechat-server.ts'
import type { WechatServer } from '#server/testing/wechat-server.ts'
import { wechatIdentities, wechatProofs } from './wechat-identities.tables.ts'

let server: WechatServer
let guestId: string
let userId: number
const openid = 'sandbox-1-he'

beforeAll(async () => {
  server = await openWechatServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.db.delete(wechatIdentities)
  const client = server.client()
  guestId = client.guestId
  await enterByWechat(server, client, 'he')
  userId = (await buildUser(server.services)).user.id
})

const bind = (shown: { guestId: string; openid: string }, user = userId) =>
  bindWechatIdentity(server.services.db, shown, user)
const owner = async () => (await server.services.db.select().from(wechatIdentities))[0]?.user_id

it('binds what this browser has proven', async () => {
  expect(await bind({ guestId, openid })).toEqual({ openid, unionid: 'sandbox-union-he' })
  expect(await owner()).toBe(userId)
})

it.each([
  ['another browser', () => ({ guestId: `${guestId}9`, openid })],
  ['a browser without a name', () => ({ guestId: '', openid })],
  ['another openid', () => ({ guestId, openid: 'sandbox-1-lin' })],
  ['no openid', () => ({ guestId, openid: '' })],
])('binds nothing for %s', async (_, shown) => {
  expect(await bind(shown())).toBeUndefined()
  expect(await owner()).toBeNull()
})

it('binds nothing by a proof that is over', async () => {
  await server.services.db.update(wechatProofs).set({ expires_at: new Date(0) })
  expect(await bind({ guestId, openid })).toBeUndefined()
  expect(await owner()).toBeNull()
})

it('uses a proof for one login', async () => {
  const { user: other } = await buildUser(server.services)
  const bound = await Promise.all([bind({ guestId, openid }), bind({ guestId, openid }, other.id)])
  expect(bound.filter(Boolean)).toHaveLength(1)
  const first = await owner()
  expect(await bind({ guestId, openid }, other.id)).toBeUndefined()
  expect(await owner()).toBe(first)
})

it('takes an identity from nobody', async () => {
  const rival = server.client()
  await enterByWechat(server, rival, 'he')
  await bind({ guestId, openid })
  const { user: other } = await buildUser(server.services)
  expect(await bind({ guestId: rival.guestId, openid }, other.id)).toBeUndefined()
  expect(await owner()).toBe(userId)
})
