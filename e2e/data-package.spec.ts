import { axe } from './harness/axe.ts'
import { logIn } from './harness/log-in.ts'
import { expect, newPhone, test } from './harness/test.ts'

test('a package is read and sent to a mailbox', async ({ page }) => {
  const phone = newPhone()
  const email = `doctor${phone}@example.com`
  await page.goto('/electronicDataPackage?id=1')
  await expect(page.getByText('登录后即可预览和发送')).toBeVisible()
  await logIn(page, phone, '/electronicDataPackage?id=1')

  await page.getByRole('button', { name: /患者教育配图/ }).click()
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  await page.keyboard.press('Escape')
  const paper = page.getByRole('link', { name: /心衰门诊随访要点/ })
  const answer = await page.request.get((await paper.getAttribute('href'))!)
  expect(answer.headers()['content-type']).toBe('application/pdf')

  await page.getByLabel('邮箱地址', { exact: true }).fill('doctor@')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('请输入正确的邮箱地址')).toBeVisible()
  await page.getByLabel('邮箱地址', { exact: true }).fill(email)
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect(page.getByText('已发送', { exact: true })).toBeVisible()
  await axe(page)
  const outbox = await page.request.get(`/sandbox/outbox.json?to=${email}`)
  const sent = (await outbox.json()) as { kind: string; text: string }[]
  expect(sent).toHaveLength(1)
  expect(sent[0]!.text).toContain('心衰门诊随访要点.pdf')

  await page.goto('/myDownloads')
  await expect(page.getByText(/^已发送 ·\s/)).toBeVisible()
  await axe(page)
  await page.getByRole('listitem').getByRole('link').click()
  await expect(page).toHaveURL(/electronicDataPackage\?id=1$/)
})
