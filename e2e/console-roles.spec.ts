import { feedbackCalls } from '#contract/people/feedback.ts'
import type { OwnFeedback } from '#contract/people/feedback.ts'
import {
  consolePhones,
  doAction,
  openConsole,
  openFirst,
  refusesAction,
  visitConsole,
} from './harness/console.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

// What `console-day.spec.ts` leaves of the roles: a day of each.

test('a union clerk founds a union and sets what a department promises @desk', async ({ page }) => {
  await openConsole(page, consolePhones.unionClerk)
  await page.getByRole('link', { name: /待审核科联体/ }).click()
  await page.getByRole('row').filter({ hasText: '钱江呼吸慢病科联体' }).getByRole('link').first().click()
  await doAction(page, '通过')
  await expect(page.getByText('已成立')).toBeVisible()
  await page.getByRole('link', { name: '联盟成员' }).last().click()
  await expect(page.getByRole('row').filter({ hasText: '韩静姝' })).toContainText('负责人')

  await openFirst(page, 'consultation-promises?f.q=脊柱外科', '脊柱外科')
  await page.getByRole('spinbutton', { name: /^\* 承诺/ }).fill('2')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('不能小于 5')).toBeVisible()
  await page.getByRole('spinbutton', { name: /^\* 承诺/ }).fill('240')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('已保存')).toBeVisible()
  await visitConsole(page, 'consultation-promises?f.q=脊柱外科')
  await expect(page.getByRole('row').filter({ hasText: '脊柱外科' })).toContainText('240')
  await refusesAction(page, 'unions', 'pass')
})

test('support answers feedback, and the member reads it @desk', async ({ page }) => {
  const { token } = await registerNumber(newPhone())
  const content = `导出的学分表打不开 ${Date.now()}`
  await post(page, feedbackCalls.send.path, { kind: 'fault', content }, token)

  await openConsole(page, consolePhones.support)
  await page.getByRole('link', { name: /待回复反馈/ }).click()
  await page.getByRole('row').filter({ hasText: content }).getByRole('link').first().click()
  await page.getByRole('button', { name: '回复', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '回复' })
  await dialog.getByRole('button', { name: '回复', exact: true }).click()
  await expect(dialog.getByText('必填')).toBeVisible()
  await dialog.getByRole('textbox', { name: '回复' }).fill('请用新版表格软件打开')
  await dialog.getByRole('button', { name: '回复', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { data } = await post<{ data: OwnFeedback[] }>(page, feedbackCalls.own.path, { page: '1' }, token)
  expect(data[0]).toMatchObject({ content, answer: '请用新版表格软件打开' })
  await refusesAction(page, 'feedback', 'answer')
})

test('an analyst reads figures and takes them along, and changes nothing @desk', async ({ page }) => {
  await openConsole(page, consolePhones.analyst, 'figures')
  const visitors = page.locator('.figures-card').filter({ has: page.getByRole('heading', { name: '访客' }) })
  await visitors.getByText('按日数据').click()
  await expect(visitors.getByRole('row')).toHaveCount(31)
  await page.getByRole('combobox', { name: '学科' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: '心血管内科' }).click()
  await expect(page).toHaveURL(/subject=\d+/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await visitConsole(page, 'sponsor-reports')
  await expect(page.getByText('请选择企业').last()).toBeVisible()
  await page.getByRole('combobox', { name: '企业' }).click()
  await page.locator('.ant-select-item-option').first().click()
  await expect(page).toHaveURL(/company=\d+/)
  await expect(page.getByRole('button', { name: '导出 Excel' })).toBeEnabled()

  // Nothing else is in the menu or behind an address.
  await visitConsole(page, 'refunds')
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
})
