import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { commentCalls } from '#contract/community/comments.ts'
import type { Comment } from '#contract/community/comments.ts'
import { commentText } from '#web/features/community/comments/text.ts'
import { danmakuText } from '#web/features/meetings/danmaku/text.ts'
import { liveRoomText } from '#web/features/meetings/live-room/text.ts'
import { playerText } from '#web/features/meetings/player/text.ts'
import { axe } from './harness/axe.ts'
import { meetingsOnAir } from './harness/find-meeting.ts'
import { pointOf, putFinger } from './harness/finger.ts'
import { logIn } from './harness/log-in.ts'
import { makeMeeting } from './harness/make-meeting.ts'
import { expectMoving } from './harness/moving.ts'
import { asOperator } from './harness/operator.ts'
import { phonePositions } from './harness/phone-positions.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'
import { anotherPerson } from './harness/video-room.ts'

const text = liveRoomText.zh
const live = (meetingId: number) => `/meetingDetail?meeting_id=${meetingId}`
const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const video = (page: Page) => page.locator('video')
const chat = (page: Page) => page.getByRole('log', { name: commentText.zh.messages })
const watching = (page: Page, count: number) => page.getByText(text.online(String(count)), { exact: true })
const likes = (page: Page, count: number) =>
  page.getByRole('button', { name: text.like(String(count)), exact: true })

/** A room of its own, without a stream: what is counted in those of the demo is changed by other journeys. */
const openRoom = (page: Page) => makeMeeting(page, `直播间 ${randomUUID()}`)

test('people are counted as they come and go', async ({ page, browser }, info) => {
  const address = live(await openRoom(page))
  await page.goto(address)
  await expect(watching(page, 1)).toBeVisible()
  const other = await anotherPerson(browser, info)
  await other.page.goto(address)
  await expect(watching(other.page, 2)).toBeVisible()
  await expect(watching(page, 2)).toBeVisible()
  await other.page.context().close()
  await expect(watching(page, 1)).toBeVisible()
})

/** Counts the hearts that rise from now on: one may be gone before the next look. */
const countHearts = (page: Page) =>
  page.evaluate(() => {
    const hearts = new Set<Element>()
    Object.assign(globalThis, { risenHearts: hearts })
    new MutationObserver(() =>
      document.querySelectorAll('.like-button-heart').forEach((one) => hearts.add(one)),
    ).observe(document.body, { subtree: true, childList: true })
  })

const hearts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { risenHearts: Set<Element> }).risenHearts.size)

test('a heart rises for each like, which counts once, for other viewers too', async ({
  page,
  browser,
}, info) => {
  const address = live(await openRoom(page))
  const other = await anotherPerson(browser, info)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await other.page.goto(address)
  await logIn(page, newPhone(), address)
  await expect(watching(page, 2)).toBeVisible()
  await countHearts(page)
  await likes(page, 0).click()
  await expect(likes(page, 1)).toBeVisible()
  await expect(likes(other.page, 1)).toBeVisible()
  expect(await hearts(page)).toBe(1)
  await likes(page, 1).click()
  await expect(likes(other.page, 2)).toBeVisible()
  await expect(likes(page, 2)).toBeVisible()
  expect(await hearts(page)).toBe(2)
  await page.reload()
  await expect(likes(page, 2)).toBeVisible()
  await other.page.context().close()
})

test('a question that is pinned shows to those who are there, and to those who come', async ({
  page,
  browser,
}, info) => {
  const meetingId = await openRoom(page)
  const words = `术后多久可以复诊？ ${newPhone()}`
  const pinned = (one: Page) => one.getByRole('listitem').filter({ hasText: words })
  await page.goto(live(meetingId))
  await expect(watching(page, 1)).toBeVisible()
  const { token } = await registerNumber(newPhone())
  const fields = { item_type: 'meeting', item_id: String(meetingId), content: words }
  const { comment_id } = await post<Comment>(page, commentCalls.set.path, fields, token)
  const pin = (type: '1' | '2') =>
    asOperator(page, (operator) =>
      post(page, commentCalls.setTop.path, { comment_id: String(comment_id), type }, operator),
    )
  await expect(chat(page).getByText(words)).toBeVisible()
  await expect(pinned(page)).toHaveCount(0)
  await pin('1')
  await expect(pinned(page)).toBeInViewport({ ratio: 1 })
  await expect(pinned(page)).toContainText(commentText.zh.pinned)
  await axe(page)
  const other = await anotherPerson(browser, info)
  await other.page.goto(live(meetingId))
  await expect(pinned(other.page)).toBeVisible()
  await pin('2')
  await expect(pinned(page)).toHaveCount(0)
  await expect(pinned(other.page)).toHaveCount(0)
  await expect(chat(page).getByText(words)).toBeVisible()
  await other.page.context().close()
})

