import type { Request } from '@playwright/test'
import { agents } from './harness/agents.ts'
import { findEmptyPages } from './harness/find-empty-pages.ts'
import { logIn } from './harness/log-in.ts'
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

  test('its own page says who somebody is, and brings them back', async ({ page }) => {
    const opened: string[] = []
    await page.exposeFunction('noteOpened', (url: string) => void opened.push(url))
    await page.addInitScript(() => {
      const noteOpened = (page: { url: string }) =>
        (window as unknown as { noteOpened: (url: string) => void }).noteOpened(page.url)
      const miniProgram = { redirectTo: noteOpened, navigateTo: noteOpened, postMessage: () => undefined }
      Object.assign(window, { wx: { miniProgram } })
    })
    const login = '/pages/login/login?redirect=%2F&state=abc'
    const types: (string | null)[] = []
    await page.route('**/authorizeinfo', (route) => {
      types.push(new URLSearchParams(route.request().postData() ?? '').get('wx_type'))
      const data = {
        userid: 0,
        token: '',
        refresh_token: '',
        sys_token: '',
        openid: '',
        unionid: '',
        photo: '',
      }
      return route.fulfill({
        json: { status: 200, message: '', data: { ...data, if_auth: false, url: login } },
      })
    })
    await page.goto('/homeConsultingDetail?information_id=7')
    await expect.poll(() => opened).toEqual([login])
    expect(types).toEqual(['2'])
  })
})

test('elsewhere a call is marked as not coming from WeChat', { tag: '@desk' }, async ({ page }) => {
  const asked = page.waitForRequest((request) => isCall(request) && request.postData() !== null)
  await page.goto('/homeConsultingDetail?information_id=7')
  expect(new URLSearchParams((await asked).postData()!).get('is_wechat')).toBe('1')
})
