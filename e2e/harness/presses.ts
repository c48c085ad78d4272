import type { Locator, Page } from '@playwright/test'

/**
 * Counts what a hand does: a click, a key or a chord of keys, and a text that is typed into one field, however long it is. What is
 * awaited between is not counted.
 */
export function countPresses(page: Page) {
  let presses = 0
  return {
    get presses() {
      return presses
    },
    async click(target: Locator) {
      presses++
      await target.click()
    },
    async press(key: string) {
      presses++
      await page.keyboard.press(key)
    },
    async type(text: string) {
      presses++
      await page.keyboard.type(text)
    },
  }
}

export type Hand = ReturnType<typeof countPresses>
