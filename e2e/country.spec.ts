import { loginForm, outboxCode } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('a foreign number logs in; the input survives', async ({ page }) => {
  const phone = newPhone().slice(0, 10)
  await page.goto('/login')
  const form = loginForm(page)
  await form.phone.fill(phone)
  // Too short for a Chinese number.
  await tells(page, '请输入正确的手机号', () => form.send.click())
  await page.getByRole('button', { name: '国家或地区代码 +86' }).click()
  const sheet = page.getByRole('dialog', { name: '选择国家或地区' })
  await sheet.getByLabel('搜索国家、地区或区号').fill('日本')
  await sheet.getByRole('button', { name: /日本/ }).click()
  await expect(page.getByRole('button', { name: '国家或地区代码 +81' })).toBeVisible()
  await expect(form.phone).toHaveValue(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await expect(page).toHaveURL(/\/$/)
})

test('the countries are listed from A to Z on a separate screen', async ({ page }) => {
  await page.goto('/nationalList')
  await expect(page.getByRole('heading', { name: 'A', exact: true })).toBeVisible()
  expect(await page.locator('.country-list-group .list-row').count()).toBeGreaterThan(200)
  await page.getByRole('navigation').getByRole('button', { name: 'J', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'J', exact: true })).toBeInViewport()
  await page.getByLabel('搜索国家、地区或区号').fill('+49')
  await expect(page.locator('.country-list-group .list-row')).toHaveCount(1)
  await page.getByRole('button', { name: /德国/ }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: '国家或地区代码 +49' })).toBeVisible()
})
