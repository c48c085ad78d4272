import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

/** A member sees what was rendered for visitors until the scripts of the page have started. */
export const expectStarted = (page: Page) => expect(page.locator('html[data-member]')).toHaveCount(0)
