import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { playerText } from '#web/features/meetings/player/text.ts'
import { openBadLine } from '../e2e/harness/bad-line.ts'
import { carrierLogin } from '../e2e/harness/register.ts'
import { spawnServer } from '../e2e/harness/spawn-server.ts'
import { chromiumFlags } from '../tools/chromium-flags.ts'
import { findJourneyBrowser } from '../tools/testing/chromium.ts'

const bad = { bitsPerSecond: 100_000, loss: 0.3 }
const mostSeconds = 30
const patience = { timeout: 300_000 }
const doctor = '13800000001'
const lesson = '呼吸与危重症继续教育测试'

/**
 * A lesson at 100 kbit/s while 30 % of all requests are cut, on a quick processor and on one a quarter as fast: it plays within half a
 * minute and counts, and nobody presses retry.
 */
export async function drillBadLine(say: (line: string) => void): Promise<void> {
  const found = await findJourneyBrowser(say)
  if ('missing' in found) throw new Error(`no browser: ${found.missing}`)
  const browser = await chromium.launch({
    args: chromiumFlags,
    executablePath: found.path,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  try {
    await playOn(browser, say)
  } finally {
    await browser.close()
  }
}

async function playOn(browser: Browser, say: (line: string) => void): Promise<void> {
  const server = await spawnServer()
  try {
    const late: string[] = []
    for (const slower of [1, 4]) {
      const context = await browser.newContext({
        baseURL: server.origin,
        viewport: { width: 390, height: 844 },
        locale: 'zh-CN',
        hasTouch: true,
        isMobile: true,
      })
      const { seconds, lost } = await playLesson(context, server.origin, slower)
      say(
        `processor ${slower === 1 ? 'as it is' : 'four times slower'}: plays after ${seconds.toFixed(0)} s and counts; ${lost} requests lost`,
      )
      if (seconds > mostSeconds) late.push(`${seconds.toFixed(0)} s on a processor slowed by ${slower}`)
      await context.close()
    }
    if (late.length > 0) throw new Error(`plays later than after ${mostSeconds} s: ${late.join(', ')}`)
  } finally {
    await server.stop()
  }
}

async function playLesson(context: BrowserContext, origin: string, slower: number) {
  const login = await carrierLogin(context, doctor)
  const meetings = (await (await context.request.get('/sandbox/meetings.json')).json()) as {
    meeting_id: number
    exam: string | null
  }[]
  const meetingId = meetings.find(({ exam }) => exam === lesson)!.meeting_id
  const line = await openBadLine(origin, bad)
  try {
    const { userid, token, refresh_token, sys_token } = login
    const kept = { userid, last_userid: userid, token, refresh_token, sys_token }
    const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value: String(value) }))
    const { cookies } = await context.storageState()
    await context.setStorageState({ cookies, origins: [{ origin: line.origin, localStorage }] })
    const page = await context.newPage()
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower })
    await openPage(page, `${line.origin}/meetingPlaybackDetail?meeting_id=${meetingId}`)
    const began = Date.now()
    await page.getByRole('button', { name: playerText.zh.play, exact: true }).first().click(patience)
    await page.waitForFunction(
      () =>
        [...document.querySelectorAll('video, audio')].some(
          (one) => (one as HTMLMediaElement).currentTime > 0.2,
        ),
      undefined,
      patience,
    )
    const seconds = (Date.now() - began) / 1000
    await page
      .getByText(/已看 [1-9]\d*%/)
      .first()
      .waitFor(patience)
    return { seconds, lost: line.lost() }
  } finally {
    line.close()
  }
}

/** No page can ask for itself: the browser's own reload does, where the address itself was lost. */
async function openPage(page: Page, address: string): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      await page.goto(address, { waitUntil: 'commit' })
      return
    } catch (error) {
      if (tries === 10) throw error
    }
}
