import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('from the encyclopedia to a product, and to an article that mentions it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/encyclopediasHome')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '药品' })).toBeVisible()
  await page.getByLabel('搜索药械').fill('达格列净')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await main.getByRole('link', { name: /达格列净片/ }).click()
  await expect(page).toHaveURL(/productDetail/)
  await expect(main.getByRole('heading', { name: '达格列净片' })).toBeVisible()

  await page.getByRole('button', { name: /^预览 达格列净片说明书/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: '适应症' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^下载 达格列净片说明书/ }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)

  await page.getByRole('tab', { name: /^资讯/ }).click()
  await expect(page).toHaveURL(/tab=information/)
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page).toHaveURL(/homeConsultingDetail/)
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('tab', { name: /^资讯/, selected: true })).toBeVisible()
})

test('a large meeting links to the products that it is about', async ({ page }) => {
  await page.goto('/meetingHome?meeting_id=1')
  await page.getByRole('region', { name: '相关药械' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/productDetail/)
})

test('a company is subscribed to and unsubscribed from', async ({ page }) => {
  await logIn(page, newPhone(), '/companyDetail?company_id=1')
  const subscribe = page.getByRole('button', { name: '订阅', exact: true })
  const subscribed = page.getByRole('button', { name: '已订阅' })
  await tells(page, '订阅成功，新内容将出现在关注中', () => subscribe.click())
  await page.reload()
  await expect(subscribed).toBeVisible()
  await tells(page, '已取消订阅', () => subscribed.click())
  await page.reload()
  await expect(subscribe).toBeVisible()
  await page.getByRole('tab', { name: /^产品/ }).click()
  await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
})

test('devices are found by class, and products by letter', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/medicalEquipmentClassification')
  await page.getByRole('button', { name: '无源植入器械' }).click()
  await page.getByRole('link', { name: /^关节假体/ }).click()
  await expect(page.getByRole('link', { name: /全膝关节假体系统/ })).toBeVisible()
  await page.goto('/productCatalog')
  await page.getByRole('button', { name: 'L', exact: true }).click()
  await expect(page.getByRole('link', { name: /利伐沙班片/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /阿托伐他汀钙片/ })).toBeHidden()
})
