import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import {
  memberAddresses,
  openAddresses,
  passingScreens,
  staffScreens,
  withMeetings,
} from './harness/addresses.ts'
import type { NamedMeetings } from './harness/addresses.ts'
import { axe } from './harness/axe.ts'
import { meetingsOnAir, recordedMeeting } from './harness/find-meeting.ts'
import { logInAsDoctor } from './harness/log-in.ts'
import { openInside } from './harness/open-inside.ts'
import { expect, test } from './harness/test.ts'

// Checks once what each screen shows when it is opened; journeys check the states that only they reach.

const atOnce = 16

/** Opens a screen and waits until it shows its content. */
async function open(page: Page, address: string): Promise<void> {
  await openInside(page, address)
  if (!staffScreens.has(pathOf(address))) await expect(page.getByText('加载失败')).toHaveCount(0)
}

const nameMeetings = async (page: Page): Promise<NamedMeetings> => ({
  onAir: (await meetingsOnAir(page))[0]!,
  recorded: await recordedMeeting(page),
})

/** Contracts write dates in full. Everywhere else they are as people say them. */
const writtenDates = new Set(['/expertAgreement'])

/** What only machines should see: dates as calls write them, and tags. */
const rawLines = async (page: Page, address: string): Promise<string[]> => {
  const lines = (await page.locator('body').innerText()).split('\n')
  const raw = writtenDates.has(pathOf(address)) ? /<\/\w+>/ : /\b20\d\d-\d\d-\d\d|<\/\w+>/
  return lines.filter((line) => raw.test(line))
}

async function judge(page: Page, address: string): Promise<void> {
  await test.step(address, async () => {
    await open(page, address)
    const column = await page.locator('.app-column').boundingBox()
    expect.soft(column?.width, address).toBe(580)
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return { scrollWidth, clientWidth }
    })
    expect.soft(scrollWidth, address).toBeLessThanOrEqual(clientWidth)
    expect.soft(await rawLines(page, address), address).toEqual([])
    await axe(page)
  })
}

const stayingAddresses = openAddresses.filter((address) => !passingScreens.has(pathOf(address)))

for (let from = 0; from < stayingAddresses.length; from += atOnce) {
  const some = stayingAddresses.slice(from, from + atOnce)
  test(`visitors on a desktop: ${some.map(pathOf).join(' ')}`, { tag: '@desk' }, async ({ page }) => {
    test.slow()
    const meetings = await nameMeetings(page)
    for (const address of some) await judge(page, withMeetings(address, meetings))
  })
}

for (const address of passingScreens)
  test(`visitors on a desktop: ${address}`, { tag: '@desk' }, async ({ page, faults }) => {
    // The page opens the app without a press, which browsers never allow.
    faults.allow(/Not allowed to launch 'xinglin:/)
    // As if the app had come to the front.
    await page.addInitScript(() =>
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }),
    )
    await judge(page, address)
    await expect(page).toHaveURL(address)
  })

for (let from = 0; from < memberAddresses.length; from += atOnce) {
  const some = memberAddresses.slice(from, from + atOnce)
  test(`members on a desktop: ${some.map(pathOf).join(' ')}`, { tag: '@desk' }, async ({ page }) => {
    test.slow()
    await logInAsDoctor(page, '周行')
    const meetings = await nameMeetings(page)
    for (const address of some) await judge(page, withMeetings(address, meetings))
  })
}

test('no screen is left out', async () => {
  // By its address, so that the types of the whole web app are not asked for here.
  const list = path.resolve(import.meta.dirname, '../web/src/app/screens.ts')
  const { screens } = (await import(pathToFileURL(list).href)) as { screens: { path: string }[] }
  // Some are judged in several states.
  const judged = new Set([...openAddresses, ...memberAddresses].map(pathOf))
  expect([...judged].toSorted()).toEqual(screens.map(({ path }) => path).toSorted())
})

function pathOf(address: string): string {
  return address.split('?', 1)[0]!
}
