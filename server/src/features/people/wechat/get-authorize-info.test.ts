import { afterAll, beforeAll, expect, it } from 'vitest'
import { failures } from '#contract/wire/failure.ts'
import { wechatCalls, wechatFailures } from '#contract/people/wechat.ts'
import { WechatNotSetUp } from '#kernel/ports/wechat.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { openSession } from '#server/features/people/account/sessions.ts'
import { atHome, enterByWechat, openWechatServer } from '#server/testing/wechat-server.ts'
import type { WechatServer } from '#server/testing/wechat-server.ts'
import { bindIdentity, upsertIdentity } from '#server/features/people/account/wechat-identities.queries.ts'

let server: WechatServer
beforeAll(async () => {
  server = await openWechatServer()
})
afterAll(() => server.close())

const member = async () => {
  const { user } = await buildUser(server.services)
  const client = server.client()
  const { secrets } = await openSession(server.services.db, user.id, 'phone', client.guestId)
  client.token = secrets.token
  return { user, client }
}

it('sends a visitor to WeChat and back to where they were', async () => {
  const info = await server.client().call(wechatCalls.authorizeInfo, {
    redirect: 'http://localhost:3000/meetingDetail?meeting_id=1#top',
    wx_type: 3,
  })
  expect(info).toMatchObject({ if_auth: false, userid: 0, token: '', openid: '' })
  const url = new URL(info.url, 'http://platform')
  expect(url.pathname).toBe('/sandbox/wechat/authorize')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    redirect_uri: '/meetingDetail?meeting_id=1',
    state: expect.stringMatching(/^[0-9a-f]{32}$/),
    type: '3',
  })
})

it('tells a member that they are logged in, and who they are in WeChat', async () => {
  const { user, client } = await member()
  const nobody = { userid: user.id, if_auth: true, url: '', token: '', openid: '' }
  expect(await client.call(wechatCalls.authorizeInfo, atHome)).toMatchObject(nobody)
  const { db } = server.services
  const person = { openid: `o-${user.id}`, unionid: `u-${user.id}`, photo: 'https://p.example/1' }
  await bindIdentity(db, (await upsertIdentity(db, 1, person)).id, user.id)
  expect(await client.call(wechatCalls.authorizeInfo, atHome)).toMatchObject({ ...nobody, ...person })
  expect(await client.call(wechatCalls.authorizeInfo, { ...atHome, wx_type: 3 })).toMatchObject(nobody)
})

it('logs nobody in by the openid and unionid of a bound user', async () => {
  const { user } = await buildUser(server.services)
  const { db } = server.services
  const person = { openid: `o-${user.id}`, unionid: `u-${user.id}` }
  await bindIdentity(db, (await upsertIdentity(db, 1, person)).id, user.id)
  const info = await server.client().call(wechatCalls.authorizeInfo, { ...atHome, ...person })
  expect(info).toMatchObject({
    if_auth: false,
    userid: 0,
    token: '',
    refresh_token: '',
    sys_token: '',
    openid: '',
    unionid: '',
  })
  expect(info.url).toContain('/sandbox/wechat/authorize?')
})

it('sends a visitor who has just been to WeChat not there again', async () => {
  const client = server.client()
  const { openid } = await enterByWechat(server, client, 'zhou')
  const info = await client.call(wechatCalls.authorizeInfo, { ...atHome, openid })
  expect(info).toMatchObject({ if_auth: false, userid: 0, url: '', openid, unionid: 'sandbox-union-zhou' })
  const elsewhere = await server.client().call(wechatCalls.authorizeInfo, { ...atHome, openid })
  expect(elsewhere).toMatchObject({ if_auth: false, openid: '', unionid: '' })
  expect(elsewhere.url).not.toBe('')
  const other = await client.call(wechatCalls.authorizeInfo, { ...atHome, openid: 'sandbox-1-lin' })
  expect(other.url).not.toBe('')
})

it('leads to no other site', async () => {
  const answer = await server
    .client()
    .ask(wechatCalls.authorizeInfo, { ...atHome, redirect: 'https://evil.example/' })
  expect(answer).toMatchObject({ status: wechatFailures.foreignAddress.status, data: null })
})

it('begins nothing for a browser without a name', async () => {
  const client = server.client()
  client.guestId = ''
  expect((await client.ask(wechatCalls.authorizeInfo, atHome)).status).toBe(failures.parametersMissing.status)
})

it('lets visitors browse on where WeChat is not set up', async () => {
  const bare = await openWechatServer({
    wechat: {
      authorizeUrl() {
        throw new WechatNotSetUp('No official account is set up')
      },
    },
  })
  const client = bare.client()
  expect(await client.call(wechatCalls.authorizeInfo, atHome)).toMatchObject({ if_auth: false, url: '' })
  expect((await client.ask(wechatCalls.getAuthAddress, atHome)).status).toBe(wechatFailures.notSetUp.status)
  await bare.close()
})

it('gives the address where name and picture are asked for', async () => {
  const profiles: boolean[] = []
  const official = await openWechatServer({
    env: { PUBLIC_ORIGIN: 'https://m.example.com' },
    wechat: {
      authorizeUrl({ redirect, profile }) {
        profiles.push(profile)
        return `https://open.weixin.qq.com/?to=${redirect}`
      },
    },
  })
  const client = official.client()
  const { auth_url } = await client.call(wechatCalls.getAuthAddress, { ...atHome, openid: 'o', unionid: 'u' })
  const { url } = await client.call(wechatCalls.authorizeInfo, atHome)
  expect([auth_url, url]).toEqual(Array(2).fill('https://open.weixin.qq.com/?to=https://m.example.com/home'))
  expect(profiles).toEqual([true, false])
  await official.close()
})
