import { chromium } from '@playwright/test'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { otherLoginCalls } from '#contract/people/other-logins.ts'
import type { SandboxMeeting } from '#server/sandbox/sandbox.queries.ts'
import { signCall } from '#web/platform/sign.ts'
import { withMeetings } from '../../e2e/harness/addresses.ts'
import type { NamedMeetings } from '../../e2e/harness/addresses.ts'
import { chromiumFlags } from '../chromium-flags.ts'
import { findJourneyBrowser } from '../testing/chromium.ts'
import { contextOf } from './guises.ts'
import type { Guise } from './guises.ts'

const demoMeeting = '超声引导下乳腺肿物旋切活检直播演示与点评 第 23 场'

export type Photographer = {
  /** A window in which this demo account, if any, is logged in. */
  open(guise: Guise, phone?: string): Promise<{ page: Page; close: () => Promise<void> }>
  /** Opens an address and waits until nothing is missing. */
  visit(page: Page, address: string): Promise<void>
  /** The same as a link of the open app does it, without loading that again. */
  turnTo(page: Page, address: string): Promise<void>
  stop(): Promise<void>
}

export async function startPhotographer(origin: string): Promise<Photographer> {
  const found = await findJourneyBrowser(console.log)
  if ('missing' in found) throw new Error(found.missing)
  const browser: Browser = await chromium.launch({
    executablePath: found.path,
    args: chromiumFlags,
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  })
  const meetings = await nameMeetings(origin)
  return {
    async open(guise, phone) {
      const context = await browser.newContext({ ...contextOf(guise), baseURL: origin })
      await prepare(context, guise, phone)
      return { page: await context.newPage(), close: () => context.close() }
    },
    async visit(page, address) {
      await page.goto(withMeetings(address, meetings))
      await becomesStill(page)
    },
    async turnTo(page, address) {
      await page.evaluate((to) => {
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate'))
      }, address)
      await page.waitForTimeout(150)
      await becomesComplete(page)
    },
    stop: () => browser.close(),
  }
}

async function nameMeetings(origin: string): Promise<NamedMeetings> {
  const answer = await fetch(`${origin}/sandbox/meetings.json`)
  const all = (await answer.json()) as SandboxMeeting[]
  const onAir =
    all.find(({ title }) => title === demoMeeting) ?? all.find((one) => one.is_on_air && !one.is_big)
  const recorded = all.find(({ recordings, exam }) => recordings > 0 && exam !== null)
  if (!onAir || !recorded) throw new Error('the demo world has no such meetings')
  return { onAir: onAir.meeting_id, recorded: recorded.meeting_id }
}

/** The settings of a guise, and a login as the carrier's one-click login makes it. */
async function prepare(context: BrowserContext, guise: Guise, phone?: string): Promise<void> {
  const stored: Record<string, string> = {
    locale: guise.language,
    theme: guise.theme,
    text_size: guise.textSize,
  }
  if (phone) {
    const timestamp = Date.now()
    const answer = await context.request.post(otherLoginCalls.phoneVerify.path, {
      form: {
        platform: 8,
        timestamp,
        sign: signCall(8, timestamp),
        guest_id: '12345678',
        is_wechat: 1,
        lang: guise.language,
        gyuid: 'pictures',
        access_token: `sandbox-${phone}`,
      },
    })
    const { data } = (await answer.json()) as { data: Record<string, string | number> }
    const { userid, token, refresh_token, sys_token } = data
    Object.assign(stored, { userid, last_userid: userid, token, refresh_token, sys_token })
    // Nobody but an operator has a second step, and for others it changes nothing.
    await context.request.post('/sandbox/second-step', { headers: { token: String(token) } })
  }
  await context.addInitScript((values) => {
    if (localStorage.getItem('text_size')) return
    for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
  }, stored)
}

async function becomesStill(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('main, .ant-layout') && !document.documentElement.dataset['member'],
    undefined,
    { timeout: 30_000 },
  )
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => undefined)
  await becomesComplete(page)
}

async function becomesComplete(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelectorAll('.skeleton, .ant-skeleton, .ant-spin-spinning').length === 0 &&
        [...document.images].every((image) => image.complete || image.loading === 'lazy'),
      undefined,
      { timeout: 5000 },
    )
    .catch(() => undefined)
  await page.waitForTimeout(400)
}
