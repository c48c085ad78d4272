import type { Locator } from '@playwright/test'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { recordedMeeting } from './harness/find-meeting.ts'
import { timeOf } from './harness/moving.ts'
import { expect, test } from './harness/test.ts'

const sourceOf = (element: Locator) => element.evaluate((one: HTMLVideoElement) => one.currentSrc)

test(
  'a recording whose address has expired gets a new one, and continues where it was',
  { tag: '@desk' },
  async ({ page }) => {
    // The first address comes with the page; from then on another one of the same file, as hours later.
    await page.route(`**${meetingCalls.meetingPlayback.path}`, async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      await route.fulfill({ response, body: body.replaceAll('.mp4?', '.mp4?later=1&') })
    })
    await page.goto(`/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`)
    const video = page.locator('video')
    await page.getByRole('button', { name: '播放', exact: true }).click()
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0.3)
    expect(await sourceOf(video)).not.toContain('later=1')
    await video.evaluate((one: HTMLVideoElement) => {
      one.currentTime = 12
      one.dispatchEvent(new Event('error'))
    })
    await expect.poll(() => sourceOf(video)).toContain('later=1')
    await expect.poll(() => timeOf(video)).toBeGreaterThan(12.3)
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)
