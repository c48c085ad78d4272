import { axe } from './harness/axe.ts'
import { judgeVerification } from './harness/judge.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { pictures } from './harness/pictures.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('a doctor submits certificates and sees them under review', async ({ page }) => {
  await logInAsDoctor(page, '王晓明', '/statusVerification')
  await expect(page.getByLabel('真实姓名', { exact: true })).toHaveValue('王晓明')
  // The button looks disabled until everything is filled in, but a press still says what is missing.
  const submit = () => page.getByRole('button', { name: '提交认证' }).click({ force: true })
  await submit()
  await expect(page.getByText('医师资格证号不能为空')).toBeVisible()
  await page.getByLabel('医师资格证号', { exact: true }).fill('199911110210111')
  await page.getByLabel('身份证号（选填）').fill('110105194912310021')
  await submit()
  await expect(page.getByText('身份证格式不正确')).toBeVisible()
  await page.getByLabel('身份证号（选填）').fill('11010519491231002x')
  await submit()
  await expect(page.getByText('请上传 2 至 4 张证件照片')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles([...pictures, pictures[0]])
  await expect(page.getByRole('img', { name: '证件照片 3' })).toBeVisible()
  await page.getByRole('button', { name: '移除证件照片 3' }).click()
  await expect(page.getByRole('img', { name: /^证件照片/ })).toHaveCount(2)
  await tells(page, '请先阅读并勾选同意', submit)
  await axe(page)
  await page.getByRole('checkbox').check()
  await submit()
  await expect(page.getByRole('heading', { name: '您的认证正在审核' })).toBeVisible()
  await expect(page.getByText('11010519491231002X')).toHaveCount(0)
  await axe(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '您的认证正在审核' })).toBeVisible()
  await page.goto('/personalCenter')
  await expect(page.getByRole('link', { name: /^身份认证 .*审核中$/ })).toBeVisible()
})

test('a refusal shows its reason, and a second submission can pass', async ({ page }) => {
  const name = '魏知远'
  await logInAsDoctor(page, name, '/statusVerification')
  const handIn = async () => {
    await page.getByLabel('医师资格证号', { exact: true }).fill('199911110210111')
    await page.locator('input[type=file]').setInputFiles([...pictures])
    await expect(page.getByRole('img', { name: '证件照片 2' })).toBeVisible()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '提交认证' }).click()
    await expect(page.getByRole('heading', { name: '您的认证正在审核' })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: '《敏感个人信息处理同意书》' })).toHaveAttribute(
    'href',
    '/privacyTreaty?agreement_id=9',
  )
  await handIn()
  await judgeVerification(page, name, '照片不清晰，请重新拍摄')
  await page.reload()
  await expect(page.getByRole('heading', { name: '认证未通过' })).toBeVisible()
  await expect(page.getByText('原因: 照片不清晰，请重新拍摄')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: '重新提交' }).click()
  await expect(page.getByLabel('真实姓名', { exact: true })).toHaveValue(name)
  await handIn()
  await judgeVerification(page, name)
  await page.reload()
  await expect(page.getByRole('heading', { name: '您已通过身份认证' })).toBeVisible()
  await page.goto('/personalCenter')
  await expect(page.getByRole('link', { name: /^身份认证 .*已认证$/ })).toBeVisible()
})

test('a user who is not a doctor sees a message', async ({ page }) => {
  await logIn(page, newPhone(), '/informationComplete?from=%2FstatusVerification')
  await page.getByRole('button', { name: /^其他用户/ }).click()
  await page.getByLabel('真实姓名', { exact: true }).fill('赵六')
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page.getByText(/仅医生身份可以认证/)).toBeVisible()
})
