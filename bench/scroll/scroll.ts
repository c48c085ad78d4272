import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { channelTypes } from '#contract/discover/browse.ts'
import { cloneTemplate, makeTemplate, openTestPostgres } from '#server/testing/database.ts'
import { findChromium } from '../../tools/testing/chromium.ts'
import { productionEnv, startChild, untilAnswering } from '../child-server.ts'
import { prepareContent } from '../content/prepare-content.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { builtServer } from '../../tools/build/built-folder.ts'

const rows = 1000
const stepPx = 700

/** Scrolls a list of a thousand rows from beginning to end: the longest time the page was busy without a break. */
export async function benchScroll(): Promise<BenchResult[]> {
  const browser = await findChromium(() => undefined)
  if (!('path' in browser)) throw new Error('no Chromium to measure with')
  const postgres = await openTestPostgres()
  let server: ChildProcess | undefined
  try {
    await makeTemplate(postgres.url)
    const databaseUrl = await cloneTemplate(postgres.url, 'xinglin_bench')
    await prepareContent(databaseUrl)
    server = startChild(builtServer, 4101, { ...productionEnv, DATABASE_URL: databaseUrl })
    await untilAnswering(4101)
    const longest = await scrollThrough(browser.path)
    return [
      judge({
        name: `longest task while scrolling ${rows} rows`,
        value: longest,
        unit: 'ms',
        limit: 100,
        better: 'lower',
      }),
    ]
  } finally {
    server?.kill()
    await pause(500)
    await postgres.stop()
  }
}

async function scrollThrough(executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' })
  await page.goto(`http://127.0.0.1:4101/channelClass?type=${channelTypes.information}`)
  await page.getByRole('listitem').first().waitFor()
  await page.evaluate(() => {
    const seen = { longest: 0 }
    Object.assign(globalThis, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.longest = Math.max(seen.longest, entry.duration)
    }).observe({ type: 'longtask' })
  })
  while ((await lastRow(page)) < rows) {
    await page.mouse.wheel(0, stepPx)
    await page.waitForTimeout(30)
  }
  const longest = await page.evaluate(
    () => (globalThis as unknown as { seen: { longest: number } }).seen.longest,
  )
  await browser.close()
  return longest
}

const lastRow = (page: Page) =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet))),
  )
