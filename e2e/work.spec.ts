import type { Page } from '@playwright/test'
import { workCalls } from '#contract/library/works.ts'
import { noteText } from '#web/features/community/notes/text.ts'
import { workText } from '#web/features/library/works/text.ts'
import { playerText } from '#web/features/meetings/player/text.ts'
import { shareText } from '#web/features/community/share/text.ts'
import { axe } from './harness/axe.ts'
import { doubleText } from './harness/double-text.ts'
import { findWork } from './harness/find-work.ts'
import { holdAccount } from './harness/hold-account.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { expectMoving, timeOf } from './harness/moving.ts'
import { expect, test } from './harness/test.ts'

const text = workText.zh

const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const video = (page: Page) => page.locator('video')
const lessons = (page: Page) => page.getByRole('list', { name: text.episodes }).getByRole('button')
const button = (page: Page, name: string) => player(page).getByRole('button', { name })

/** The controls hide while a video plays, and a slow machine may not find them in time. */
const pause = (page: Page) => video(page).evaluate((one: HTMLVideoElement) => one.pause())

/** Goes near the end of the video, which plays on from there. */
const goNearEnd = (page: Page) =>
  video(page).evaluate((one: HTMLVideoElement) => (one.currentTime = one.duration - 2))

test('the first seconds of a paid work may be tried, the rest must be bought', async ({ page }) => {
  const work = await findWork(page, ({ episodes }) => episodes.length === 1 && episodes[0]!.trial_seconds > 0)
  const [lesson] = work.episodes
  await page.goto(`/doctorSharePage?production_id=${work.production_id}`)
  await expect(page.getByText(text.trialTime('0:10'))).toBeVisible()
  await expect(page.getByRole('button', { name: text.buy })).toBeVisible()
  await player(page).getByRole('button', { name: '播放', exact: true }).click()
  await expectMoving(video(page))
  await expect(page.getByText(text.trialOver)).toBeVisible()
  expect(await timeOf(video(page))).toBeLessThan(lesson!.seconds / 2)
  await axe(page)

  await button(page, text.watchAgain).click()
  await expect(page.getByText(text.trialOver)).toBeHidden()
  await expectMoving(video(page))
  await expect(page.getByText(text.trialOver)).toBeVisible()
  await button(page, text.buy).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await expect(page.getByText(text.trialTime('0:10'))).toBeVisible()
})

test('a limited-time offer shows both prices and its end', async ({ page }) => {
  const work = await findWork(page, ({ offer_end_time }) => offer_end_time !== '')
  await page.goto(`/doctorSharePage?production_id=${work.production_id}`)
  await expect(page.getByText(text.limitedTime).first()).toBeVisible()
  await expect(page.getByText(/^优惠截至/)).toBeVisible()
  await page.goto(`/doctorSharePage?production_id=${work.production_id}&lang=en`)
  await expect(page.getByText(workText.en.limitedTime).first()).toBeVisible()
  await expect(page.getByText(/^The offer ends/)).toBeVisible()
  await doubleText(page)
  await expect(page.getByRole('button', { name: shareText.en.share, exact: true })).toBeInViewport({
    ratio: 1,
  })
})

