import type { Page } from '@playwright/test'
import { judgeVerification } from './judge.ts'
import { pictures } from './pictures.ts'
import { expect } from './test.ts'

/** Hands in the papers of the doctor who is logged in, and an operator passes them. */
export async function verifyDoctor(page: Page, name: string): Promise<void> {
  await page.goto('/statusVerification')
  await page.getByLabel('医师资格证号', { exact: true }).fill('199911110210111')
  await page.locator('input[type=file]').setInputFiles([...pictures])
  await expect(page.getByRole('img', { name: /^证件照片/ })).toHaveCount(2)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '提交认证' }).click()
  await expect(page.getByRole('heading', { name: '您的认证正在审核' })).toBeVisible()
  await judgeVerification(page, name)
}
