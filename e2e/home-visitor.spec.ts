import { homeText } from '../web/src/features/discover/home/text.ts'
import { axe } from './harness/axe.ts'
import { expect, test } from './harness/test.ts'

test('a visitor finds content on the home', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(page).toHaveTitle('杏林')
  await expect(page.getByRole('link', { name: '登录 / 注册' })).toBeVisible()
  // Sections with headings, and cards with a title and an address.
  await expect(main.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
  const cards = main.getByRole('link').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(cards.nth(5)).toBeVisible()
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.every((address) => address?.startsWith('/'))).toBe(true)
})

/** The addresses of visible pictures that show nothing. Pictures clipped by a strip are not visible. */
const brokenPictures = () =>
  new Promise<string[]>((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const seen = entries
        .filter((entry) => entry.intersectionRatio > 0)
        .map((entry) => entry.target as HTMLImageElement)
      resolve(
        seen
          .filter((picture) => !picture.complete || picture.naturalWidth === 0)
          .map((picture) => picture.src),
      )
    })
    for (const picture of document.images) observer.observe(picture)
  })

test('no visible picture is broken', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect.poll(() => page.evaluate(brokenPictures)).toEqual([])
})

test('the largest text leaves the brand in one line', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('text_size', 'largest'))
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'largest')
  const brand = page.getByRole('heading', { name: '杏林', level: 1 }).getByText('杏林')
  const lines = (one: Element) => one.clientHeight / Number.parseFloat(getComputedStyle(one).fontSize)
  expect(await brand.evaluate(lines)).toBeLessThan(2)
})

test('the first screen says what is on air, and leads into it', async ({ page }) => {
  await page.goto('/')
  const now = page.getByRole('region', { name: homeText.zh.now })
  const first = now.getByRole('link').first()
  await expect(first).toContainText(homeText.zh.enter)
  const box = (await first.boundingBox())!
  expect(box.y + box.height).toBeLessThan(844)
  await first.click()
  await expect(page).toHaveURL(/\/meetingDetail\?meeting_id=\d+/)
})

test('the home is accessible in dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible()
  await axe(page)
})
