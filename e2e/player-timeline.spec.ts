import type { Page } from '@playwright/test'
import { commentCalls } from '#contract/community/comments.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import type { PlaybackItem } from '#contract/meetings/meetings.ts'
import { meetingPageText } from '#web/features/discover/meeting-page/text.ts'
import { playerText } from '#web/features/meetings/player/text.ts'
import { axe } from './harness/axe.ts'
import { captionBottom } from './harness/caption-bottom.ts'
import { recordedMeeting } from './harness/find-meeting.ts'
import { pointOf, putFinger } from './harness/finger.ts'
import { expectMoving, timeOf } from './harness/moving.ts'
import { phonePositions } from './harness/phone-positions.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

const text = playerText.zh
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const video = (page: Page) => page.locator('video')
const seekBar = (page: Page) => player(page).getByRole('slider', { name: text.seek })
const preview = (page: Page) => player(page).locator('.player-preview')
const parts = (page: Page) =>
  page.getByRole('list', { name: meetingPageText.zh.recordings }).getByRole('button')

/** The controls stay while nothing plays. */
const pause = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.pause())

/** A second then lasts long enough for the busiest machine. */
const slowDown = (page: Page) =>
  video(page).evaluate((one: HTMLVideoElement) => void (one.playbackRate = 0.0625))

const goTo = (page: Page, second: number) =>
  video(page).evaluate((one: HTMLVideoElement, at) => {
    one.currentTime = at < 0 ? one.duration + at : at
  }, second)

/** Opens a meeting with recordings and plays the first. Returns them. */
async function playRecording(page: Page): Promise<{ meetingId: number; recordings: PlaybackItem[] }> {
  const meetingId = await recordedMeeting(page)
  const asked = { meeting_id: String(meetingId) }
  const recordings = await post<PlaybackItem[]>(page, meetingCalls.meetingPlayback.path, asked)
  await page.goto(`/meetingPlaybackDetail?meeting_id=${meetingId}`)
  await button(page, text.play).click()
  await expectMoving(video(page))
  return { meetingId, recordings }
}

/** Whether nothing lies over the left end of the preview that an element is in; a preview itself takes no pointer. */
function isOnTop(element: HTMLElement | SVGElement) {
  const box = element.closest<HTMLElement>('.player-preview')!
  box.style.pointerEvents = 'auto'
  const { left, bottom } = box.getBoundingClientRect()
  const found = document.elementFromPoint(left + 8, bottom - 8)
  box.style.pointerEvents = ''
  return box.contains(found)
}

/** What is shown above the bar at a share of it. */
async function expectPreview(page: Page, { seconds, chapters }: PlaybackItem, share: number) {
  const chapter = chapters.findLast(({ at_seconds }) => at_seconds <= share * seconds)!
  await expect(preview(page)).toContainText(chapter.title)
  const words = preview(page).getByText(chapter.title)
  expect(await words.evaluate(isOnTop)).toBe(true)
  const picture = preview(page).locator('.player-preview-picture')
  await expect(picture).toBeInViewport({ ratio: 1 })
  return picture.evaluate((one) => getComputedStyle(one).backgroundPosition)
}

