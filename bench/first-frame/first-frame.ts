import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Browser, Page } from '@playwright/test'
import { findChromium } from '../../tools/testing/chromium.ts'
import { median } from '../child-server.ts'
import { startOwnServer } from '../own-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

/** From the demo world: an operation whose video is a stream. */
const streamed = '/operationDetail?id=5'
const runs = 9
const slowRuns = 5

/** 1.6 Mbit/s down, 750 kbit/s up, and 150 ms to and fro, as Lighthouse has it. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/**
 * From the press of play to the first picture, on an idle page that has loaded nothing of the video: the player of an operation, and a page
 * with only hls.js, already loaded. Same stream, same browser, cold caches, alternating. Loading the page itself is excluded for both;
 * fetching the player's own chunks is included.
 */
export async function benchFirstFrame(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
  await chmod(folder, 0o711)
  const found = await findChromium(() => undefined)
  if (!('path' in found)) throw new Error('no Chromium to measure with')
  const server = await startOwnServer(4127, folder)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu', '--mute-audio'],
  })
  try {
    const stream = await streamAddress(browser, server.url)
    const times = { own: [] as number[], bare: [] as number[] }
    for (let run = 0; run <= runs; run++) {
      const bare = await onPage(browser, (page) => pressBare(page, server.url, stream))
      const own = await onPage(browser, (page) => pressOwn(page, server.url))
      // The first round warms up the server.
      if (run === 0) continue
      times.bare.push(bare)
      times.own.push(own)
    }
    const slow: number[] = []
    for (let run = 0; run < slowRuns; run++)
      slow.push(await onPage(browser, (page) => pressOwn(page, server.url, slow4g)))
    const [own, bare] = [median(times.own), median(times.bare)]
    console.log(
      `Press to first frame: ${own.toFixed(0)} ms, bare hls.js ${bare.toFixed(0)} ms (medians of ${runs})`,
    )
    return [
      judge({
        name: 'first frame against a bare hls.js page',
        value: own / bare,
        unit: '×',
        limit: 1.1,
        better: 'lower',
      }),
      judge({
        name: 'first frame on slow 4G',
        value: median(slow) / 1000,
        unit: 's',
        limit: 2.2,
        better: 'lower',
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onPage<Result>(browser: Browser, act: (page: Page) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  })
  try {
    return await act(await context.newPage())
  } finally {
    await context.close()
  }
}

const streamAddress = (browser: Browser, url: string) =>
  onPage(browser, async (page) => {
    await page.goto(url + streamed)
    const asked = page.waitForRequest(/\.m3u8$/)
    await page.getByRole('button', { name: '播放', exact: true }).tap()
    return (await asked).url()
  })

/** Milliseconds from the press to the first picture shown after it. */
async function timePress(page: Page): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'pointerdown',
          () => {
            const pressed = performance.now()
            const video = document.querySelector('video')!
            video.requestVideoFrameCallback((now) => resolve(now - pressed))
          },
          { capture: true, once: true },
        )
      }),
  )
  const [ms] = await Promise.all([shown, page.getByRole('button', { name: '播放', exact: true }).tap()])
  return ms
}

async function pressOwn(page: Page, url: string, line?: typeof slow4g): Promise<number> {
  await page.goto(url + streamed, { waitUntil: 'networkidle' })
  if (line) {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.emulateNetworkConditions', line)
  }
  return timePress(page)
}

const library = createRequire(import.meta.url).resolve('hls.js/dist/hls.light.min.js')

async function pressBare(page: Page, url: string, stream: string): Promise<number> {
  const script = await readFile(library, 'utf8')
  await page.route('**/bare/hls.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><meta name="viewport" content="width=device-width"><video playsinline width="390" height="219"></video>
        <button aria-label="播放">play</button><script src="/bare/hls.js"></script><script>
        document.querySelector('button').addEventListener('click', () => {
          const video = document.querySelector('video')
          const hls = new Hls()
          hls.loadSource(${JSON.stringify(stream)})
          hls.attachMedia(video)
          video.play()
        })</script>`,
    }),
  )
  await page.goto(`${url}/bare`, { waitUntil: 'networkidle' })
  return timePress(page)
}
