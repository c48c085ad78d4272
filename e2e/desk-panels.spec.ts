import type { Locator, Page } from '@playwright/test'
import { homeText } from '#web/features/discover/home/text.ts'
import { inboxText } from '#web/features/discover/inbox/text.ts'
import { playerText } from '#web/features/meetings/player/text.ts'
import { desktopText } from '../web/src/app/desktop-text.ts'
import { axe } from './harness/axe.ts'
import { meetingsOnAir, recordedMeeting } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { expectMoving, timeOf } from './harness/moving.ts'
import { expectStarted } from './harness/started.ts'
import { expect, test } from './harness/test.ts'

const text = desktopText.zh

const index = (page: Page) => page.getByRole('navigation', { name: text.index })
const beside = (page: Page) => page.getByRole('complementary', { name: text.beside })

/** Its left and right edge. */
async function edgesOf(element: Locator) {
  const { x, width } = (await element.boundingBox())!
  return [x, x + width] as const
}

const addressesOf = async (page: Page) => ({
  home: '/',
  meeting: `/meetingDetail?meeting_id=${(await meetingsOnAir(page))[0]}`,
  recording: `/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`,
  article: '/homeConsultingDetail?information_id=1',
})

async function expectNoSideways(page: Page) {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}

/** The panels are beside the column, and nothing leaves the window. */
async function expectBesideColumn(page: Page, width: number) {
  await expect(index(page).getByRole('link').nth(3)).toBeVisible()
  await expect(beside(page).getByRole('link').or(beside(page).getByRole('button')).first()).toBeVisible()
  const [columnStart, columnEnd] = await edgesOf(page.locator('.app-column'))
  const [indexStart, indexEnd] = await edgesOf(index(page))
  const [besideStart, besideEnd] = await edgesOf(beside(page))
  expect(indexStart).toBeGreaterThanOrEqual(0)
  expect(indexEnd).toBeLessThanOrEqual(columnStart)
  expect(besideStart).toBeGreaterThanOrEqual(columnEnd)
  expect(besideEnd).toBeLessThanOrEqual(width)
  await expectNoSideways(page)
}

test('a window of 1100 px has the column alone; a wider one an index on the left and what belongs to the page on the right @desk', async ({
  page,
}) => {
  test.slow()
  for (const [name, address] of Object.entries(await addressesOf(page)))
    await test.step(name, async () => {
      await page.setViewportSize({ width: 1100, height: 800 })
      await page.goto(address)
      await expectStarted(page)
      await expect(page.getByRole('main').first()).toBeVisible()
      await expect(index(page)).toHaveCount(0)
      await expect(beside(page)).toHaveCount(0)
      await expectNoSideways(page)
      for (const width of [1200, 1280, 1920]) {
        await page.setViewportSize({ width, height: 1000 })
        await expectBesideColumn(page, width)
      }
      await axe(page)
    })
})

test('the index has search, messages and the personal centre where the bar of the screen has none @desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await logInAsDoctor(page, '安如', '/')
  await expect(index(page).getByRole('link').nth(3)).toBeVisible()
  await expect(index(page).getByRole('searchbox')).toHaveCount(0)
  await page.goto('/homeConsultingDetail?information_id=1')
  await expect(index(page).getByRole('link', { name: inboxText.zh.messages })).toBeVisible()
  await expect(index(page).getByRole('link', { name: homeText.zh.me })).toBeVisible()
  await index(page).getByRole('searchbox').fill('心力衰竭')
  await index(page).getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/\/search\?keyword=/)
  await expect(page.getByRole('main').getByText('心力衰竭').first()).toBeVisible()
  await expect(index(page).getByRole('searchbox')).toHaveCount(0)
})

test('a sheet is a dialog in the middle of a window of 1280 and of 1920 px @desk', async ({ page }) => {
  const height = 900
  await page.setViewportSize({ width: 1280, height })
  await page.goto('/doctorMainPage?doctor_id=1')
  await expectStarted(page)
  await page.getByRole('main').getByRole('button', { name: '分享' }).first().click()
  const sheet = page.getByRole('dialog').locator('.modal-panel')
  await expect(sheet).toBeVisible()
  const offCentre = async () => {
    const sight = await page.evaluate(() => document.documentElement.clientWidth)
    const box = (await sheet.boundingBox())!
    const sideways = Math.abs(box.x + box.width / 2 - sight / 2)
    return Math.max(sideways, Math.abs(box.y + box.height / 2 - height / 2))
  }
  await expect.poll(offCentre).toBeLessThanOrEqual(2)
  await axe(page)
  await page.setViewportSize({ width: 1920, height })
  await expect.poll(offCentre).toBeLessThanOrEqual(2)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})

test('every key of the list works on the page of a recording @desk', async ({ page }) => {
  const address = `/meetingPlaybackDetail?meeting_id=${await recordedMeeting(page)}`
  await logInAsDoctor(page, '顾言', address)
  await expect(index(page)).toBeVisible()
  const player = page.getByRole('region', { name: /^视频：/ })
  const video = page.locator('video')
  const list = page.getByRole('dialog', { name: text.shortcuts })
  const tried: string[] = []

  const works = async (keys: string, check: () => Promise<void>) =>
    test.step(keys, async () => {
      await check()
      tried.push(keys)
    })

  await works('?', async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible()
  })
  const listed = await list
    .locator('dt')
    .evaluateAll((terms) =>
      terms.map((term) => Array.from(term.children, (key) => key.textContent).join(' ')),
    )
  await axe(page)
  await works('Esc', async () => {
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
  })
  // Nothing has the focus from here on: keys need not be aimed at the player.
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await works('Space', async () => {
    await page.keyboard.press(' ')
    await expectMoving(video)
    await page.keyboard.press(' ')
    await expect(video).toHaveJSProperty('paused', true)
  })
  await works('← →', async () => {
    const at = await timeOf(video)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => timeOf(video)).toBeCloseTo(at + 5, 0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => timeOf(video)).toBeCloseTo(at, 0)
  })
  await works('m', async () => {
    await page.keyboard.press('m')
    await expect(video).toHaveJSProperty('muted', true)
  })
  await works('t', async () => {
    const width = async () => (await player.boundingBox())!.width
    await page.keyboard.press('t')
    await expect.poll(width).toBeGreaterThan(960)
    await page.keyboard.press('t')
    await expect.poll(width).toBeLessThanOrEqual(580)
    await page.keyboard.press('t')
    await expect.poll(width).toBeGreaterThan(960)
    await expectNoSideways(page)
    await page.keyboard.press('Escape')
    await expect.poll(width).toBeLessThanOrEqual(580)
  })
  await works('f', async () => {
    await page.keyboard.press('f')
    const leave = player.getByRole('button', { name: playerText.zh.leaveFull, exact: true })
    await expect(leave).toBeVisible()
    await page.keyboard.press('f')
    await expect(leave).toHaveCount(0)
  })
  for (const [keys, path] of [
    ['/', '/search'],
    ['g h', '/'],
    ['g c', '/personalCenter'],
    ['g n', '/messageList'],
  ] as const)
    await works(keys, async () => {
      await page.goto(address)
      await expectStarted(page)
      await expect(index(page)).toBeVisible()
      // What listens to keys is loaded after the page.
      await expect(async () => {
        for (const key of keys.split(' ')) await page.keyboard.press(key)
        await expect(page).toHaveURL((url) => url.pathname === path, { timeout: 3000 })
      }).toPass()
    })
  expect(tried.toSorted()).toEqual(listed.toSorted())
})
