import { createHash, randomUUID } from 'node:crypto'
import { inspect } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { WechatPort } from '#kernel/ports/wechat.ts'
import { openStandIn } from '#server/testing/gateway-stand-in.ts'
import type { Received, Reply, StandIn } from '#server/testing/gateway-stand-in.ts'
import { testApp } from '#server/testing/test-app.ts'
import { realWechat } from './real-wechat.ts'
import type { RealWechatOptions } from './real-wechat.ts'
import { createSharedTokens } from './shared-tokens.ts'
import { WechatNotSetUp, WechatRefused } from '#kernel/ports/wechat.ts'

const secrets = {
  official: 'official secret',
  website: 'website secret',
  mini: 'mini secret',
  work: 'work secret',
}

let standIn: StandIn
let ids: { official: string; website: string; mini: string; work: string }
/** The access tokens that the stand-in currently accepts. */
let official: string
let work: string
let replies: Map<string, Reply[]>

beforeEach(async () => {
  const run = randomUUID().slice(0, 8)
  ids = { official: `wx-${run}`, website: `wxopen-${run}`, mini: `wxmini-${run}`, work: `ww-${run}` }
  official = `official-token-${run}`
  work = `work-token-${run}`
  replies = new Map()
  standIn = await openStandIn((request) => replies.get(pathOf(request))?.shift() ?? weixin(request))
})
afterEach(() => standIn.close())

const pathOf = ({ target }: Received) => target.split('?')[0]!
const fieldsOf = ({ target }: Received) => Object.fromEntries(new URL(target, 'http://weixin').searchParams)
const ok = (body: object): Reply => ({ status: 200, body })
const refuses = (errcode: number, errmsg: string) => ok({ errcode, errmsg })
const isSame = (given: unknown, wanted: unknown) => JSON.stringify(given) === JSON.stringify(wanted)

/** WeChat, implemented from its published parameters; it accepts no others. */
function weixin(request: Received): Reply {
  const { method } = request
  const path = pathOf(request)
  const fields = fieldsOf(request)
  if (method === 'POST' && path === '/cgi-bin/stable_token') {
    const body = JSON.parse(request.body.toString()) as Record<string, unknown>
    if (body.appid !== ids.official) return refuses(40013, 'invalid appid')
    if (body.secret !== secrets.official) return refuses(40125, 'invalid appsecret')
    if (body.grant_type !== 'client_credential') return refuses(40002, 'invalid grant_type')
    return ok({ access_token: official, expires_in: 7200 })
  }
  if (method === 'POST' && path === '/cgi-bin/qrcode/create') {
    if (fields.access_token !== official) return refuses(40001, 'invalid credential')
    const wanted = {
      expire_seconds: 1800,
      action_name: 'QR_STR_SCENE',
      action_info: { scene: { scene_str: 'login' } },
    }
    if (!isSame(JSON.parse(request.body.toString()), wanted)) return refuses(47001, 'data format error')
    return ok({ ticket: 'gQ/8+Tw==', expire_seconds: 1800, url: 'http://weixin.qq.com/q/02wPFK' })
  }
  if (method === 'POST' && path === '/cgi-bin/message/subscribe/bizsend') {
    if (fields.access_token !== official) return refuses(42001, 'access_token expired')
    const wanted = {
      touser: 'oLin',
      template_id: 'template-1',
      page: 'https://m.example.com/order',
      data: { thing1: { value: '退款通知' }, time2: { value: '2026-03-01 09:00' } },
    }
    const body = JSON.parse(request.body.toString()) as { touser: string }
    if (body.touser === 'oStranger') return refuses(43101, 'user refuse to accept the msg')
    return isSame(body, wanted) ? ok({ errcode: 0, errmsg: 'ok' }) : refuses(47003, 'argument invalid')
  }
  if (method !== 'GET') return refuses(43001, 'require GET method')
  switch (path) {
    case '/cgi-bin/ticket/getticket':
      if (fields.access_token !== official) return refuses(42001, 'access_token expired')
      if (fields.type !== 'jsapi') return refuses(40097, 'invalid args')
      return ok({ errcode: 0, errmsg: 'ok', ticket: 'official-ticket', expires_in: 7200 })
    case '/sns/oauth2/access_token':
      if (
        !(['official', 'website'] as const).some((app) =>
          isSame(fields, {
            appid: ids[app],
            secret: secrets[app],
            code: fields.code,
            grant_type: 'authorization_code',
          }),
        )
      )
        return refuses(40013, 'invalid appid')
      return grant(fields.code)
    case '/sns/userinfo':
      if (!isSame(fields, { access_token: 'their-token', openid: 'oLin', lang: 'zh_CN' }))
        return refuses(40003, 'invalid openid')
      return ok({
        openid: 'oLin',
        nickname: '林晓🌸',
        headimgurl: 'http://thirdwx.qlogo.cn/mmopen/lin/132',
        unionid: 'uLin',
      })
    case '/sns/jscode2session':
      if (
        !isSame(fields, {
          appid: ids.mini,
          secret: secrets.mini,
          js_code: 'mini-code',
          grant_type: 'authorization_code',
        })
      )
        return refuses(40029, 'invalid code')
      return ok({ openid: 'oMini', session_key: 'never to be kept', unionid: 'uLin' })
    case '/cgi-bin/gettoken':
      if (!isSame(fields, { corpid: ids.work, corpsecret: secrets.work }))
        return refuses(40001, 'invalid credential')
      return ok({ errcode: 0, errmsg: 'ok', access_token: work, expires_in: 7200 })
    case '/cgi-bin/auth/getuserinfo':
      if (fields.access_token !== work) return refuses(40014, 'invalid access_token')
      if (fields.code === 'member')
        return ok({ errcode: 0, errmsg: 'ok', userid: 'linxiao', user_ticket: 't' })
      if (fields.code === 'guest') return ok({ errcode: 0, errmsg: 'ok', openid: 'oGuest' })
      return refuses(40029, 'invalid code')
    case '/cgi-bin/get_jsapi_ticket':
      if (fields.access_token !== work) return refuses(42001, 'access_token expired')
      return ok({ errcode: 0, errmsg: 'ok', ticket: 'work-ticket', expires_in: 7200 })
    default:
      return refuses(40066, 'invalid url')
  }
}

