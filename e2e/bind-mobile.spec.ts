import { logIn, loginForm, outboxCode } from './harness/log-in.ts'
import { masked } from './harness/register.ts'
import { axe } from './harness/axe.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('a new number replaces the old one', async ({ page }) => {
  const phone = newPhone()
  const other = newPhone()
  await logIn(page, phone, '/bindMobile')
  await page.getByLabel('新手机号', { exact: true }).fill(other)
  await page.getByRole('button', { name: '获取验证码' }).first().click()
  await page.getByLabel('验证码', { exact: true }).fill(await outboxCode(page, other))
  const submit = page.getByRole('button', { name: '绑定', exact: true })
  await tells(page, '请验证原手机号或登录密码', () => submit.click())
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('原手机号验证码').fill(await outboxCode(page, phone))
  await axe(page)
  await submit.click()
  await expect(page).not.toHaveURL(/\/bindMobile/)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText(`您好，${masked(other)}`)).toBeVisible()
})

test('the lock of the send button survives a reload', async ({ page }) => {
  await page.goto('/login')
  const form = loginForm(page)
  await form.phone.fill(newPhone())
  await form.send.click()
  await expect(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
})
