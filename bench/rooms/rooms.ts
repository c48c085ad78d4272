import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { roomText } from '#web/features/community/rooms/text.ts'
import { carrierLogin, post } from '../../e2e/harness/register.ts'
import { findChromium } from '../../tools/testing/chromium.ts'
import { median } from '../child-server.ts'
import { startOwnServer } from '../own-server.ts'
import { processorMs } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

/** Users of the demo world: the first invites the others. */
const phones = ['13800000001', '13800000002', '13800000005'] as const
const runs = 3
const talkSeconds = 15

const text = roomText.zh

/**
 * Three pages with fake cameras in one room of the mesh: how long it takes from the press that enters, all at once, until each shows
 * moving pictures of the two others; what the server spends while they talk; and how long a page whose line was cut takes to be back.
 */
export async function benchRooms(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-rooms-'))
  await chmod(folder, 0o711)
  const found = await findChromium(() => undefined)
  if (!('path' in found)) throw new Error('no Chromium to measure with')
  const server = await startOwnServer(4131, folder)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--mute-audio',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
  })
  try {
    const [first, ...invited] = phones
    const host = await openPerson(browser, server.url, first)
    const people = [host]
    for (const phone of invited) people.push(await openPerson(browser, server.url, phone))
    const address = await invite(host)
    const joins: number[] = []
    for (let run = 0; run <= runs; run++) {
      const ms = await join(people, address)
      // The first round warms up the server.
      if (run > 0) joins.push(ms)
      if (run < runs) await Promise.all(people.map(({ page }) => leave(page)))
    }
    const pid = Number(server.child.pid)
    const before = await processorMs(pid)
    await pause(talkSeconds * 1000)
    const share = ((await processorMs(pid)) - before) / (talkSeconds * 10)
    const back = await cutAndReturn(host)
    return [
      judge({
        name: 'three pages in a room, seen by all',
        value: median(joins),
        unit: 'ms',
        limit: 2000,
        better: 'lower',
      }),
      judge({
        name: 'server while three people talk',
        value: share,
        unit: '% of a core',
        limit: 5,
        better: 'lower',
      }),
      judge({
        name: 'back in the room after a lost line',
        value: back,
        unit: 'ms',
        limit: 500,
        better: 'lower',
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

type Person = { page: Page; token: string; cut(): Promise<void>; restore(): Promise<void> }

async function openPerson(browser: Browser, url: string, phone: string): Promise<Person> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const lines = new Set<() => Promise<unknown>>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const line = socket.connectToServer()
    lines.add(() => Promise.all([line.close(), socket.close()]))
  })
  const login = await carrierLogin(page, phone)
  const kept = Object.entries({ ...login, last_userid: login.userid })
  const localStorage = kept.map(([name, value]) => ({ name, value: String(value) }))
  const { cookies } = await context.storageState()
  await context.setStorageState({ cookies, origins: [{ origin: url, localStorage }] })
  return {
    page,
    token: login.token,
    async cut() {
      await context.setOffline(true)
      for (const close of lines) await close()
      lines.clear()
    },
    restore: () => context.setOffline(false),
  }
}

const minutesFromNow = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000 + 8 * 3600_000).toISOString().slice(0, 16).replace('T', ' ')

/** A conference that runs now. Those who are invited need not wait in the lobby. */
async function invite({ page, token }: Person): Promise<string> {
  const { id } = await post<{ id: number }>(
    page,
    conferenceCalls.create.path,
    {
      title: 'Bench',
      begin_time: minutesFromNow(1),
      end_time: minutesFromNow(60),
      kind: 'picture',
      invitees: JSON.stringify(phones.slice(1)),
    },
    token,
  )
  return `/videoMeetingDetail?id=${id}&join=1`
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Milliseconds until the slowest of them shows the others. */
async function join(people: Person[], address: string): Promise<number> {
  for (const { page } of people) {
    await page.goto(address)
    await press(page, text.openDevices)
    await page.getByLabel(text.ownPicture).waitFor()
  }
  const begun = performance.now()
  await Promise.all(people.map(({ page }) => press(page, text.enter)))
  await Promise.all(people.map(({ page }) => untilMoving(page, people.length - 1)))
  return performance.now() - begun
}

/** Resolves when this many other people move in the room; one's own picture does not count. */
const untilMoving = (page: Page, others: number) =>
  page.waitForFunction((count) => {
    const videos = [...document.querySelectorAll<HTMLVideoElement>('.person-tile-video:not([data-mirrored])')]
    const moving = videos.filter((video) => video.getVideoPlaybackQuality().totalVideoFrames > 2)
    return moving.length >= count
  }, others)

async function leave(page: Page) {
  await press(page, text.leave)
  await page.getByRole('alertdialog').getByRole('button', { name: text.leave }).click()
  await page.getByText(text.over.left).waitFor()
}

/** From the moment at which the line could carry again until the room does not say any more that it is interrupted. */
async function cutAndReturn(person: Person): Promise<number> {
  await person.cut()
  await person.page.getByText(text.interrupted).waitFor()
  await person.restore()
  const begun = performance.now()
  await person.page.getByText(text.interrupted).waitFor({ state: 'detached' })
  await untilMoving(person.page, 2)
  return performance.now() - begun
}
