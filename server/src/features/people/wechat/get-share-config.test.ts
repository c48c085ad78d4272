import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { failures } from '#contract/wire/failure.ts'
import { wechatCalls, wechatFailures } from '#contract/people/wechat.ts'
import { sandboxTicket } from '#server/providers/wechat/sandbox.ts'
import { openWechatServer } from '#server/testing/wechat-server.ts'
import type { WechatServer } from '#server/testing/wechat-server.ts'

let server: WechatServer
let official: WechatServer
const signed: [url: string, type: number][] = []
beforeAll(async () => {
  server = await openWechatServer()
  official = await openWechatServer({
    env: { PUBLIC_ORIGIN: 'https://m.example.com' },
    wechat: {
      jsTicketSignature: async (url, type) => {
        signed.push([url, type])
        return { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' }
      },
    },
  })
})
afterAll(() => Promise.all([server.close(), official.close()]))

it('signs the address of a page', async () => {
  const url = 'http://localhost:3000/home?lang=zh'
  const config = await server.client().call(wechatCalls.share, { url, wx_type: 1 })
  const text = `jsapi_ticket=${sandboxTicket}&noncestr=${config.nonceStr}&timestamp=${config.timestamp}&url=${url}`
  expect(config).toMatchObject({
    appId: 'wx-sandbox',
    signature: createHash('sha1').update(text).digest('hex'),
  })
})

it('hands the address on as the page spells it', async () => {
  const url = 'https://m.example.com/home?a=杏 林&b=%E6%9D%8F'
  await official.client().call(wechatCalls.share, { url, wx_type: 3 })
  expect(signed).toEqual([[url, 3]])
})

it.each(['https://evil.example/', 'http://localhost/', 'ftp://m.example.com/', '/home', 'm.example.com'])(
  'does not sign %s',
  async (url) => {
    const answer = await official.client().ask(wechatCalls.share, { url, wx_type: 1 })
    expect(answer).toMatchObject({ status: wechatFailures.foreignAddress.status, data: null })
  },
)

it('answers what a QR code must hold', async () => {
  const made = await server.client().call(wechatCalls.qrcode, { scene: 'follow-1' })
  expect(made).toMatchObject({
    url: '/sandbox/wechat/follow?scene=follow-1',
    image: '',
    expire_seconds: 1800,
  })
  const page = await fetch(server.url + made.url)
  expect(await page.text()).toContain('<code>follow-1</code>')
})

it('makes no QR code for a scene that WeChat would not take', async () => {
  const careless = { ...wechatCalls.qrcode, input: z.looseObject({}) }
  const answer = await server.client().ask(careless, { scene: 'a b' })
  expect(answer.status).toBe(failures.parameterError.status)
})
