import { axe } from './harness/axe.ts'
import { completeAsDoctor } from './harness/complete-profile.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

const doctorPage = /\/doctorMainPage\?doctor_id=1$/

test('a user with an incomplete profile must complete it to continue', async ({ page }) => {
  await logIn(page, newPhone(), '/doctorMainPage?doctor_id=1')
  await expect(page).toHaveURL(/\/informationComplete\?from=/)
  await expect(page.getByRole('heading', { name: '请选择您的身份' })).toBeVisible()
  await completeAsDoctor(page, '王晓明')
  await expect(page).toHaveURL(doctorPage)
  await page.goto('/doctorMainPage?doctor_id=1')
  await expect(page).toHaveURL(doctorPage)
})

test('the form shows its errors and does not lose the input', async ({ page }) => {
  await logIn(page, newPhone(), '/informationComplete')
  await page.getByRole('button', { name: /^医生/ }).click()
  // The button looks disabled until everything is filled in, but a press still says what is missing.
  await page.getByRole('button', { name: '保存并继续' }).click({ force: true })
  await expect(page.getByText('请填写真实姓名')).toBeVisible()
  await expect(page.getByText('请选择科室')).toBeVisible()
  await page.getByLabel('真实姓名', { exact: true }).fill('一二三四五六七八九十十')
  await expect(page.getByText('真实姓名最多10个字')).toBeVisible()
  await page.getByLabel('邮箱（选填）', { exact: true }).fill('a@b')
  await expect(page.getByText('邮箱不正确')).toBeVisible()
  await axe(page)
  await page.getByLabel('真实姓名', { exact: true }).fill('李四')
  await page.reload()
  await expect(page.getByLabel('真实姓名', { exact: true })).toHaveValue('李四')
})

test('a hospital that is not in the list may be typed @desk', async ({ page }) => {
  await logIn(page, newPhone(), '/informationComplete')
  await page.getByRole('button', { name: /^医生/ }).click()
  const hospital = page.getByRole('combobox', { name: '医院' })
  await hospital.fill('协和')
  await expect(page.getByRole('option').first()).toBeVisible()
  await hospital.press('ArrowDown')
  await hospital.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
  await expect(hospital).toHaveValue(/协和/)
  await hospital.fill('山谷里没有人知道的诊所')
  await expect(page.getByText('没有找到，可直接填写医院全称')).toBeVisible()
})
