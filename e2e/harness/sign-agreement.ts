import type { Page } from '@playwright/test'
import { accountText } from '#web/features/people/account/text.ts'
import { expertAgreementText } from '#web/features/practice/expert-agreements/text.ts'
import { outboxCode } from './log-in.ts'
import { expect } from './test.ts'
import { tells } from './toast.ts'

const text = expertAgreementText.zh

/** Signs the agreement on the screen by typing the name, after the SMS code. */
export async function signAgreement(page: Page, expert: { name: string; phone: string }): Promise<void> {
  await page.getByRole('checkbox', { name: text.agree }).check()
  await page.getByRole('button', { name: text.typeInstead }).click()
  await page.getByRole('textbox', { name: text.typedName }).fill(expert.name)
  await page.getByRole('button', { name: accountText.zh.send }).click()
  await expect(page.getByText(accountText.zh.sent)).toBeVisible()
  await page.getByRole('textbox', { name: accountText.zh.code }).fill(await outboxCode(page, expert.phone))
  await tells(page, text.done, () => page.getByRole('button', { name: text.sign }).click())
  await expect(page.getByRole('link', { name: text.download }).first()).toBeVisible()
}