function grant(code: string | undefined): Reply {
  const given = { access_token: 'their-token', expires_in: 7200, refresh_token: 'r', openid: 'oLin' }
  if (code === 'silent') return ok({ ...given, scope: 'snsapi_base' })
  if (code === 'agreed') return ok({ ...given, scope: 'snsapi_userinfo', unionid: 'uLin' })
  if (code === 'scanned') return ok({ ...given, scope: 'snsapi_login', unionid: 'uLin' })
  if (code === 'snapshot') return ok({ ...given, scope: 'snsapi_userinfo', is_snapshotuser: 1 })
  return code === 'used' ? refuses(40163, 'code been used') : refuses(40029, 'invalid code')
}

async function open(more: Partial<RealWechatOptions> = {}): Promise<WechatPort> {
  const { services } = await testApp()
  return realWechat({
    tokens: createSharedTokens(services.db, services.vault),
    official: { id: ids.official, secret: secrets.official },
    website: { id: ids.website, secret: secrets.website },
    miniProgram: { id: ids.mini, secret: secrets.mini },
    work: { id: ids.work, secret: secrets.work },
    endpoint: standIn.endpoint,
    timeoutMs: 60_000,
    ...more,
  })
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => expect.unreachable('was answered'),
    (error: unknown) => error,
  )
const asked = (path: string) => standIn.received.filter((request) => pathOf(request) === path).length

/** The published rule, implemented independently: names in order, values as they are, SHA-1. */
function jsSignature(ticket: string, config: { nonceStr: string; timestamp: number }, url: string): string {
  const fields = { url, timestamp: config.timestamp, noncestr: config.nonceStr, jsapi_ticket: ticket }
  const text = Object.entries(fields)
    .sort(([a], [b]) => a.localeCompare(b))
    .map((pair) => pair.join('='))
    .join('&')
  return createHash('sha1').update(text, 'utf8').digest('hex')
}

it('sends people to the consent page in the form that WeChat requires', async () => {
  const wechat = await open()
  const way = { redirect: 'https://m.example.com/home?a=1&b=杏', state: 'abc123' }
  expect(wechat.authorizeUrl({ ...way, type: 1, profile: false })).toBe(
    `https://open.weixin.qq.com/connect/oauth2/authorize?appid=${ids.official}` +
      '&redirect_uri=https%3A%2F%2Fm.example.com%2Fhome%3Fa%3D1%26b%3D%E6%9D%8F' +
      '&response_type=code&scope=snsapi_base&state=abc123#wechat_redirect',
  )
  expect(wechat.authorizeUrl({ ...way, type: 1, profile: true })).toContain('&scope=snsapi_userinfo&')
  expect(wechat.authorizeUrl({ ...way, type: 2, profile: true })).toBe(
    `/pages/login/login?redirect=${encodeURIComponent(way.redirect)}&state=${way.state}`,
  )
  expect(wechat.authorizeUrl({ ...way, type: 3, profile: true })).toMatch(
    new RegExp(`appid=${ids.work}&.*&scope=snsapi_base&`),
  )
})

