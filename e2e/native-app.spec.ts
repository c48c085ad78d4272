import { agents } from './harness/agents.ts'
import type { SimulatedHost } from '#web/platform/bridge-simulator.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { insideApp, toldToApp } from './harness/native-app.ts'
import { registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

test.use({ userAgent: agents.app })

test('the home has no bar in the app; elsewhere back goes to the app', async ({ page }) => {
  await insideApp(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeAttached()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.goto('/expertList')
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: '返回' }).click()
  await expect
    .poll(() => toldToApp(page))
    .toContainEqual(expect.objectContaining({ action: 'notice', type: 'goBack' }))
  await expect(page).toHaveURL(/\/expertList/)
  // Once the page is idle the app is asked to keep its scripts and styles.
  const cached = expect.arrayContaining([expect.stringMatching(/\/assets\/start-.*\.js$/)])
  await expect
    .poll(() => toldToApp(page))
    .toContainEqual(expect.objectContaining({ action: 'resourceCache', data: cached }))
})

test('the app logs in who is logged in there, and the device follows the login', async ({ page }) => {
  const login = await registerNumber(newPhone())
  const device = { deviceId: `device-${login.userid}`, pushId: 'push' }
  await insideApp(page, { os: 'ios', answers: { getStorage: { login }, getData: { device } } })
  const saved = page.waitForRequest('**/insertOrUpdateEquipmentRecord')
  await page.goto('/')
  const record = new URLSearchParams((await saved).postData()!)
  expect(Object.fromEntries(record)).toMatchObject({ ...device, equipmentType: '10' })
  // The part of the page that follows the device comes after what one sees, and begins by saving it.
  const followed = page.waitForRequest('**/insertOrUpdateEquipmentRecord')
  await page.goto('/personalCenter')
  await followed
  const forgotten = page.waitForRequest('**/deleteEquipmentRecord')
  await page.getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  expect(new URLSearchParams((await forgotten).postData()!).get('deviceId')).toBe(device.deviceId)
  // The app still knows the person, who has left on purpose.
  await expect(page).toHaveURL(/\/$/)
  await page.reload()
  await expect(page.getByRole('heading', { name: '杏林', level: 1 })).toBeAttached()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userid'))).toBeNull()
})

test('a logout that the app asks for is not told back', async ({ page }) => {
  await insideApp(page)
  await logIn(page, newPhone(), '/personalCenter')
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
  await page.evaluate(() => (window as unknown as SimulatedHost).xinglinNative?.({ type: 'logout' }))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userid'))).toBeNull()
  const said = await toldToApp(page)
  expect(said.filter(({ type }) => type === 'logout')).toEqual([])
})

test('coming back to the app rebuilds nothing', async ({ page }) => {
  await insideApp(page)
  await logInAsDoctor(page, '林晓', '/doctorMainPage?doctor_id=1')
  const heading = page.getByRole('main').getByRole('heading').first()
  await heading.evaluate((element) => element.setAttribute('data-seen', ''))
  const asked = page.waitForResponse('**/getuserinfo')
  await page.evaluate(() => (window as unknown as SimulatedHost).xinglinNative?.({ type: 'becomeActive' }))
  await asked
  await expect(page.locator('[data-seen]')).toHaveCount(1)
})

test('the banner is asked for as in a browser', async ({ page }) => {
  await insideApp(page)
  await page.goto('/')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  const asked = page.waitForRequest('**/v2/*/banner')
  await page.evaluate(() =>
    (window as unknown as SimulatedHost).xinglinNative?.({
      type: 'switchCollege',
      data: { college_id: 3, college_name: '骨科' },
    }),
  )
  expect(new URLSearchParams((await asked).postData()!).get('platform')).toBe('8')
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
