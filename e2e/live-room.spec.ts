import type { Browser, Locator, Page, TestInfo } from '@playwright/test'
import { commentCalls } from '#contract/community/comments.ts'
import { liveRoomCalls } from '#contract/meetings/live-room.ts'
import { commentText } from '#web/features/community/comments/text.ts'
import { danmakuText } from '#web/features/meetings/danmaku/text.ts'
import { liveRoomText } from '#web/features/meetings/live-room/text.ts'
import { axe } from './harness/axe.ts'
import { meetingsOnAir, recordedMeeting } from './harness/find-meeting.ts'
import { logIn, logInAsDoctor } from './harness/log-in.ts'
import { timeOf } from './harness/moving.ts'
import { asOperator } from './harness/operator.ts'
import { post, registerNumber } from './harness/register.ts'
import { expect, newPhone, test } from './harness/test.ts'

const live = (meetingId: number) => `/meetingDetail?meeting_id=${meetingId}`
const recorded = async (page: Page) => `/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`

const text = danmakuText.zh
/** The danmaku of a recording as a list. */
const log = (page: Page) => page.getByRole('log', { name: text.danmaku })
/** The messages of a live room. */
const chat = (page: Page) => page.getByRole('log', { name: commentText.zh.messages })
const said = (page: Page, words: string) => chat(page).getByText(words)
const field = (page: Page) =>
  page.getByRole('textbox', { name: text.write }).or(page.getByRole('textbox', { name: text.chat }))
const line = (page: Page, words: string) => log(page).getByText(words)
const comment = (page: Page, words: string) =>
  page.getByRole('region', { name: commentText.zh.comments }).getByRole('article').filter({ hasText: words })
const passing = (page: Page, words: string) => page.locator('.danmaku-line', { hasText: words })

/** A field that is replaced while the page starts is filled again. */
async function callOut(page: Page, words: string) {
  const send = page.getByRole('button', { name: text.send, exact: true })
  await expect(async () => {
    await field(page).fill(words)
    await expect(send).toBeEnabled({ timeout: 2000 })
  }).toPass()
  // Not tried again: it could be said twice.
  await send.click()
}

async function write(page: Page, words: string) {
  await page.getByRole('button', { name: commentText.zh.write }).last().click()
  const sheet = page.getByRole('dialog', { name: commentText.zh.write })
  await sheet.getByRole('textbox').fill(words)
  await sheet.getByRole('button', { name: commentText.zh.send }).click()
  await expect(sheet).toHaveCount(0)
}

/** Another viewer, whose connection to the server can be cut. */
async function otherViewer(browser: Browser, info: TestInfo, address: string) {
  const { userAgent, viewport, baseURL } = info.project.use
  const context = await browser.newContext({
    userAgent: userAgent!,
    viewport: viewport!,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const lines = new Set<{ close: () => unknown }>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    lines.add({ close: () => Promise.all([server.close(), socket.close()]) })
  })
  await page.goto(new URL(address, baseURL).href)
  return {
    page,
    context,
    async cut() {
      await context.setOffline(true)
      for (const socket of lines) await socket.close()
      lines.clear()
    },
  }
}

test('a message in a live room arrives once at another viewer, also after a lost connection', async ({
  page,
  browser,
}, info) => {
  const mark = newPhone()
  const [meetingId] = await meetingsOnAir(page)
  const other = await otherViewer(browser, info, live(meetingId!))
  await expect(chat(other.page)).toBeVisible()
  await logIn(page, mark, live(meetingId!))

  await callOut(page, `第一句 ${mark}`)
  await expect(said(page, `第一句 ${mark}`)).toHaveCount(1)
  await expect(said(other.page, `第一句 ${mark}`)).toHaveCount(1)
  // Too long to pass over the picture, and still a message.
  const long = `${'很长的一段话，'.repeat(12)}${mark}`
  await callOut(page, long)
  await expect(said(other.page, long)).toHaveCount(1)

  await other.cut()
  await callOut(page, `断线时说的 ${mark}`)
  await expect(said(page, `断线时说的 ${mark}`)).toHaveCount(1)
  await other.context.setOffline(false)
  await expect(said(other.page, `断线时说的 ${mark}`)).toHaveCount(1, { timeout: 30_000 })

  await callOut(page, `又连上了 ${mark}`)
  await expect(said(other.page, `又连上了 ${mark}`)).toBeInViewport()
  await expect(said(other.page, mark)).toHaveText([/第一句/, /很长/, /断线时说的/, /又连上了/])
  await axe(page)
  await other.context.close()
})

