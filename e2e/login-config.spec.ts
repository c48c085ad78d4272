import type { Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { loginForm, outboxCode } from './harness/log-in.ts'
import { initialPassword, registerNumber } from './harness/register.ts'
import { dragSlider, solveSlide } from './harness/slide.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

// The configuration is global: these tests run one after the other, after all other journeys.
test.describe.configure({ mode: 'serial' })

const standard = { user_identity: 0, verification_code: 0, password_past: 1, password_period: 90 }

const configure = (page: Page, changes: Partial<typeof standard>) =>
  page.request.post('/sandbox/login-config', { form: { ...standard, ...changes } })

test.afterEach(async ({ page }) => {
  await configure(page, {})
})

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '请完成安全验证' })

test('the puzzle comes before the SMS code when the configuration asks for it', async ({ page }) => {
  await configure(page, { verification_code: 1 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  const phone = newPhone()
  await page.goto('/login')
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await expect(sheetOf(page)).toBeVisible()
  expect(sent.filter((path) => path.endsWith('/sendCode'))).toEqual([])
  await axe(page)

  // A movement that no hand makes is rejected.
  await dragSlider(page, 0.7, false)
  await expect(sheetOf(page).getByText('操作异常，请重新拖动滑块')).toBeVisible()

  await solveSlide(page)
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await expect(page).toHaveURL(/\/$/)
})

test('closing the puzzle sends nothing; the text question is reachable by keyboard', async ({ page }) => {
  await configure(page, { verification_code: 1 })
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/login')
  const form = loginForm(page)
  await form.phone.fill(newPhone())
  await form.send.click()
  const instead = sheetOf(page).getByRole('button', { name: '无法拖动？改为回答问题' })
  await instead.focus()
  await page.keyboard.press('Enter')
  const answer = sheetOf(page).getByLabel('答案')
  await answer.fill('9999')
  await answer.press('Enter')
  await expect(sheetOf(page).getByText('验证失败，请再试一次')).toBeVisible()
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(sheetOf(page)).toBeHidden()
  expect(sent.filter((path) => path.endsWith('/sendCode'))).toEqual([])
})

test('with user_identity 2 the puzzle comes before the login too', async ({ page }) => {
  await configure(page, { verification_code: 1, user_identity: 2 })
  const phone = newPhone()
  await registerNumber(phone)
  const initial = await initialPassword(page, phone)
  await page.goto('/login?way=password')
  await page.getByLabel('账号或手机号', { exact: true }).fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(initial)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await solveSlide(page)
  await expect(page.getByRole('alertdialog', { name: '安全提示' })).toContainText('初始密码')
})

test('with user_identity 1 a password login asks for a code', async ({ page }) => {
  await configure(page, { user_identity: 1 })
  const phone = newPhone()
  await registerNumber(phone)
  const initial = await initialPassword(page, phone)
  await page.goto('/login?way=password')
  const submit = page.getByRole('button', { name: '登录', exact: true })
  await page.getByLabel('账号或手机号', { exact: true }).fill(phone)
  await page.getByLabel('密码', { exact: true }).fill(initial)
  await page.getByRole('checkbox').check()
  await expect(page.getByLabel('验证码', { exact: true })).toBeVisible()
  // Pressed as a person presses a button that looks pale; it moves when the field of the code appears above it.
  await tells(page, '请输入验证码', () => submit.dispatchEvent('click'))
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByLabel('验证码', { exact: true }).fill(await outboxCode(page, phone))
  await submit.click()
  await expect(page.getByRole('alertdialog', { name: '安全提示' })).toContainText('初始密码')
})
