import { registerNumber } from './harness/register.ts'
import { axe } from './harness/axe.ts'
import { loginForm, outboxCode } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

test('a visitor answers, logs in without losing the answers, and can answer once', async ({ page }) => {
  const phone = newPhone()
  await registerNumber(phone)
  await page.goto('/')
  await page.getByRole('link', { name: '问卷调查' }).click()
  await expect(page.getByRole('heading', { name: '慢性心衰药物使用与学术需求调研' })).toBeVisible()
  await page.getByRole('radio', { name: '5 到 20 位' }).check()
  await page.getByRole('checkbox', { name: '血钾' }).check()
  await expect(page.getByText('已答 2 / 4').first()).toBeVisible()

  // The draft survives a reload.
  await page.reload()
  await expect(page.getByRole('radio', { name: '5 到 20 位' })).toBeChecked()
  await page.getByRole('checkbox', { name: '血钾' }).uncheck()
  await page.getByRole('button', { name: '提交问卷' }).click()
  await expect(page.getByText('请至少选择一项')).toBeVisible()
  await page.getByRole('checkbox', { name: '合并用药' }).check()
  await page.getByRole('textbox').fill('随访间隔怎么定')
  await page.getByRole('button', { name: '提交问卷' }).click()

  await expect(page).toHaveURL(/\/login/)
  const form = loginForm(page)
  await form.phone.fill(phone)
  await form.send.click()
  await form.code.fill(await outboxCode(page, phone))
  await form.agree.check()
  await form.submit.click()
  await expect(page).toHaveURL(/\/questionnaire\?id=\d+/)
  await expect(page.getByRole('textbox')).toHaveValue('随访间隔怎么定')
  await page.getByRole('button', { name: '提交问卷' }).click()
  await expect(page.getByText(/每人只能回答一次/)).toBeVisible()
  await axe(page)
  await page.reload()
  await expect(page.getByText(/每人只能回答一次/)).toBeVisible()
})

test('the owner sees the answers', async ({ page }) => {
  await page.goto('/login?way=password&from=%2Fquestionnaire%3Fid%3D1')
  await page.getByLabel('账号或手机号', { exact: true }).fill('13800000003')
  await page.getByLabel('密码', { exact: true }).fill('Xinglin2026')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('radio', { name: '结果' }).click()
  await expect(page.getByText(/\d+ 人已回答/)).toBeVisible()
  await expect(page.getByText('老年合并慢性肾病，剂量总是加不上去。')).toBeVisible()
  await axe(page)
})
