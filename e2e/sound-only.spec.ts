import type { Page } from '@playwright/test'
import { playerText } from '#web/features/meetings/player/text.ts'
import { axe } from './harness/axe.ts'
import { openBadLine } from './harness/bad-line.ts'
import { recordedMeeting } from './harness/find-meeting.ts'
import { expectMoving } from './harness/moving.ts'
import { playerChoice } from './harness/player-choice.ts'
import { expect, test as base } from './harness/test.ts'

const text = playerText.zh
/** Demo data: the first operation of the second subject is streamed. */
const streamed = '/operationDetail?id=5'

const goodBits = 20_000_000

type Line = Awaited<ReturnType<typeof openBadLine>>

const test = base.extend<{ line: Line }>({
  line: async ({ baseURL, faults }, use) => {
    // What is still on its way at the end.
    faults.allow(/net::ERR_/)
    const line = await openBadLine(baseURL!, { bitsPerSecond: goodBits, loss: 0 })
    await use(line)
    line.close()
  },
})

const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const video = (page: Page) => page.locator('video')
const soundOnly = (page: Page) => player(page).getByText(text.soundOnly, { exact: true })

test('the sound alone with the slides is chosen by hand, kept, and chosen back @both', async ({ page }) => {
  await page.goto(`/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`)
  await button(page, text.play).click()
  await expectMoving(video(page))
  await expect(soundOnly(page)).toHaveCount(0)
  const choose = async (mode: 'auto' | 'never') => {
    await player(page).hover()
    await button(page, text.settings).click()
    await playerChoice(player(page), text.picture, text.pictureModes[mode]).click()
    await button(page, text.settings).click()
  }
  await choose('never')
  await expect(soundOnly(page).locator('visible=true')).toBeVisible()
  await expect(player(page).locator('.sound-picture-slide')).toBeVisible()
  await expect(video(page)).toHaveAttribute('src', /sound/)
  await expectMoving(video(page))
  await expect(player(page).getByText(text.slowLine)).toHaveCount(0)
  await axe(page, '.player')

  await page.reload()
  await expect(soundOnly(page).locator('visible=true')).toBeVisible()
  await choose('auto')
  await expect(player(page).locator('.sound-picture')).toHaveCount(0)
  await expect(video(page)).not.toHaveAttribute('src', /sound/)
  await button(page, text.play).click()
  await expectMoving(video(page))
})

test('a line under 150 kbit/s plays the sound alone and says so; the picture can be had all the same', async ({
  page,
  line,
}) => {
  // What the page consists of comes over a good line: only the video does not.
  await page.goto(`${line.origin}${streamed}`)
  await page.waitForLoadState('networkidle')
  line.setSpeed(60_000)
  await button(page, text.play).click()
  await expect(player(page).getByText(text.slowLine)).toBeVisible({ timeout: 60_000 })
  await expect(player(page).locator('.sound-picture')).toBeVisible()
  line.setSpeed(goodBits)
  await axe(page, '.player')
  await button(page, text.keepPicture).click()
  await expect(player(page).locator('.sound-picture')).toHaveCount(0)
  await expect(player(page).getByText(text.slowLine)).toHaveCount(0)
})