it('sends browsers outside WeChat to the page with a code to scan', async () => {
  const way = { redirect: 'https://m.example.com/login', state: 'abc123', profile: true }
  expect((await open()).authorizeUrl({ ...way, type: 4 })).toBe(
    `https://open.weixin.qq.com/connect/qrconnect?appid=${ids.website}` +
      '&redirect_uri=https%3A%2F%2Fm.example.com%2Flogin' +
      '&response_type=code&scope=snsapi_login&state=abc123#wechat_redirect',
  )
})

it('gets name, picture and unionid of a person who scanned', async () => {
  expect(await (await open()).exchangeCode('scanned', 4)).toEqual({
    openid: 'oLin',
    unionid: 'uLin',
    nickname: '林晓🌸',
    photo: 'https://thirdwx.qlogo.cn/mmopen/lin/132',
  })
})

it('gets the openid of a silent code, and no more', async () => {
  expect(await (await open()).exchangeCode('silent', 1)).toEqual({ openid: 'oLin', unionid: '' })
  expect(asked('/sns/userinfo')).toBe(0)
})

it('gets name and picture of a person who consented', async () => {
  expect(await (await open()).exchangeCode('agreed', 1)).toEqual({
    openid: 'oLin',
    unionid: 'uLin',
    nickname: '林晓🌸',
    photo: 'https://thirdwx.qlogo.cn/mmopen/lin/132',
  })
})

it('does not fail the login if only the name is unavailable', async () => {
  replies.set('/sns/userinfo', [refuses(-1, 'system error')])
  expect(await (await open()).exchangeCode('agreed', 1)).toEqual({ openid: 'oLin', unionid: 'uLin' })
})

it('rejects the invented visitor of a snapshot page', async () => {
  const error = await failureOf((await open()).exchangeCode('snapshot', 1))
  expect(error).toBeInstanceOf(WechatRefused)
  expect(error).toMatchObject({ isForCode: true })
})

it('exchanges codes of the mini-program and of WeChat Work', async () => {
  const wechat = await open()
  expect(await wechat.exchangeCode('mini-code', 2)).toEqual({ openid: 'oMini', unionid: 'uLin' })
  expect(await wechat.exchangeCode('member', 3)).toEqual({ openid: 'linxiao', unionid: '' })
  expect(await wechat.exchangeCode('guest', 3)).toEqual({ openid: 'oGuest', unionid: '' })
  expect(asked('/cgi-bin/gettoken')).toBe(1)
})

it.each([
  ['used', 1, 40163],
  ['unknown', 1, 40029],
  ['unknown', 2, 40029],
  ['unknown', 3, 40029],
  ['used', 4, 40163],
] as const)('tells a code that is %s (kind %i)', async (code, type, errcode) => {
  const error = await failureOf((await open()).exchangeCode(code, type))
  expect(error).toBeInstanceOf(WechatRefused)
  expect(error).toMatchObject({ errcode, isForCode: true, isForToken: false })
})

it('signs pages with the ticket of their app and fetches each ticket once', async () => {
  const wechat = await open()
  const url = 'https://m.example.com/meetingDetail?meeting_id=1'
  const first = await wechat.jsTicketSignature(url, 1)
  expect(first).toMatchObject({ appId: ids.official, signature: jsSignature('official-ticket', first, url) })
  expect(Math.abs(first.timestamp - Date.now() / 1000)).toBeLessThan(60)
  const again = await (await open()).jsTicketSignature(`${url}#comments`, 1)
  expect(again.signature).toBe(jsSignature('official-ticket', again, url))
  expect(again.nonceStr).not.toBe(first.nonceStr)
  const inWork = await wechat.jsTicketSignature(url, 3)
  expect(inWork).toMatchObject({ appId: ids.work, signature: jsSignature('work-ticket', inWork, url) })
  expect([asked('/cgi-bin/stable_token'), asked('/cgi-bin/ticket/getticket')]).toEqual([1, 1])
  expect([asked('/cgi-bin/gettoken'), asked('/cgi-bin/get_jsapi_ticket')]).toEqual([1, 1])
})

it('fetches one token and one ticket for many concurrent requests', async () => {
  const [one, two] = [await open(), await open()]
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? one : two).jsTicketSignature('https://a.example', 1),
    ),
  )
  expect([asked('/cgi-bin/stable_token'), asked('/cgi-bin/ticket/getticket')]).toEqual([1, 1])
})

it('replaces an access token that expired early', async () => {
  const wechat = await open()
  await wechat.qrcode('login')
  official += '-new'
  expect(await wechat.qrcode('login')).toMatchObject({ ticket: 'gQ/8+Tw==' })
  expect(asked('/cgi-bin/stable_token')).toBe(2)
  official += '-newer'
  expect(await wechat.jsTicketSignature('https://a.example', 1)).toMatchObject({ appId: ids.official })
})

