import type { Locator, Page } from '@playwright/test'
import { axe } from './harness/axe.ts'
import { captionBottom } from './harness/caption-bottom.ts'
import { findWork } from './harness/find-work.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expectMoving, timeOf } from './harness/moving.ts'
import { playerChoice } from './harness/player-choice.ts'
import { expect, test } from './harness/test.ts'

/** Demo data: the first operation of the second subject is streamed, the next one is a file. */
const streamed = '/operationDetail?id=5'
const filed = '/operationDetail?id=6'

const player = (page: Page) => page.getByRole('region', { name: /^视频：/ })
const button = (page: Page, name: string) => player(page).getByRole('button', { name, exact: true })
const video = (page: Page) => page.locator('video')

const captionOf = (element: Locator) =>
  element.evaluate((one: HTMLVideoElement) => {
    const track = Array.from(one.textTracks).find((each) => each.mode === 'showing')
    return Array.from(track?.activeCues ?? [], (cue) => (cue as VTTCue).text).join()
  })

test('a file plays, responds to keys, and remembers its speed @both', async ({ page }) => {
  await page.goto(filed)
  await button(page, '播放').click()
  await expectMoving(video(page))
  await axe(page, '.player')

  await button(page, '暂停').press('m')
  await expect(video(page)).toHaveJSProperty('muted', true)
  await button(page, '暂停').press(' ')
  await expect(video(page)).toHaveJSProperty('paused', true)
  const at = await timeOf(video(page))
  await button(page, '播放').press('ArrowRight')
  await expect.poll(() => timeOf(video(page))).toBeCloseTo(at + 5, 0)
  await button(page, '播放').press('ArrowLeft')
  await expect.poll(() => timeOf(video(page))).toBeCloseTo(at, 0)

  await button(page, '播放').press('f')
  await expect(button(page, '退出全屏')).toBeVisible()
  await button(page, '退出全屏').press('f')
  await expect(button(page, '全屏')).toBeVisible()

  await button(page, '播放设置').press('Enter')
  const speeds = player(page).getByRole('group', { name: '倍速' })
  await expect(playerChoice(player(page), '倍速', '1×')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button(page, '播放设置')).toBeFocused()
  await expect(speeds).toBeHidden()
  await button(page, '播放设置').click()
  await axe(page, '.player')
  await expect(speeds.getByRole('button')).toHaveText(['0.75×', '1×', '1.25×', '1.5×', '2×'])
  for (const speed of await speeds.getByRole('button').all()) await expect(speed).toBeInViewport({ ratio: 1 })
  await playerChoice(player(page), '倍速', '1.5×').click()
  await expect(playerChoice(player(page), '倍速', '1.5×')).toHaveAttribute('aria-pressed', 'true')
  await button(page, '播放设置').click()
  await expect(speeds).toBeHidden()
  await expect(video(page)).toHaveJSProperty('playbackRate', 1.5)
  await page.reload()
  await expect(video(page)).toHaveJSProperty('playbackRate', 1.5)
  await expect(video(page)).toHaveJSProperty('muted', true)

  await button(page, '网页全屏').click()
  await expect(button(page, '退出网页全屏')).toBeVisible()
  await expect(page.locator('[inert]').getByRole('button', { name: '返回' })).toHaveCount(1)
  await button(page, '退出网页全屏').press('Escape')
  await expect(button(page, '网页全屏')).toBeVisible()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('a stream plays from the pressed step, in the chosen quality, with captions', async ({ page }) => {
  await page.goto(streamed)
  const step = page.getByRole('list', { name: '手术步骤' }).getByRole('button').nth(3)
  await step.click()
  await expect(video(page)).toHaveJSProperty('paused', false)
  await expectMoving(video(page))
  expect(await timeOf(video(page))).toBeGreaterThan(9)
  await expect(step).toHaveAttribute('aria-current', 'true')

  await button(page, '播放设置').click()
  await playerChoice(player(page), '清晰度', '高清').click()
  await expect.poll(() => video(page).evaluate((one: HTMLVideoElement) => one.videoHeight)).toBe(360)
  await playerChoice(player(page), '字幕', '中文').click()
  await expect.poll(() => captionOf(video(page))).toMatch(/[\u4e00-\u9fff]/)
  await axe(page, '.player')
  // Nobody reads captions that lie under the controls.
  await player(page).hover()
  const controls = (await button(page, '播放设置').boundingBox())!
  await expect.poll(() => captionBottom(page)).toBeLessThanOrEqual(controls.y)
})

test('the player fills a phone held sideways, and stays in sight of one held upright', async ({ page }) => {
  await page.goto(filed)
  await button(page, '播放').click()
  await page.getByRole('region', { name: '评论' }).scrollIntoViewIfNeeded()
  await expect(player(page)).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 844, height: 390 })
  await button(page, '播放设置').click()
  await page.evaluate(() => scrollTo(0, 0))
  await expect(player(page)).toBeInViewport({ ratio: 1 })
  const place = { x: 0, y: 0, width: 844, height: 390 }
  await expect.poll(() => player(page).boundingBox()).toMatchObject(place)
  const isOnTop = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect()
    return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  for (const name of ['播放设置', '全屏'])
    await expect.poll(() => button(page, name).evaluate(isOnTop)).toBe(true)
})

