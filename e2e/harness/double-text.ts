import type { Page } from '@playwright/test'

/** Doubles the size of all text, as a reader may in the browser's settings. Lasts until the next page load. */
export const doubleText = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