/** Adds up how far things move from now on, without anybody having touched them. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const moved = { sum: 0 }
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift' })
  })

test(
  'the room is one screen: the picture stays, the chat follows, and messages move nothing',
  { tag: '@both' },
  async ({ page, browser }, info) => {
    const words = `后来的 ${newPhone()}`
    const [meetingId] = await meetingsOnAir(page)
    const { token } = await registerNumber(newPhone())
    const other = await otherViewer(browser, info, live(meetingId!))
    await page.goto(live(meetingId!))
    // A wide window has the chat beside the picture, and no tab for it.
    const isDesk = info.project.name === 'desk'
    const chatTab = page.getByRole('tab', { name: liveRoomText.zh.chat })
    await (isDesk ? expect(chatTab).toHaveCount(0) : expect(chatTab).toHaveAttribute('aria-selected', 'true'))
    await expect(chat(page)).toBeInViewport()
    await expect(page.getByText(/^[2-9]\d* 人在看$/)).toBeVisible()
    await expect(page.getByRole('button', { name: /^为直播点赞/ })).toHaveCount(1)
    await expect(
      page.getByRole('button', { name: /^点赞/ }).and(page.locator('.item-bar-button')),
    ).toHaveCount(0)
    // What the chair has pinned is above the messages.
    await expect(page.locator('.chat-pins')).toBeVisible()
    if (!isDesk)
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      ).toBeLessThanOrEqual(1)

    // Somebody reads back: what comes is announced, and not in the way.
    await watchShifts(page)
    await chat(page).evaluate((box) => {
      box.scrollBy({ top: -150 })
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    })
    const read = await chat(page).getByRole('article').last().elementHandle()
    const before = await read.boundingBox()
    const fields = { item_type: 'meeting', item_id: String(meetingId), play_time: '5', content: words }
    await post(page, commentCalls.set.path, fields, token)
    await page.getByRole('button', { name: commentText.zh.newMessages }).waitFor()
    // A scrolled box stands between two pixels and may settle on one.
    expect(Math.abs((await read.boundingBox())!.y - before!.y)).toBeLessThan(1)
    await page.getByRole('button', { name: commentText.zh.newMessages }).click()
    await expect(said(page, words)).toBeInViewport()
    expect(await page.evaluate(() => (globalThis as unknown as { moved: { sum: number } }).moved.sum)).toBe(0)

    for (const name of [liveRoomText.zh.about, liveRoomText.zh.programme, liveRoomText.zh.speakers]) {
      await page.getByRole('tab', { name }).click()
      await expect(page.getByRole('tabpanel')).toBeVisible()
      await expect(chat(page)).toBeVisible({ visible: isDesk })
      await axe(page, '[role=tabpanel]')
    }
    if (!isDesk) await chatTab.click()
    await expect(said(page, words)).toBeInViewport()
    await other.context.close()
  },
)

test('who joins a live room is announced once', async ({ page, browser }, info) => {
  const [, meetingId] = await meetingsOnAir(page)
  const other = await otherViewer(browser, info, live(meetingId!))
  await expect(chat(other.page)).toBeVisible()
  const announced = other.page.getByText(/^欧.* 来了$/)
  // It is gone after a while, so the check starts before the arrival.
  await Promise.all([
    expect(announced).toBeVisible({ timeout: 60_000 }),
    logInAsDoctor(page, '欧阳静', live(meetingId!)),
  ])
  await expect(announced).toHaveCount(0)
  await other.context.close()
})

const choice = (page: Page, name: string) =>
  page.getByRole('dialog', { name: text.settings }).getByRole('radio', { name, exact: true })

test('danmaku settings persist on this device', async ({ page }) => {
  await page.goto(await recorded(page))
  // With reduced motion the list is the default.
  await expect(log(page)).toBeVisible()
  await page.getByRole('button', { name: text.settings }).click()
  for (const name of [text.over, text.full, text.fast, text.large])
    await choice(page, name).check({ force: true })
  await axe(page)
  await page.reload()
  await expect(page.locator('.danmaku-layer[data-area="full"][data-size="large"]')).toBeAttached()
  await expect(log(page)).toHaveCount(0)
  await page.getByRole('button', { name: text.settings }).click()
  for (const name of [text.over, text.full, text.fast, text.large])
    await expect(choice(page, name)).toBeChecked()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: text.turnOff }).last().click()
  await page.reload()
  await expect(page.getByRole('button', { name: text.turnOn }).last()).toBeVisible()
  await expect(page.locator('.danmaku-layer')).toHaveCount(0)
})

const goTo = (video: Locator, second: number) =>
  video.evaluate((one: HTMLVideoElement, at) => void (one.currentTime = at), second)

test('danmaku of a recording appears at its second, after a seek too', async ({ page }) => {
  const words = `这一页是重点 ${newPhone()}`
  const address = await recorded(page)
  await logIn(page, newPhone(), address)
  const video = page.locator('video')
  const player = page.getByRole('region', { name: /^视频：/ })
  await player.getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2)
  await video.evaluate((one: HTMLVideoElement) => one.pause())
  await goTo(video, 15)
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.seeking)).toBe(false)
  await callOut(page, words)
  await expect(line(page, words)).toHaveCount(1)

  await page.evaluate(() => localStorage.setItem('danmaku_choices', '{"mode":"over"}'))
  await page.goto(address)
  await player.getByRole('button', { name: '播放', exact: true }).click()
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.2)
  await goTo(video, 2)
  await expect(passing(page, words)).toHaveCount(0)
  await goTo(video, 14)
  await expect(passing(page, words)).toHaveCount(1)
  await expect(passing(page, words)).toHaveAttribute('data-own', 'true')
  await player.getByRole('button', { name: '网页全屏' }).click()
  await expect(page.locator('[data-space="page"] .danmaku-layer')).toBeVisible()
})

test('a comment written while watching carries its second, which leads back there', async ({ page }) => {
  const words = `这里请再讲一遍 ${newPhone()}`
  await logIn(page, newPhone(), await recorded(page))
  const video = page.locator('video')
  await page
    .getByRole('region', { name: /^视频：/ })
    .getByRole('button', { name: '播放', exact: true })
    .click()
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0.2)
  await video.evaluate((one: HTMLVideoElement) => one.pause())
  await goTo(video, 15.5)
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.seeking)).toBe(false)
  await write(page, words)
  const row = comment(page, words)
  await expect(row).toBeInViewport()
  await goTo(video, 1)
  await row.getByRole('button', { name: commentText.zh.jump('0:15') }).click()
  await expect.poll(() => timeOf(video)).toBeGreaterThanOrEqual(15)
  await expect(video).toBeInViewport()
  // It does not pass over the picture, and danmaku in the list is marked.
  await expect(line(page, words)).toHaveCount(0)
  await expect(row.getByText(commentText.zh.danmaku)).toHaveCount(0)
  await callOut(page, `弹幕 ${words}`)
  await expect(comment(page, `弹幕 ${words}`).getByText(commentText.zh.danmaku, { exact: true })).toHaveCount(
    1,
  )
  await axe(page)
})

/** Collects every line that passes from now on: one may be gone before the next look. */
const collectPassing = (page: Page) =>
  page.evaluate(() => {
    const shown = new Set<string>()
    Object.assign(globalThis, { shownLines: shown })
    const collect = () =>
      document.querySelectorAll('.danmaku-line').forEach((one) => shown.add(one.textContent ?? ''))
    new MutationObserver(collect).observe(document.body, { subtree: true, childList: true })
  })

