import { shareText } from '#web/features/community/share/text.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { pictures } from './harness/pictures.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { tells } from './harness/toast.ts'

test('a visitor who opens the personal centre is sent to the login', async ({ page }) => {
  await page.goto('/personalCenter')
  await expect(page).toHaveURL(/\/login\?from=%2FpersonalCenter$/)
})

test('a doctor edits the profile and changes the portrait', async ({ page }) => {
  await logInAsDoctor(page, '王晓明', '/personalCenter')
  await expect(page.getByText('骨科 · 副主任医师')).toBeVisible()
  await page.getByRole('link', { name: /王晓明/ }).click()
  await expect(page).toHaveURL(/\/personInfor$/)

  await page.getByRole('button', { name: /^真实姓名/ }).click()
  const sheet = page.getByRole('dialog', { name: '真实姓名' })
  await sheet.getByLabel('真实姓名', { exact: true }).fill('王小明3')
  await sheet.getByRole('button', { name: '保存' }).click({ force: true })
  await expect(sheet.getByText('请检查您的姓名')).toBeVisible()
  await sheet.getByLabel('真实姓名', { exact: true }).fill('王小明')
  await tells(page, '已保存', () => sheet.getByRole('button', { name: '保存' }).click())
  await expect(page.getByRole('button', { name: /^真实姓名 王小明$/ })).toBeVisible()

  await page.getByRole('button', { name: /^头像/ }).click()
  await page.locator('dialog[open] input[type=file]').setInputFiles(pictures[1])
  await tells(page, '头像已更新', () => page.getByRole('button', { name: '使用这张头像' }).click())
  await expect(page.getByRole('button', { name: /^头像/ }).locator('img')).toHaveAttribute(
    'src',
    /^\/files\//,
  )

  await page.getByRole('link', { name: /^擅长领域/ }).click()
  await page.getByLabel('擅长领域', { exact: true }).fill('关节置换')
  await expect(page.getByText('4/500')).toBeVisible()
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page).toHaveURL(/\/personInfor$/)
  await expect(page.getByText('关节置换')).toBeVisible()
  await page.reload()
  await expect(page.getByText('关节置换')).toBeVisible()
})

test('an invitation is shared like anything else, with a poster', async ({ page }) => {
  await logIn(page, newPhone(), '/personalCenter')
  await page.getByRole('button', { name: '邀请同行' }).click()
  const sheet = page.getByRole('dialog', { name: shareText.zh.shareTo })
  await sheet.getByRole('button', { name: shareText.zh.poster }).click()
  await expect(page.getByRole('dialog', { name: shareText.zh.posterTitle })).toBeVisible()
})

test('logging out asks first and ends at the home', async ({ page }) => {
  await logIn(page, newPhone(), '/personalCenter')
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click()
  await expect(page).toHaveURL(/\/personalCenter$/)
  await page.getByRole('main').getByRole('button', { name: '退出登录' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
})

test('visitors can read about the platform', async ({ page }) => {
  await page.goto('/aboutUs')
  await expect(page.getByRole('heading', { name: '杏林', exact: true })).toBeVisible()
  await page.getByRole('link', { name: '隐私政策' }).click()
  await expect(page).toHaveURL(/\/privacyTreaty\?agreement_id=1$/)
})
