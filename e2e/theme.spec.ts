import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'

/** From 0, black, to 255, white. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const paint = document.createElement('canvas').getContext('2d')!
    paint.fillStyle = getComputedStyle(document.body).backgroundColor
    paint.fillRect(0, 0, 1, 1)
    return (
      paint
        .getImageData(0, 0, 1, 1)
        .data.slice(0, 3)
        .reduce((sum, part) => sum + part, 0) / 3
    )
  })

test('the choice decides between light and dark, or leaves it to the system', async ({ page }) => {
  for (const [system, stored, isDark] of [
    ['light', 'system', false],
    ['dark', 'system', true],
    ['light', 'dark', true],
    ['dark', 'light', false],
  ] as const)
    await test.step(`a ${system} system with the choice ${stored}`, async () => {
      // A page without scripts: none writes what is chosen.
      await page.goto('/robots.txt')
      await page.evaluate((theme) => localStorage.setItem('theme', theme), stored)
      await page.emulateMedia({ colorScheme: system })
      await page.goto('/login', { waitUntil: 'commit' })
      // From the first paint on, which waits for the styles but not for the app.
      await page.waitForFunction(() => {
        const color = document.body && getComputedStyle(document.body).backgroundColor
        return color && color !== 'rgba(0, 0, 0, 0)'
      })
      expect((await brightness(page)) < 80).toBe(isDark)
      await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible()
      expect((await brightness(page)) < 80).toBe(isDark)
    })
})