test('a finger that reads back in the chat does not refresh the page', async ({ page }) => {
  const [meetingId] = await meetingsOnAir(page)
  await page.goto(live(meetingId!))
  await expect(page.getByText(/人在看$/)).toBeVisible()
  const top = () => chat(page).evaluate((box) => box.scrollTop)
  await expect.poll(top).toBeGreaterThan(100)
  const before = await top()
  const { y } = (await player(page).boundingBox())!
  const finger = await putFinger(page, await pointOf(chat(page), 0.5, 0.4))
  await finger.move(await pointOf(chat(page), 0.5, 0.9))
  await expect.poll(top).toBeLessThan(before)
  expect((await player(page).boundingBox())!.y).toBe(y)
  await finger.lift()
})

test('the picture and the tabs stay while one reads about the meeting', async ({ page }) => {
  const [meetingId] = await meetingsOnAir(page)
  await page.goto(live(meetingId!))
  await expectMoving(video(page))
  await page.getByRole('tab', { name: text.about }).click()
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      return page.evaluate(() => scrollY)
    })
    .toBeGreaterThan(100)
  await expect(player(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('tab', { name: text.chat })).toBeInViewport({ ratio: 1 })
  await expectMoving(video(page))
  // Another tab begins below the picture.
  await page.getByRole('tab', { name: text.chat }).click()
  await expect(chat(page)).toBeInViewport()
})

test('a broadcast fills a phone held sideways, over which one writes', async ({ page, browser }, info) => {
  const words = `横屏也能说 ${newPhone()}`
  const [meetingId] = await meetingsOnAir(page)
  await page.addInitScript(() => localStorage.setItem('danmaku_choices', '{"mode":"over"}'))
  const other = await anotherPerson(browser, info)
  await other.page.goto(live(meetingId!))
  await expect(chat(other.page)).toBeVisible()
  await logIn(page, newPhone(), live(meetingId!))
  await expectMoving(video(page))
  await page.setViewportSize(phonePositions.sideways)
  await expect
    .poll(() => player(page).boundingBox())
    .toMatchObject({ x: 0, y: 0, ...phonePositions.sideways })
  await expect(page.locator('.danmaku-layer > div')).toBeAttached()

  const field = page.getByRole('textbox', { name: danmakuText.zh.chat })
  // The controls are gone after a while; a touch brings them back.
  await expect(async () => {
    await page.touchscreen.tap(422, 150)
    await expect(field).toBeVisible({ timeout: 1000 })
  }).toPass()
  await field.focus()
  await axe(page)
  await field.fill(words)
  await field.press('Enter')
  await expect(page.locator('.danmaku-line', { hasText: words }).first()).toBeInViewport()
  await expect(field).toHaveValue('')
  await expect(chat(other.page).getByText(words)).toHaveCount(1)
  await expectMoving(video(page))
  await page.setViewportSize(phonePositions.upright)
  await expect(chat(page).getByText(words)).toBeInViewport()
  await other.page.context().close()
})

test('a broadcast goes on in a small player on other pages, and in its room again', async ({ page }) => {
  const [meetingId] = await meetingsOnAir(page)
  await page.goto(live(meetingId!))
  await expectMoving(video(page))
  await page.getByRole('button', { name: '返回' }).click()
  const small = page.getByRole('complementary', { name: playerText.zh.mini })
  await expect(page).toHaveURL(/\/$/)
  await expectMoving(small.locator('video'))
  await axe(page, '.mini-player')
  await small.getByRole('link', { name: playerText.zh.backToPlayer }).click()
  await expect(page).toHaveURL(/meetingDetail/)
  await expect(small).toHaveCount(0)
  await expect(chat(page)).toBeVisible()
  await expectMoving(video(page))
})
