import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** Expects a toast after an action. A toast disappears after a while, so the check starts before the action. */
export async function tells(page: Page, message: string, action: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    // The action may wait for the page first, so the check has time for both.
    expect(page.locator('.toast').getByText(message, { exact: true })).toBeVisible({ timeout: 60_000 }),
    action(),
  ])
}