test('lessons play on, and show how far somebody has come', async ({ page }) => {
  // A lesson lasts two minutes, of which most has to be played.
  test.setTimeout(240_000)
  const work = await findWork(page, (one) => one.access === 'free' && one.episodes.length > 5)
  const [first, second] = work.episodes
  await logInAsDoctor(page, '周行', `/doctorSeriesCourses?production_id=${work.production_id}`)
  await expect(page.getByRole('heading', { name: first!.chapter })).toBeVisible()
  await lessons(page).first().click()
  await expectMoving(video(page))
  await video(page).evaluate((one: HTMLVideoElement) => (one.playbackRate = 2))

  await test.step('the next lesson waits for a moment, and may be stopped', async () => {
    await expect(page.getByText(`${text.next} ${second!.title}`)).toBeVisible({ timeout: 110_000 })
    await axe(page)
    await button(page, text.stay).click()
    await expect(page.getByText(text.next)).toBeHidden()
    await expect(lessons(page).first()).toHaveAttribute('aria-current', 'true')
    await expect(lessons(page).first()).toContainText(text.completed)
    await expect(page.getByText(text.completedOf(1, work.episodes.length))).toBeVisible()
  })

  await test.step('otherwise it plays by itself', async () => {
    await player(page).getByRole('button', { name: '播放', exact: true }).click()
    await goNearEnd(page)
    await expect(page.getByText(`${text.next} ${second!.title}`)).toBeVisible()
    await expect(lessons(page).nth(1)).toHaveAttribute('aria-current', 'true')
    await expectMoving(video(page))
  })

  await test.step('a chosen lesson goes on where it was left, on every device', async () => {
    await expect.poll(() => timeOf(video(page))).toBeGreaterThan(5)
    const stored = page.waitForResponse(workCalls.reportPlayed.path)
    await pause(page)
    await stored
    const left = Math.floor(await timeOf(video(page)))
    await expect(lessons(page).nth(1)).toContainText('%')
    await page.reload()
    await expect(lessons(page).first()).toContainText(text.completed)
    await lessons(page).first().click()
    await expectMoving(video(page))
    await lessons(page).nth(1).click()
    await expect.poll(() => timeOf(video(page))).toBeGreaterThanOrEqual(left)
  })
})

test('a note on a lesson leads back to its second', async ({ page }) => {
  const work = await findWork(page, (one) => one.access === 'free' && one.episodes.length > 1)
  await logInAsDoctor(page, '周行', `/doctorSeriesCourses?production_id=${work.production_id}`)
  await lessons(page).first().click()
  await expect.poll(() => timeOf(video(page))).toBeGreaterThan(4)
  await pause(page)
  const notes = page.getByRole('region', { name: noteText.zh.title })
  await notes.getByRole('button', { name: noteText.zh.write }).click()
  await notes.getByLabel(noteText.zh.content).fill('先评估再用药')
  await notes.getByRole('button', { name: noteText.zh.save }).click()
  await expect(notes.getByText('先评估再用药')).toBeVisible()
  await axe(page)
  await lessons(page).nth(1).click()
  await expectMoving(video(page))
  await expect(notes.getByText('先评估再用药')).toBeHidden()
  await lessons(page).first().click()
  await notes.getByRole('button', { name: /^跳到 0:(0[4-9]|1\d)$/ }).click()
  await expectMoving(video(page))
  expect(await timeOf(video(page))).toBeGreaterThan(3)
})

test('a lesson can be linked to', async ({ page }) => {
  const work = await findWork(page, (one) => one.access === 'free' && one.episodes.length > 1)
  const last = work.episodes.at(-1)!
  await page.goto(`/doctorSeriesCourses?production_id=${work.production_id}&episode_id=${last.episode_id}`)
  await expect(lessons(page).last()).toHaveAttribute('aria-current', 'true')
})

test('pointing at the seek bar shows the picture of that second @desk', async ({ page }) => {
  const buyer = '13800000001'
  await holdAccount(page, buyer)
  await logIn(page, buyer, '/purchasedCourses')
  await page.getByRole('link', { name: '颅底手术入路的解剖要点' }).click()
  await player(page).getByRole('button', { name: '播放', exact: true }).click()
  await expectMoving(video(page))
  await pause(page)
  const bar = (await page.getByRole('slider', { name: playerText.zh.seek }).boundingBox())!
  const picture = page.locator('.player-preview-picture')
  /** What is shown when one points at this share of the bar. */
  const pointAt = async (share: number) => {
    await page.mouse.move(bar.x + bar.width * share, bar.y + bar.height / 2)
    await expect(picture).toBeVisible()
    return picture.evaluate((one) => {
      const { backgroundImage, backgroundPosition } = getComputedStyle(one)
      return { address: /url\("(.+)"\)/.exec(backgroundImage)![1]!, place: backgroundPosition }
    })
  }
  const [early, late] = [await pointAt(0.2), await pointAt(0.9)]
  expect(late).not.toEqual(early)
  const sprite = await page.request.get(early.address)
  expect(sprite.headers()['content-type']).toMatch(/^image\//)
  await page.mouse.move(0, 0)
  await expect(picture).toBeHidden()
})
