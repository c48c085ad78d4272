import { axe } from './harness/axe.ts'
import { outboxCode } from './harness/log-in.ts'
import { initialPassword, masked, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'
import type { Page } from '@playwright/test'

async function fillPasswordLogin(page: Page, username: string, password: string) {
  await page.getByLabel('账号或手机号', { exact: true }).fill(username)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

test('the initial password must be changed before it logs in', async ({ page }) => {
  const phone = newPhone()
  await registerNumber(phone)
  const initial = await initialPassword(page, phone)
  await page.goto('/login?way=password&from=%2FaboutUs')
  await fillPasswordLogin(page, phone, initial)
  const tip = page.getByRole('alertdialog', { name: '安全提示' })
  await expect(tip).toContainText('初始密码')
  await tip.getByRole('button', { name: '暂不登录' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await tip.getByRole('button', { name: '立即修改' }).click()
  await expect(page).toHaveURL(new RegExp(`/changePassword\\?phone=${phone}`))
  await expect(page.getByLabel('账号或手机号', { exact: true })).toHaveValue(phone)

  const submit = page.getByRole('button', { name: '修改密码', exact: true })
  await page.getByLabel('原密码').fill(initial)
  await page.getByLabel('新密码', { exact: true }).fill('short1')
  await tells(page, '密码须为 8 至 20 位，并同时包含字母和数字', () => submit.click({ force: true }))
  await page.getByLabel('新密码', { exact: true }).fill('Better1234')
  await page.getByLabel('再次输入新密码').fill('Better1235')
  await tells(page, '两次输入的密码不一致', () => submit.click({ force: true }))
  await page.getByLabel('再次输入新密码').fill('Better1234')
  await submit.click()

  await expect(page).toHaveURL(/\/login\?way=password/)
  await fillPasswordLogin(page, phone, 'Better1234')
  await expect(page).toHaveURL(/\/aboutUs/)
})

test('a user who forgot the password sets a new one by SMS code', async ({ page }) => {
  const phone = newPhone()
  await registerNumber(phone)
  await page.goto('/login?way=password')
  await page.getByRole('link', { name: '忘记密码？' }).click()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await outboxCode(page, phone))
  await page.getByLabel('新密码', { exact: true }).fill('Better1234')
  await page.getByLabel('再次输入新密码').fill('Better1234')
  await page.getByRole('button', { name: '设置新密码' }).click()
  await expect(page).toHaveURL(/\/login\?way=password/)
  await fillPasswordLogin(page, phone, 'Better1234')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('banner').getByText(`您好，${masked(phone)}`)).toBeVisible()
})

test('an overdue password may still be used for a while, then must be changed', async ({ page }) => {
  const phone = newPhone()
  await registerNumber(phone)
  const password = await initialPassword(page, phone)
  const age = (days: string) => page.request.post('/sandbox/password-age', { form: { phone, days } })
  await age('130')
  await page.goto('/login?way=password&from=%2FaboutUs')
  await fillPasswordLogin(page, phone, password)
  const tip = page.getByRole('alertdialog', { name: '安全提示' })
  await expect(tip).toContainText('您的密码已过期，请先修改密码再登录')
  await axe(page)
  await expect(tip.getByRole('button', { name: '继续登录' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(tip).toBeHidden()
  await expect(page).toHaveURL(/\/login/)
  await age('100')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await expect(tip).toContainText('建议尽快修改')
  await tip.getByRole('button', { name: '继续登录' }).click()
  await expect(page).toHaveURL(/\/aboutUs$/)
})

test('a wrong password shows a message and no dialog', async ({ page }) => {
  await page.goto('/login?way=password')
  await tells(page, '用户名或密码错误', () => fillPasswordLogin(page, 'nobody-at-all', 'Wrong12345'))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.getByRole('button', { name: '显示密码' }).click()
  await expect(page.getByLabel('密码', { exact: true })).toHaveAttribute('type', 'text')
})
