import type { Page } from '@playwright/test'
import { playerText } from '#web/features/meetings/player/text.ts'
import { axe } from './harness/axe.ts'
import { pointOf, putFinger } from './harness/finger.ts'
import { expectMoving } from './harness/moving.ts'
import { phonePositions } from './harness/phone-positions.ts'
import { playerChoice } from './harness/player-choice.ts'
import { expect, test } from './harness/test.ts'

/** Demo data: the second operation of the second subject is a file. */
const filed = '/operationDetail?id=6'

const text = playerText.zh
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const video = (page: Page) => page.locator('video')

/** The controls stay while nothing plays. */
const pause = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.pause())

/** A finger that moves over the picture, from one share of its height to another. */
async function swipe(page: Page, side: 'left' | 'right', [from, to]: [from: number, to: number]) {
  const right = side === 'left' ? 0.2 : 0.8
  const finger = await putFinger(page, await pointOf(player(page), right, from))
  await finger.move(await pointOf(player(page), right, to))
  await finger.lift()
}

const swiping = (page: Page, name: string) => playerChoice(player(page), text.swipe, name)

const scrolled = (page: Page) => page.evaluate(() => scrollY)
const volume = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.volume)
const brightness = (page: Page) =>
  video(page).evaluate((one) => Number(/brightness\((.+)\)/.exec(getComputedStyle(one).filter)![1]))

for (const [position, viewport] of Object.entries(phonePositions)) {
  test(`a finger held on the picture plays at 2×, until it is lifted: ${position}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(filed)
    await button(page, text.settings).click()
    const speeds = player(page).getByRole('group', { name: text.rate })
    await expect(speeds.getByRole('button')).toHaveText(['0.75×', '1×', '1.25×', '1.5×', '2×'])
    for (const speed of await speeds.getByRole('button').all())
      await expect(speed).toBeInViewport({ ratio: 1 })
    await axe(page, '.player')
    await playerChoice(player(page), text.rate, '0.75×').click()
    await button(page, text.settings).click()
    await expect(speeds).toBeHidden()
    await expect(video(page)).toHaveJSProperty('playbackRate', 0.75)
    // The picture is where it was.
    expect(await scrolled(page)).toBe(0)
    await button(page, text.play).click()
    await expectMoving(video(page))

    const finger = await putFinger(page, await pointOf(video(page), 0.5, 0.4))
    await expect(player(page).getByText(text.fast)).toBeVisible()
    await expect(video(page)).toHaveJSProperty('playbackRate', 2)
    // Android asks for a menu then, which would take the finger away.
    const opensMenu = await video(page).evaluate((one) =>
      one.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
    )
    expect(opensMenu).toBe(false)
    await finger.lift()
    await expect(video(page)).toHaveJSProperty('playbackRate', 0.75)
    await expect(player(page).getByText(text.fast)).toBeHidden()
    // What was chosen is what is kept.
    await page.reload()
    await expect(video(page)).toHaveJSProperty('playbackRate', 0.75)
  })

  test(`a swipe changes volume and brightness once that is switched on: ${position}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await page.goto(filed)
    await button(page, text.play).click()
    await expectMoving(video(page))
    await pause(page)
    await video(page).evaluate((one: HTMLVideoElement) => void (one.volume = 0.5))

    // Before, it scrolls the page. The finger returns before it is lifted, so that the page stands still then.
    for (const right of [0.2, 0.8]) {
      const [low, high] = [await pointOf(player(page), right, 0.5), await pointOf(player(page), right, 0.2)]
      const finger = await putFinger(page, low)
      await finger.move(high)
      await expect.poll(() => scrolled(page)).toBeGreaterThan(20)
      await finger.move(low)
      await expect.poll(() => scrolled(page)).toBeLessThan(20)
      await finger.lift()
    }
    expect(await volume(page)).toBe(0.5)
    expect(await brightness(page)).toBe(1)

    await page.evaluate(() => scrollTo(0, 0))
    await button(page, text.settings).click()
    await expect(swiping(page, text.off)).toHaveAttribute('aria-pressed', 'true')
    await swiping(page, text.swipeOn).click()
    await axe(page, '.player')
    await button(page, text.settings).click()
    await expect(swiping(page, text.off)).toBeHidden()
    await swipe(page, 'right', [0.5, 0.2])
    await expect.poll(() => volume(page)).toBeCloseTo(0.8, 1)
    await swipe(page, 'left', [0.2, 0.5])
    await expect.poll(() => brightness(page)).toBeCloseTo(0.7, 1)
    expect(await scrolled(page)).toBe(0)

    await page.reload()
    await button(page, text.settings).click()
    await expect(swiping(page, text.swipeOn)).toHaveAttribute('aria-pressed', 'true')
  })
}
