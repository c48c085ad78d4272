import type { Locator } from '@playwright/test'
import { expect } from './test.ts'

export const timeOf = (video: Locator) => video.evaluate((one: HTMLVideoElement) => one.currentTime)

/**
 * Checks that the playhead advances: it is further at two checks in a row. A single step may be a jump, and another
 * stream may begin at an earlier second.
 */
export async function expectMoving(video: Locator): Promise<void> {
  let before = Number.POSITIVE_INFINITY
  let steps = 0
  const look = async () => {
    const now = await timeOf(video)
    steps = now > before ? steps + 1 : 0
    before = now
    return steps
  }
  await expect.poll(look).toBeGreaterThanOrEqual(2)
}