const collected = (page: Page, mark: string) =>
  page.evaluate(
    (words) =>
      [...(globalThis as unknown as { shownLines: Set<string> }).shownLines]
        .filter((line) => line.includes(words))
        .toSorted(),
    mark,
  )

test('six lines of one moment all pass over the picture of a phone', async ({ page }) => {
  const mark = newPhone()
  const [meetingId] = await meetingsOnAir(page)
  const { token } = await registerNumber(mark)
  await page.addInitScript(() => localStorage.setItem('danmaku_choices', '{"mode":"over"}'))
  await page.goto(live(meetingId!))
  await expect(page.locator('.danmaku-layer > div')).toBeAttached()
  await collectPassing(page)
  const lines = ['一', '二', '三', '四', '五', '六'].map((words) => `${words} ${mark}`).toSorted()
  // Each is written by itself, as the socket carries no order between them.
  const fields = { item_type: 'meeting', item_id: String(meetingId), play_time: '5' }
  for (const content of lines) await post(page, commentCalls.set.path, { ...fields, content }, token)
  await expect.poll(() => collected(page, mark)).toEqual(lines)
})

for (const kind of ['live', 'recorded'] as const)
  test(
    `sending danmaku over a ${kind} video moves nothing, and its author sees it`,
    { tag: '@both' },
    async ({ page }) => {
      const words = `我在现场 ${newPhone()}`
      const address = kind === 'live' ? live((await meetingsOnAir(page))[0]!) : await recorded(page)
      await page.addInitScript(() => localStorage.setItem('danmaku_choices', '{"mode":"over"}'))
      await logIn(page, newPhone(), address)
      await expect(page.locator('.danmaku-layer > div')).toBeAttached()
      const list = kind === 'live' ? said : comment
      await expect(
        page.getByRole('region', { name: kind === 'live' ? commentText.zh.chat : commentText.zh.comments }),
      ).toBeAttached()
      const before = await page.evaluate(() => scrollY)
      await callOut(page, words)
      const own = passing(page, words).first()
      await expect(own).toBeInViewport()
      await expect(own).toHaveAttribute('data-own', 'true')
      // The list has it too.
      await expect(list(page, words)).toBeAttached()
      expect(await page.evaluate(() => scrollY)).toBe(before)

      await field(page).fill(`${words} 回车`)
      await field(page).press('Enter')
      await expect(passing(page, `${words} 回车`).first()).toBeInViewport()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    },
  )

test('a muted user sees why and until when', async ({ page }) => {
  // Not the room that the other journey uses.
  const [, meetingId] = await meetingsOnAir(page)
  const { userid } = await logIn(page, newPhone(), live(meetingId!))
  await callOut(page, '先说一句')
  await expect(said(page, '先说一句').first()).toBeVisible()
  await asOperator(page, (token) =>
    post(
      page,
      liveRoomCalls.mute.path,
      { meeting_id: String(meetingId), userid: String(userid), type: '1', minutes: '10', reason: 'flooding' },
      token,
    ),
  )
  await callOut(page, '再说一句')
  await expect(page.getByRole('alert')).toHaveText(/^您因刷屏已被禁言，解除时间: \d{4}-\d\d-\d\d \d\d:\d\d$/)
  await expect(field(page)).toHaveValue('再说一句')
})
