import { agents } from './harness/agents.ts'
import { insideApp, toldToApp } from './harness/native-app.ts'
import { makeHandOff, masked, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import type { SimulatedHost } from '#web/platform/bridge-simulator.ts'

test.use({ userAgent: agents.app })

const nativeLogin = expect.objectContaining({ action: 'pushNative', page: 'login' })

test('the token of the carrier logs in once the app says that its login page is done', async ({ page }) => {
  const phone = newPhone()
  const carrierToken = { gyuid: 'journey', access_token: `sandbox-${phone}` }
  await insideApp(page, { os: 'ios', answers: { getData: { carrierToken } } })
  await page.goto('/personInfor')
  await expect.poll(() => toldToApp(page)).toContainEqual(nativeLogin)
  expect(await toldToApp(page)).toContainEqual(expect.objectContaining({ data: { from: '/personInfor' } }))
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '打开登录页' })).toBeVisible()
  await page.evaluate(() => (globalThis as SimulatedHost).xinglinNative?.({ type: 'login' }))
  await expect(page).toHaveURL(/\/personInfor$/)
  await expect(page.getByText(masked(phone)).first()).toBeVisible()
})

test('an app that has the token opens the login with it; one that has none says so', async ({ page }) => {
  await insideApp(page, { os: 'android' })
  await tells(page, '未能获取本机号码，请使用其他方式登录', () =>
    page.goto('/login?carrier=1&from=%2FaboutUs'),
  )
  expect(await toldToApp(page)).not.toContainEqual(nativeLogin)
  await page.getByRole('button', { name: '打开登录页' }).click()
  expect(await toldToApp(page)).toContainEqual(nativeLogin)
  const carrierToken = JSON.stringify({ gyuid: 'journey', access_token: `sandbox-${newPhone()}` })
  await insideApp(page, { os: 'android', answers: { getData: { carrierToken } } })
  await page.goto('/login?carrier=1&from=%2FaboutUs')
  await expect(page).toHaveURL(/\/aboutUs$/)
})

test('a copied code logs in inside the app', async ({ page }) => {
  const phone = newPhone()
  const { token } = await registerNumber(phone)
  await insideApp(page)
  const code = await makeHandOff(page, '/aboutUs', token)
  await page.goto(`/login?shear=${code}`)
  await page.getByRole('button', { name: '登录并打开' }).click()
  await expect(page).toHaveURL(/\/aboutUs$/)
  expect(await toldToApp(page)).not.toContainEqual(nativeLogin)
})
