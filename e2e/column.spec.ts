import type { Page } from '@playwright/test'
import { commentText } from '#web/features/community/comments/text.ts'
import { desktopText } from '../web/src/app/desktop-text.ts'
import { meetingsOnAir } from './harness/find-meeting.ts'
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

test(
  'what belongs to the page is beside the column in a wide window, and leads to its parts',
  { tag: '@desk' },
  async ({ page }) => {
    const beside = page.getByRole('complementary', { name: desktopText.zh.beside })
    await page.goto('/homeConsultingDetail?information_id=1')
    await beside.getByRole('button').last().click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)

    await page.goto('/diseaseHomepage?disease_id=1')
    await beside.getByRole('button', { name: '相关内容' }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: '相关内容' })).toBeInViewport()
    await page.goto('/channelClass?type=3')
    const disease = beside.getByRole('link').first()
    await disease.click()
    await expect(disease).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveURL(/disease_id=\d/)
    const [onAir] = await meetingsOnAir(page)
    await page.goto(`/meetingDetail?meeting_id=${onAir}`)
    await expect(beside.getByRole('log', { name: commentText.zh.messages })).toBeVisible()
  },
)

test('keys lead to the search and the home, and one lists them', { tag: '@desk' }, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('navigation', { name: desktopText.zh.index })).toBeVisible()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: desktopText.zh.shortcuts })
  await expect(list.getByRole('term').first()).toBeVisible()
  // It names no key of a video where there is none.
  await expect(list.getByText(/视频/)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/search/)
  await page.getByRole('combobox', { name: '搜索' }).fill('g h?')
  await expect(list).toBeHidden()
})
