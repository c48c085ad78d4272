import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A message comes and goes by itself: it is looked out for from before the deed on. */
export async function tells(page: Page, message: string, deed: () => Promise<unknown>): Promise<void> {
  await Promise.all([
    expect(page.locator('.toast').getByText(message, { exact: true })).toBeVisible(),
    deed(),
  ])
}
