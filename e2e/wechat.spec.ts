import type { Request } from '@playwright/test'
import { wechatCalls } from '#contract/people/wechat.ts'
import { orderText } from '#web/features/commerce/orders/text.ts'
import { shareText } from '#web/features/community/share/text.ts'
import { workText } from '#web/features/library/works/text.ts'
import { agents } from './harness/agents.ts'
import { findEmptyPages } from './harness/find-empty-pages.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { openMiniProgram } from './harness/mini-program.ts'
import { findPaidWork, workAddress } from './harness/paid-work.ts'
import { masked, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

const isCall = (request: Request) =>
  request.method() === 'POST' && /\/(?:api|MedicalCollege)\//.test(request.url())

test.describe('inside WeChat', () => {
  test.use({ userAgent: agents.wechat })

  test('every call is marked as coming from WeChat', async ({ page }) => {
    const bodies: string[] = []
    page.on('request', (request) => {
      if (isCall(request) && request.postData()) bodies.push(request.postData()!)
    })
    await page.goto('/privacyTreaty?agreement_id=6')
    await expect.poll(() => bodies.length).toBeGreaterThan(0)
    const said = bodies.map((body) => new URLSearchParams(body).get('is_wechat'))
    expect(new Set(said)).toEqual(new Set(['2']))
  })

  test('somebody who has logged out stays out', async ({ page }) => {
    await logIn(page, newPhone(), '/personalCenter')
    await page.getByRole('button', { name: '退出登录' }).click()
    const authorizations: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/authorizeinfo')) authorizations.push(request.url())
    })
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
    expect(authorizations).toEqual([])
  })

  test('an authorization that knows the person logs in', async ({ page }) => {
    const phone = newPhone()
    const login = await registerNumber(phone)
    const answer = { ...login, openid: '', unionid: '', photo: '', if_auth: true, url: '' }
    await page.route('**/authorizeinfo', (route) =>
      route.fulfill({ json: { status: 200, message: '', data: answer } }),
    )
    await page.goto('/')
    await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
  })

  test('the server renders every page that visitors may open', async ({ page }) => {
    expect(await findEmptyPages(page)).toEqual([])
  })
})

test.describe('inside the mini-program', () => {
  test.use({ userAgent: `${agents.wechat} miniProgram` })

  test('its own pages say who somebody is, share and pay', async ({ page }, info) => {
    const site = info.project.use.baseURL!
    const miniProgram = await openMiniProgram(page, site)
    const isKnown = page.waitForResponse(`**${wechatCalls.userinfo.path}`)
    const types: (string | null)[] = []
    page.on('request', (request) => {
      if (!request.url().endsWith('/authorizeinfo')) return
      types.push(new URLSearchParams(request.postData() ?? '').get('wx_type'))
    })
    const address = '/homeConsultingDetail?information_id=7'
    await page.goto(address)
    const { data } = (await (await isKnown).json()) as { data: { openid: string } }
    expect(data.openid).toBe('sandbox-2-he')
    expect(new Set(types)).toEqual(new Set(['2']))
    expect(miniProgram.opened[0]).toMatch(/^\/pages\/login\/login\?/)
    // Code and state are gone from the address of the page that goes on.
    await expect(page).toHaveURL(address)

    await page.getByRole('button', { name: shareText.zh.share }).first().click()
    await page.getByRole('button', { name: shareText.zh.toFriend }).click()
    await expect.poll(() => miniProgram.opened.at(-1)).toContain('/pages/share/share?')
    expect(miniProgram.share()).toMatchObject({ path: expect.stringContaining(encodeURIComponent(address)) })
    await miniProgram.goBack()

    const work = await findPaidWork(page)
    await logInAsDoctor(page, '顾清和', workAddress(work))
    await page.getByRole('button', { name: workText.zh.buy }).first().click()
    await page.getByRole('button', { name: /^支付 ¥/ }).click()
    await expect(page.getByRole('heading', { name: orderText.zh.faces.paid.title })).toBeVisible()
    await expect.poll(() => miniProgram.opened.at(-1)).toContain('/pages/pay/pay?')
  })
})

test('elsewhere a call is marked as not coming from WeChat', { tag: '@desk' }, async ({ page }) => {
  const asked = page.waitForRequest((request) => isCall(request) && request.postData() !== null)
  await page.goto('/homeConsultingDetail?information_id=7')
  expect(new URLSearchParams((await asked).postData()!).get('is_wechat')).toBe('1')
})