test('a video goes on in a small player on other pages, and on its own page again', async ({ page }) => {
  await page.goto(filed)
  await button(page, '播放').click()
  await expectMoving(video(page))
  await page.getByRole('button', { name: '返回' }).click()
  const small = page.getByRole('complementary', { name: '小窗播放' })
  await expect(page).toHaveURL(/\/$/)
  await expectMoving(small.locator('video'))
  await axe(page, '.mini-player')
  const at = await timeOf(small.locator('video'))
  await small.getByRole('link', { name: '回到播放页面' }).click()
  await expect(page).toHaveURL(/operationDetail/)
  await expect(small).toHaveCount(0)
  await expectMoving(video(page))
  expect(await timeOf(video(page))).toBeGreaterThanOrEqual(at)

  await page.getByRole('button', { name: '返回' }).click()
  await small.getByRole('button', { name: '关闭小窗' }).click()
  await expect(video(page)).toHaveCount(0)
})

/** Two taps at a share of the width of the picture. */
async function doubleTap(page: Page, share: number) {
  const { x, y, width, height } = (await video(page).boundingBox())!
  const tap = () => page.touchscreen.tap(x + width * share, y + height * 0.3)
  // Both are on their way at once: on a busy machine the first would be answered too late for the second.
  await Promise.all([tap(), tap()])
}

test('a double tap skips ten seconds', async ({ page }) => {
  await page.goto(filed)
  await button(page, '播放').click()
  await expectMoving(video(page))
  await video(page).evaluate((one: HTMLVideoElement) => one.pause())
  const at = await timeOf(video(page))
  await doubleTap(page, 0.85)
  await expect.poll(() => timeOf(video(page))).toBeCloseTo(at + 10, 0)
  await doubleTap(page, 0.15)
  await expect.poll(() => timeOf(video(page))).toBeCloseTo(at, 0)
})

test('a finger shows and hides the controls, and closes the panel', async ({ page }) => {
  await page.goto(filed)
  await button(page, '播放').click()
  await expectMoving(video(page))
  await video(page).evaluate((one: HTMLVideoElement) => one.pause())
  await expect(player(page)).toHaveAttribute('data-controls', 'shown')
  const { x, y, width, height } = (await video(page).boundingBox())!
  const tap = (share: number) => page.touchscreen.tap(x + width * share, y + height * 0.1)
  await tap(0.5)
  await expect(player(page)).toHaveAttribute('data-controls', 'hidden')
  await expect(video(page)).toHaveJSProperty('paused', true)
  await button(page, '播放设置').press('Enter')
  const speeds = player(page).getByRole('group', { name: '倍速' })
  await expect(speeds).toBeVisible()
  await expect(player(page)).toHaveAttribute('data-controls', 'shown')
  // Beside the panel, which nearly fills the picture of a phone.
  await tap(0.01)
  await expect(speeds).toBeHidden()
})