for (const [position, viewport] of Object.entries(phonePositions)) {
  test(`a finger on the seek bar is shown the chapter and its picture: ${position}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { recordings } = await playRecording(page)
    await pause(page)
    const finger = await putFinger(page, await pointOf(seekBar(page), 0.05))
    await finger.move(await pointOf(seekBar(page), 0.15))
    const early = await expectPreview(page, recordings[0]!, 0.15)
    await finger.move(await pointOf(seekBar(page), 0.65))
    const late = await expectPreview(page, recordings[0]!, 0.65)
    expect(late).not.toBe(early)
    await axe(page, '.player')
    await finger.lift()
    await expect(preview(page)).toBeHidden()
    await expect.poll(() => timeOf(video(page))).toBeCloseTo(recordings[0]!.seconds * 0.65, 0)
  })

  test(`captions rise above the controls while these show: ${position}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await playRecording(page)
    await pause(page)
    await button(page, text.settings).click()
    await player(page).getByRole('group', { name: text.captions }).getByRole('button').nth(1).click()
    await button(page, text.settings).click()
    await goTo(page, 13)
    const { y: bar } = (await seekBar(page).boundingBox())!
    await expect.poll(() => captionBottom(page)).toBeLessThanOrEqual(bar)
    await axe(page, '.player')
    // Controls that have the focus stay visible while the video plays.
    await slowDown(page)
    await page.mouse.move(0, 0)
    await button(page, text.play).press('Enter')
    await expect(player(page)).toHaveAttribute('data-controls', 'hidden')
    await expect(button(page, text.pause)).toBeFocused()
    expect(await captionBottom(page)).toBeLessThanOrEqual(bar)
    await player(page).focus()
    await expect(button(page, text.pause)).toHaveCSS('pointer-events', 'none')
    await expect.poll(() => captionBottom(page)).toBeGreaterThan(bar)
  })
}

test('dragging the seek bar with a mouse shows the chapter and its picture @desk', async ({ page }) => {
  const { recordings } = await playRecording(page)
  await pause(page)
  const [from, to] = [await pointOf(seekBar(page), 0.15), await pointOf(seekBar(page), 0.65)]
  await page.mouse.move(from.x, from.y)
  const early = await expectPreview(page, recordings[0]!, 0.15)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
  expect(await expectPreview(page, recordings[0]!, 0.65)).not.toBe(early)
  await axe(page, '.player')
  await page.mouse.up()
  await expect.poll(() => timeOf(video(page))).toBeCloseTo(recordings[0]!.seconds * 0.65, 0)
  await page.mouse.move(0, 0)
  await expect(preview(page)).toBeHidden()
})

test('a line above the seek bar shows where people wrote danmaku @both', async ({ page }) => {
  const { token } = await registerNumber(newPhone())
  const { meetingId, recordings } = await playRecording(page)
  await pause(page)
  const fields = {
    item_type: 'meeting',
    item_id: String(meetingId),
    l_r_id: String(recordings[0]!.l_r_id),
    play_time: '15',
    content: '这里是重点',
  }
  await post(page, commentCalls.set.path, fields, token)
  await page.reload()
  await button(page, text.play).click()
  await goTo(page, 3)
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(3)
  await pause(page)
  const line = player(page).locator('.player-density')
  await expect(line).toBeInViewport({ ratio: 1 })
  const { y, width, height } = (await line.boundingBox())!
  const track = (await player(page).locator('.player-track').boundingBox())!
  expect(y + height).toBeLessThanOrEqual(track.y + 1)
  expect(width).toBeCloseTo(track.width, 0)
  await axe(page, '.player')
})

test('the next recording is offered in the last seconds, and taken or declined @both', async ({ page }) => {
  const { recordings } = await playRecording(page)
  const next = player(page).getByText(text.nextPart(recordings[1]!.palybackname))
  await slowDown(page)
  await goTo(page, -6)
  await expectMoving(video(page))
  await expect(next).toBeHidden()
  await goTo(page, -4)
  await expect(next).toBeVisible()
  await axe(page, '.player')
  await button(page, text.stayHere).click()
  await expect(next).toBeHidden()
  await goTo(page, -0.05)
  await expect(video(page)).toHaveJSProperty('ended', true)
  await expect(parts(page).first()).toHaveAttribute('aria-current', 'true')
  await expect(next).toBeHidden()

  await page.reload()
  await button(page, text.play).click()
  await expectMoving(video(page))
  await slowDown(page)
  await goTo(page, -4)
  await expect(next).toBeVisible()
  await button(page, text.playNow).click()
  await expect(parts(page).nth(1)).toHaveAttribute('aria-current', 'true')
  await expect(next).toBeHidden()
  await expectMoving(video(page))
  expect(await timeOf(video(page))).toBeLessThan(recordings[1]!.seconds - 5)
})
