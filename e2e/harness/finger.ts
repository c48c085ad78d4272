import type { Locator, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** Positions on the way of a finger: as many as a hand gives, so that a swipe is no jump. */
const steps = 8

/** Puts a finger on the screen, which stays there until it is lifted. Playwright itself can only tap. */
export async function putFinger(page: Page, at: Point) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  let last = at
  await send('touchStart', at)
  return {
    async move(to: Point): Promise<void> {
      const from = last
      for (let step = 1; step <= steps; step++) {
        const share = step / steps
        last = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
        await send('touchMove', last)
      }
    },
    async lift(): Promise<void> {
      await send('touchEnd')
      await devtools.detach()
    },
  }
}

/** The point at these shares of the width and the height of an element. */
export async function pointOf(element: Locator, right: number, down = 0.5): Promise<Point> {
  const { x, y, width, height } = (await element.boundingBox())!
  return { x: x + width * right, y: y + height * down }
}
