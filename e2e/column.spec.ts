import type { Page } from '@playwright/test'
import { expect, test } from './harness/test.ts'

/** The top bar fills the column, so its box is the column's. */
const columnOf = async (page: Page) => (await page.getByRole('banner').boundingBox())!

test('on a desktop the column is 580 px wide and centred', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/login')
  const { x, width } = await columnOf(page)
  expect(width).toBe(580)
  const sight = await page.evaluate(() => document.documentElement.clientWidth)
  expect(Math.abs(x + width / 2 - sight / 2)).toBeLessThanOrEqual(1)
})

test('on a phone it fills the screen, and nothing scrolls sideways', async ({ page }) => {
  await page.goto('/login')
  expect(await columnOf(page)).toMatchObject({ x: 0, width: 390 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
