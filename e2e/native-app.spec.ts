import { agents } from './harness/agents.ts'
import { insideApp, toldToApp } from './harness/native-app.ts'
import { expect, test } from './harness/test.ts'

test.use({ userAgent: agents.app })

test('the app renders the bar itself', async ({ page }) => {
  await insideApp(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goto('/privacyTreaty?agreement_id=6')
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
})

for (const os of ['ios', 'android'] as const) {
  test(`/login is left to the native login page (${os})`, async ({ page }) => {
    await insideApp(page, { os })
    await page.goto('/login')
    await expect
      .poll(() => toldToApp(page))
      .toContainEqual(expect.objectContaining({ action: 'pushNative', page: 'login' }))
    await expect(page.getByLabel('手机号', { exact: true })).toHaveCount(0)
  })
}

test('calls name the app they come from', async ({ page }) => {
  await insideApp(page)
  const asked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/'),
  )
  await page.goto('/privacyTreaty?agreement_id=6')
  const fields = new URLSearchParams((await asked).postData() ?? '')
  expect(fields.get('platform')).toBe('10')
  expect(fields.get('is_wechat')).toBe('1')
})