test(
  'a mouse plays, pauses and takes the screen; a key shows captions',
  { tag: '@desk' },
  async ({ page }) => {
    await page.goto(streamed)
    await button(page, '播放').click()
    await expectMoving(video(page))
    await video(page).click({ position: { x: 60, y: 60 } })
    await expect(video(page)).toHaveJSProperty('paused', true)
    await video(page).dblclick({ position: { x: 60, y: 60 } })
    await expect(button(page, '退出全屏')).toBeVisible()
    await expect(video(page)).toHaveJSProperty('paused', true)
    await page.keyboard.press('c')
    const shown = () =>
      video(page).evaluate(
        (one: HTMLVideoElement) => Array.from(one.textTracks).filter(({ mode }) => mode === 'showing').length,
      )
    await expect.poll(shown).toBe(1)
    await page.keyboard.press('c')
    await expect.poll(shown).toBe(0)
    await page.keyboard.press('f')
    await expect(button(page, '全屏')).toBeVisible()
  },
)

test('theatre mode lies over the page, by key and by button', { tag: '@desk' }, async ({ page }) => {
  await page.goto(filed)
  await button(page, '播放').click()
  await expectMoving(video(page))
  const width = async () => (await player(page).boundingBox())!.width
  expect(await width()).toBeLessThanOrEqual(580)
  await button(page, '暂停').press('t')
  await expect.poll(width).toBeGreaterThan(960)
  await expect(page.locator('[inert]').getByRole('button', { name: '返回' })).toHaveCount(1)
  await axe(page)
  await button(page, '退出剧场模式').press('Escape')
  await expect.poll(width).toBeLessThanOrEqual(580)
  await button(page, '剧场模式').click()
  await expect.poll(width).toBeGreaterThan(960)
  await page.goBack()
  await expect.poll(width).toBeLessThanOrEqual(580)
  await expect(page).toHaveURL(/operationDetail/)
})

test('a returning user resumes where they stopped, or starts over', async ({ page }) => {
  await logInAsDoctor(page, '周行', filed)
  await page.getByRole('list', { name: '手术步骤' }).getByRole('button').nth(2).click()
  await expectMoving(video(page))
  const saved = page.waitForResponse(/viewhistory\/set/)
  await button(page, '暂停').click()
  await saved
  const at = Math.floor(await timeOf(video(page)))

  await page.reload()
  await expect(player(page).getByText(`已从上次观看的 0:${String(at).padStart(2, '0')} 继续`)).toBeVisible()
  expect(Math.floor(await timeOf(video(page)))).toBe(at)
  await player(page).getByRole('button', { name: '从头播放' }).click()
  await expect(player(page).getByText('已从上次观看的')).toHaveCount(0)
  await expect.poll(() => timeOf(video(page))).toBeLessThan(at)
  await expectMoving(video(page))
})

test('a visitor resumes in the same browser', async ({ page }) => {
  await page.goto(filed)
  await page.getByRole('list', { name: '手术步骤' }).getByRole('button').nth(2).click()
  await expectMoving(video(page))
  await button(page, '暂停').click()
  const at = Math.floor(await timeOf(video(page)))
  await page.reload()
  await expect(player(page).getByText(`已从上次观看的 0:${String(at).padStart(2, '0')} 继续`)).toBeVisible()
  expect(Math.floor(await timeOf(video(page)))).toBe(at)
})

test('the first episode of a paid series may be tried, the next must be bought', async ({ page }) => {
  const work = await findWork(page, (one) => one.is_free === 0 && one.episodes.length > 1)
  await page.goto(`/doctorSeriesCourses?production_id=${work.production_id}`)
  const episodes = page.getByRole('list', { name: '课程目录' }).getByRole('button')
  await expect(episodes.first()).toContainText('试看')
  await expect(episodes.nth(1)).toContainText('需购买')
  await button(page, '播放').click()
  await expectMoving(video(page))
  await button(page, '下一节').click()
  await expect(page.getByText('本节为付费内容')).toBeVisible()
  await expect(player(page)).toHaveCount(0)
  await axe(page)
  await page.getByRole('button', { name: '立即购买' }).first().click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await page.getByRole('list', { name: '课程目录' }).getByRole('button').first().click()
  await expectMoving(video(page))
})

test('a video that fails to load says so, and loads on retry', async ({ page, faults }) => {
  faults.allow(/Failed to load resource/)
  await page.route('**/files/demo/lecture.mp4', (route) => route.abort())
  await page.goto(filed)
  await expect(player(page).getByRole('alert')).toContainText('视频无法播放')
  await page.unroute('**/files/demo/lecture.mp4')
  await player(page).getByRole('button', { name: '重试' }).click()
  await expect(player(page).getByRole('alert')).toHaveCount(0)
  await button(page, '播放').click()
  await expectMoving(video(page))
})
