import { axe } from './harness/axe.ts'
import { consolePhones, openConsole, visitConsole } from './harness/console.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn } from './harness/log-in.ts'
import { expect, test } from './harness/test.ts'

/** At a cardiology department in Hubei. */
const doctorPhone = '13800000001'

test('a message reaches the cardiologists of one province once a second person agrees @desk', async ({
  page,
}) => {
  const title = `湖北心血管病例讨论 ${Date.now()}`
  await openConsole(page, consolePhones.support)
  await expect(page.getByRole('heading', { name: '今日' })).toBeVisible()
  await visitConsole(page, 'announcements/new')
  await page.getByLabel('标题', { exact: true }).fill(title)
  await page.getByLabel('摘要', { exact: true }).fill('本周五晚八点，线上讨论三例疑难病例。')
  await page.getByRole('combobox', { name: '消息分类' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: '会议' }).click()
  await page.getByRole('checkbox', { name: '湖北' }).check()
  await page.getByRole('textbox', { name: '收件人：科室包含' }).fill('心血管')
  await expect(page.getByRole('status').getByText(/当前共 \d+ 人符合条件/)).toBeVisible()
  await axe(page, 'main')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/announcements\/\d+$/)
  const address = new URL(page.url()).pathname.replace('/console/', '')

  await page.getByRole('button', { name: '发给自己测试' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发给自己测试' }).click()
  await expect(page.getByText('已完成 1 条')).toBeVisible()
  await page.getByRole('button', { name: '发送', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '发送' })
  await dialog.getByRole('textbox', { name: '原因' }).fill('区域病例讨论通知')
  await dialog.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('已提交，需另一位同事')).toBeVisible()

  // Whoever sends no messages gets nothing of it, not even by its address.
  await openConsole(page, consolePhones.unionClerk, address)
  await expect(page.getByText('没有这个页面')).toBeVisible()
  await page.goto('/console/audit')
  await expect(page.getByText('没有这个页面')).toBeVisible()

  await openConsole(page, consolePhones.administrator)
  await page.getByRole('main').getByRole('link', { name: '后台任务' }).click()
  await expect(page.getByRole('heading', { name: '后台任务', exact: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: /待我审批的申请/ }).click()
  await page.getByRole('row').filter({ hasText: title }).getByRole('link').first().click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: '同意并执行' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意并执行' }).click()
  await expect(page.getByText('已完成 1 条')).toBeVisible()
  await expect(async () => {
    await page.goto(`/console/${address}`)
    await expect(page.getByText('已发送')).toBeVisible({ timeout: 2000 })
  }).toPass()

  await visitConsole(page, `audit?f.target=${address.replace('/', ' ')}`)
  const entry = page.getByRole('row').filter({ hasText: '区域病例讨论通知' }).first()
  await expect(entry).toContainText('console.run')
  await entry.getByRole('link').first().click()
  await expect(page.getByText(title).first()).toBeVisible()

  await holdAccount(page, doctorPhone)
  await logIn(page, doctorPhone)
  await page.goto('/messageList')
  await page.getByText(title).click()
  await expect(page.getByText('本周五晚八点，线上讨论三例疑难病例。')).toBeVisible()
})
