import type { Page } from '@playwright/test'

/** Twice the size of all text, as a reader may set it in a browser, until the page is loaded anew. */
export const doubleText = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
