import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Fills in the completion form of a doctor, in Chinese, from the choice of identity on. */
export async function completeAsDoctor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^医生/ }).click()
  await page.getByLabel('真实姓名', { exact: true }).fill(name)
  await page.getByRole('combobox', { name: '医院' }).fill('协和')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: /^科室/ }).click()
  await page.getByRole('button', { name: '外科', exact: true }).click()
  await page.getByRole('button', { name: '骨科', exact: true }).click()
  await page.getByRole('button', { name: /^职称/ }).click()
  await page.getByRole('button', { name: '副主任医师', exact: true }).click()
  await expect(page.getByText('必填信息 4/4')).toBeVisible()
  await page.getByRole('button', { name: '保存并继续' }).click()
  await expect(page).not.toHaveURL(/informationComplete/)
}
