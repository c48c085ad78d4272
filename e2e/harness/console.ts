import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import { logIn } from './log-in.ts'
import { doSecondStep } from './operator.ts'

/** The demo's operators that journeys through the console use; each journey has its own, since a new login ends the other. */
export const consolePhones = {
  editor: '13800000012',
  meetingManager: '13800000013',
  reviewer: '13800000014',
  analyst: '13800000019',
}

/** Opens a screen of the console as an operator who has done both login steps. */
export async function openConsole(page: Page, phone: string, path = ''): Promise<void> {
  const { token } = await logIn(page, phone)
  await doSecondStep(page, token)
  await page.goto(`/console/${path}`)
  await expect(page.getByRole('navigation')).toBeVisible()
}
