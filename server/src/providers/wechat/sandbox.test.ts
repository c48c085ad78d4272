import { createHash } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { insertSandboxCode } from './sandbox-codes.queries.ts'
import { sandboxPeople } from './sandbox-people.ts'
import { issueSandboxCode, sandboxTicket, sandboxWechat } from './sandbox.ts'
import { wechatSandboxCodes } from './wechat-provider.tables.ts'
import { WechatRefused } from '#kernel/ports/wechat.ts'

const { db } = (await testApp()).services
const [lin] = sandboxPeople
const save = vi.fn(async () => undefined)

it('leads to the consent page, with the return address as a path', () => {
  const url = sandboxWechat(db, save).authorizeUrl({
    redirect: 'https://m.example.com/home?a=1',
    state: 'abc',
    type: 3,
    profile: true,
  })
  expect(url).toBe('/sandbox/wechat/authorize?redirect_uri=%2Fhome%3Fa%3D1&state=abc&type=3')
})

it('exchanges a code once, also when it comes twice at the same time', async () => {
  const wechat = sandboxWechat(db, save)
  const code = await issueSandboxCode(db, lin, 1)
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => wechat.exchangeCode(code, 1)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toEqual([
    {
      status: 'fulfilled',
      value: { openid: 'sandbox-1-lin', unionid: 'sandbox-union-lin', nickname: '林晓 Lin Xiao' },
    },
  ])
  await expect(wechat.exchangeCode(code, 1)).rejects.toMatchObject({ errcode: 40029, isForCode: true })
})

it('accepts a code for its own kind of app only', async () => {
  const code = await issueSandboxCode(db, lin, 2)
  await expect(sandboxWechat(db, save).exchangeCode(code, 1)).rejects.toBeInstanceOf(WechatRefused)
  expect(await sandboxWechat(db, save).exchangeCode(code, 2)).toMatchObject({ openid: 'sandbox-2-lin' })
})

it('rejects an expired code, and deletes it with the next', async () => {
  const digest = createHash('sha256').update('old').digest()
  await insertSandboxCode(db, { digest, app_type: 1, person: 'lin' }, -1)
  await expect(sandboxWechat(db, save).exchangeCode('old', 1)).rejects.toMatchObject({ errcode: 40029 })
  await issueSandboxCode(db, lin, 1)
  const left = await db.select().from(wechatSandboxCodes)
  expect(left.filter((row) => row.digest.equals(digest))).toEqual([])
})

it('stores no code in plain text', async () => {
  const code = await issueSandboxCode(db, lin, 1)
  const rows = await db.select().from(wechatSandboxCodes)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.some((row) => row.digest.includes(code))).toBe(false)
})

it('signs pages with a ticket of its own', async () => {
  const config = await sandboxWechat(db, save).jsTicketSignature('http://localhost/home', 1)
  const text = `jsapi_ticket=${sandboxTicket}&noncestr=${config.nonceStr}&timestamp=${config.timestamp}&url=http://localhost/home`
  expect(config).toMatchObject({
    appId: 'wx-sandbox',
    signature: createHash('sha1').update(text).digest('hex'),
  })
})

it('returns what a QR code would contain, and renders none', async () => {
  const made = await sandboxWechat(db, save, 'http://m.example.com').qrcode('login')
  expect(made).toMatchObject({ url: 'http://m.example.com/sandbox/wechat/follow?scene=login', image: '' })
  expect(made.ticket).toMatch(/^[\w-]{32}$/)
})

it('shows in the outbox what it would have sent', async () => {
  const message = {
    openid: 'sandbox-1-lin',
    title: '退款通知',
    time: '2026-03-01 09:00',
    page: 'http://x/order',
  }
  await sandboxWechat(db, save).sendSubscribeMessage(message)
  expect(save).toHaveBeenCalledExactlyOnceWith({
    kind: 'push',
    recipient: 'sandbox-1-lin',
    text: '退款通知\n2026-03-01 09:00',
  })
})
