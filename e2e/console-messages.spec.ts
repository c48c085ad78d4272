import type { Page } from '@playwright/test'
import { userTypes } from '#contract/people/account.ts'
import { profileCalls } from '#contract/people/profile.ts'
import { axe } from './harness/axe.ts'
import { agree, askFor, consolePhones, openConsole, openRequest, visitConsole } from './harness/console.ts'
import { logIn } from './harness/log-in.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

/** One person may write to 20 people a day. */
const moreThanOneMayWriteTo = 21

/** Registers doctors of a department in Hubei, none of whom another journey is about. Returns the phone of one. */
async function registerDoctors(page: Page, department: string): Promise<string> {
  const work = { hospital: '江城大学附属第一医院', department, title: '主治医师' }
  let phone = ''
  for (let count = 0; count < moreThanOneMayWriteTo; count++) {
    phone = newPhone()
    const { token } = await registerNumber(phone)
    await post(page, profileCalls.setUserType.path, { user_type: String(userTypes.doctor) }, token)
    await post(page, profileCalls.saveForm.path, { truename: '顾清和', ...work }, token)
  }
  return phone
}

test('a message reaches the cardiologists of one province once a second person agrees @desk', async ({
  page,
}) => {
  test.slow()
  const title = `湖北心血管病例讨论 ${Date.now()}`
  const department = `心血管内科 ${Date.now()}`
  const phone = await registerDoctors(page, department)
  await openConsole(page, consolePhones.support)
  await expect(page.getByRole('heading', { name: '今日' })).toBeVisible()
  await visitConsole(page, 'announcements/new')
  await page.getByLabel('标题', { exact: true }).fill(title)
  await page.getByLabel('摘要', { exact: true }).fill('本周五晚八点，线上讨论三例疑难病例。')
  await page.getByRole('combobox', { name: '消息分类' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: '会议' }).click()
  await page.getByRole('checkbox', { name: '湖北' }).check()
  await page.getByRole('textbox', { name: '收件人：科室包含' }).fill(department)
  await expect(page.getByRole('status').getByText(`当前共 ${moreThanOneMayWriteTo} 人符合条件`)).toBeVisible()
  await axe(page, 'main')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page).toHaveURL(/\/console\/announcements\/\d+$/)
  const address = new URL(page.url()).pathname.replace('/console/', '')

  await page.getByRole('button', { name: '发给自己测试' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '发给自己测试' }).click()
  await expect(page.getByText('已完成 1 条')).toBeVisible()
  await askFor(page, '发送', '区域病例讨论通知')

  // Whoever sends no messages gets nothing of it, not even by its address.
  await openConsole(page, consolePhones.unionClerk, address)
  await expect(page.getByText('没有这个页面')).toBeVisible()
  await page.goto('/console/audit')
  await expect(page.getByText('没有这个页面')).toBeVisible()

  await openConsole(page, consolePhones.administrator)
  await page.getByRole('main').getByRole('link', { name: '后台任务' }).click()
  await expect(page.getByRole('heading', { name: '后台任务', exact: true })).toBeVisible()
  await openRequest(page, title)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  const people = page.getByRole('insertion').getByText(String(moreThanOneMayWriteTo), { exact: true })
  await expect(people).toBeVisible()
  await axe(page, 'main')
  await agree(page)
  await expect(async () => {
    await page.goto(`/console/${address}`)
    await expect(page.getByText('已发送')).toBeVisible({ timeout: 2000 })
  }).toPass()

  await visitConsole(page, `audit?f.target=${address.replace('/', ' ')}`)
  const entry = page.getByRole('row').filter({ hasText: '区域病例讨论通知' }).first()
  await expect(entry).toContainText('发送')
  await entry.getByRole('link').first().click()
  await expect(page.getByText(title).first()).toBeVisible()

  await logIn(page, phone)
  await page.goto('/messageList')
  await page.getByText(title).click()
  await expect(page.getByText('本周五晚八点，线上讨论三例疑难病例。')).toBeVisible()
})
