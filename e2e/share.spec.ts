import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

const article = '/homeConsultingDetail?information_id=1'

test('a shared link is copied, and visitors who open it are counted', async ({ page, context, browser }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await logIn(page, newPhone(), article)
  await page.getByRole('button', { name: '分享' }).click()
  const sheet = page.getByRole('dialog', { name: '分享到' })
  await expect(sheet.getByText('有人通过您的分享到访后，这里会显示人数')).toBeVisible()
  await axe(page)
  await tells(page, '链接已复制', () => sheet.getByRole('button', { name: '复制链接' }).click())
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/homeConsultingDetail\?information_id=1&sid=[\w-]{12}$/)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  const other = await browser.newContext()
  const visitor = await other.newPage()
  const counted = visitor.waitForResponse('**/share/visit')
  await visitor.goto(link)
  await counted
  await visitor.reload()
  await other.close()
  // The sharer opens the link too, which does not count.
  await page.goto(link)
  await page.getByRole('button', { name: '分享' }).click()
  await expect(sheet.getByText('已有 1 人通过您的分享到访')).toBeVisible()
})

test('pages without a bar of their own are shared from the one above', async ({ page }) => {
  test.slow()
  for (const address of [
    '/channelHome?channel_id=1',
    '/diseaseHomepage?disease_id=1',
    '/operationHomepage?operation_id=1',
    '/partHomepage?part_id=5',
    '/electronicDataPackage?id=1',
    '/questionnaire?id=1',
  ]) {
    await page.goto(address)
    await page.getByRole('banner').getByRole('button', { name: '分享' }).click()
    const sheet = page.getByRole('dialog', { name: '分享到' })
    await expect(sheet.getByRole('button', { name: '复制链接' }), address).toBeVisible()
  }
})

test('the home of a subject is shared in the words of the subject', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/?college_id=2')
  const asked = page.waitForRequest(/collegeshareconfig\?.*college_id=2/)
  await page.getByRole('button', { name: '分享' }).click()
  await asked
  const sheet = page.getByRole('dialog', { name: '分享到' })
  await tells(page, '链接已复制', () => sheet.getByRole('button', { name: '复制链接' }).click())
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/\?college_id=2$/)
})

test('a poster is created by keyboard alone @desk', async ({ page }) => {
  await page.goto('/doctorMainPage?doctor_id=1')
  await page.getByRole('button', { name: '分享' }).press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: '生成海报' }).press('Enter')
  // The button is gone; the focus stays in the sheet.
  await expect(sheet.locator(':focus')).toHaveCount(1)
  const poster = sheet.getByRole('img', { name: /^分享海报/ })
  await expect(poster).toBeVisible()
  expect(await poster.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(750)
  await axe(page)
  const download = page.waitForEvent('download')
  await sheet.getByRole('link', { name: '保存图片' }).press('Enter')
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '分享' })).toBeFocused()
})