it('gives up if a new token does not help either', async () => {
  const never: Reply = refuses(40001, 'invalid credential')
  replies.set('/cgi-bin/qrcode/create', [never, never, never])
  expect(await failureOf((await open()).qrcode('login'))).toMatchObject({ errcode: 40001, isForToken: true })
  expect(asked('/cgi-bin/qrcode/create')).toBe(2)
})

it('makes a QR code with an address for its picture', async () => {
  expect(await (await open()).qrcode('login')).toEqual({
    ticket: 'gQ/8+Tw==',
    url: 'http://weixin.qq.com/q/02wPFK',
    image: 'https://mp.weixin.qq.com/cgi-bin/showqrcode?ticket=gQ%2F8%2BTw%3D%3D',
    expireSeconds: 1800,
  })
})

it('reports a wrong secret without revealing it', async () => {
  const wechat = await open({ official: { id: ids.official, secret: 'wrong-secret' } })
  const error = await failureOf(wechat.qrcode('login'))
  expect(error).toMatchObject({ errcode: 40125, isForCode: false })
  expect(inspect(error, { depth: 9 })).not.toContain('wrong-secret')
})

it('retries once if the connection broke before an answer', async () => {
  replies.set('/sns/oauth2/access_token', ['cut'])
  expect(await (await open()).exchangeCode('silent', 1)).toMatchObject({ openid: 'oLin' })
})

it.each<[string, Reply[], string]>([
  ['a broken line', ['cut', 'cut'], 'WeChat could not be reached at /sns/oauth2/access_token'],
  ['half an answer', ['half'], 'WeChat could not be reached at /sns/oauth2/access_token'],
  [
    'no JSON',
    [{ status: 502, body: '<html>' }],
    'WeChat answered /sns/oauth2/access_token with something else',
  ],
  ['another shape', [ok({ openid: 7 })], 'WeChat answered /sns/oauth2/access_token with something else'],
])('reports %s by the path only', async (_, given, words) => {
  replies.set('/sns/oauth2/access_token', given)
  const error = await failureOf((await open()).exchangeCode('silent', 1))
  expectPathOnly(error, words)
})

it('reports no answer by the path only', async () => {
  replies.set('/sns/oauth2/access_token', ['silence'])
  const error = await failureOf((await open({ timeoutMs: 300 })).exchangeCode('silent', 1))
  expectPathOnly(error, 'WeChat did not answer within 300 ms at /sns/oauth2/access_token')
})

function expectPathOnly(error: unknown, words: string) {
  expect(error).not.toBeInstanceOf(WechatRefused)
  expect((error as Error).message).toBe(words)
  expect(inspect(error, { depth: 9 })).not.toContain(secrets.official)
}

it('rejects apps that are not configured', async () => {
  const wechat = await open({
    official: undefined,
    website: undefined,
    miniProgram: undefined,
    work: undefined,
  })
  const way = { redirect: 'https://m.example.com/', state: 's', profile: false }
  for (const type of [1, 2, 3, 4] as const)
    expect(() => wechat.authorizeUrl({ ...way, type })).toThrow(WechatNotSetUp)
  for (const type of [1, 2, 3, 4] as const)
    expect(await failureOf(wechat.exchangeCode('silent', type))).toBeInstanceOf(WechatNotSetUp)
  expect(await failureOf(wechat.jsTicketSignature('https://a.example', 3))).toBeInstanceOf(WechatNotSetUp)
  expect(await failureOf(wechat.qrcode('login'))).toBeInstanceOf(WechatNotSetUp)
  expect(standIn.received).toHaveLength(0)
})

const notification = {
  openid: 'oLin',
  title: '退款通知',
  time: '2026-03-01 09:00',
  page: 'https://m.example.com/order',
}

it('notifies somebody who has subscribed', async () => {
  const wechat = await open({ messageTemplate: 'template-1' })
  await expect(wechat.sendSubscribeMessage(notification)).resolves.toBeUndefined()
})

it('reports that somebody has not subscribed', async () => {
  const wechat = await open({ messageTemplate: 'template-1' })
  const asked = wechat.sendSubscribeMessage({ ...notification, openid: 'oStranger' })
  await expect(asked).rejects.toMatchObject({ errcode: 43101, isForToken: false })
})

it('sends no notification without a template', async () => {
  const wechat = await open()
  await expect(wechat.sendSubscribeMessage(notification)).rejects.toBeInstanceOf(WechatNotSetUp)
})
