import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('from the menu to a department, its introduction and its doctors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('link', { name: '科室主页' }).click()
  await expect(page).toHaveURL(/\/departmentHomePage\?type=1&name=/)
  const main = page.getByRole('main')
  await main.locator('a[href^="/departmentDetail"]').first().click()
  await expect(main.getByRole('heading', { name: '科室医生' })).toBeVisible()
  await main.locator('a[href^="/briefIntroduction"]').click()
  await expect(main.getByText('现有开放床位')).toBeVisible()
  await page.goBack()
  await main.locator('a[href^="/doctorList"]').click()
  await main.locator('a[href^="/doctorMainPage"]').first().click()
  await main.locator('a[href^="/departmentDetail"]').click()
  await expect(main.getByRole('heading', { name: '科室动态' })).toBeVisible()
})

test('a department is found and subscribed to, and its content appears in the follow feed', async ({
  page,
}) => {
  await logIn(page, newPhone(), '/departmentHomeSearch')
  const box = page.getByRole('combobox', { name: '搜索科室' })
  await box.fill('sjwk')
  await box.press('Enter')
  const found = page.getByRole('main').locator('a[href^="/departmentDetail"]').first()
  await expect(found.locator('mark')).toHaveText('神经外科')
  await found.click()
  const subscribe = page.getByRole('button', { name: '订阅', exact: true })
  await tells(page, '订阅成功，新内容将出现在关注中', () => subscribe.click())
  await page.goto('/departmentHomePage?type=2')
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(1)
  await page.goto('/followContent')
  await page
    .getByRole('link', { name: /^来自 .*神经外科/ })
    .first()
    .click()
  const subscribed = page.getByRole('button', { name: '已订阅' })
  await tells(page, '已取消订阅', () => subscribed.click())
  await expect(subscribe).toBeVisible()
})
