import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { patientFileText } from '#web/features/practice/patient-files/text.ts'
import { carrierLogin } from '../../e2e/harness/register.ts'
import { findChromium } from '../../tools/testing/chromium.ts'
import { startOwnServer } from '../own-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

/** The demo's base doctor, whose older ended consultation has a CT. */
const doctor = '13800000001'
const seconds = 3
const text = patientFileText.zh

/** Turns the wheel above the demo's CT without a break, and counts the frames in which the page draws it. */
export async function benchZoom(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-zoom-'))
  await chmod(folder, 0o711)
  const found = await findChromium(() => undefined)
  if (!('path' in found)) throw new Error('no Chromium to measure with')
  const server = await startOwnServer(4132, folder)
  const browser = await chromium.launch({
    executablePath: found.path,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const login = await carrierLogin(page, doctor)
    const kept = Object.entries({ ...login, last_userid: login.userid })
    const localStorage = kept.map(([name, value]) => ({ name, value: String(value) }))
    const { cookies } = await context.storageState()
    await context.setStorageState({ cookies, origins: [{ origin: server.url, localStorage }] })
    await page.goto('/baseDoctor?status=3')
    await page.getByRole('main').locator('a[href^="/baseDoctorOrderDetail"]').last().click()
    await page.getByRole('button', { name: text.open('胸部CT.dcm') }).click()
    await page.locator('.image-viewer-canvas').waitFor()
    const { frames, slowest } = await countFrames(page)
    console.log(`  zoom: slowest frame ${slowest.toFixed(0)} ms`)
    return [
      judge({
        name: 'frames a second while a CT is enlarged',
        value: Math.round(frames),
        unit: '',
        limit: 60,
        better: 'higher',
      }),
    ]
  } finally {
    await browser.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Frames in which the canvas was redrawn: each turn of the wheel changes what is seen. */
const countFrames = (page: Page): Promise<{ frames: number; slowest: number }> =>
  page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        const box = document.querySelector<HTMLElement>('.image-viewer-box')!
        const { left, top, width, height } = box.getBoundingClientRect()
        const at = { clientX: left + width / 3, clientY: top + height / 3, bubbles: true, cancelable: true }
        let drawn = 0
        let wasDrawn = false
        const { drawImage } = CanvasRenderingContext2D.prototype
        CanvasRenderingContext2D.prototype.drawImage = function draw(...given: unknown[]) {
          wasDrawn = true
          Reflect.apply(drawImage, this, given)
        }
        const [begun, turnEvery] = [performance.now(), 30]
        let before = begun
        let slowest = 0
        let turns = 0
        const next = () => {
          const now = performance.now()
          slowest = Math.max(slowest, now - before)
          before = now
          if (wasDrawn) drawn++
          wasDrawn = false
          if (now - begun >= ms) return resolve({ frames: (drawn / (now - begun)) * 1000, slowest })
          // In and out, so that the largest and the smallest are never reached for long.
          const isInwards = Math.floor(turns++ / turnEvery) % 2 === 0
          box.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: isInwards ? -25 : 25 }))
          requestAnimationFrame(next)
        }
        requestAnimationFrame(next)
      }),
    seconds * 1000,
  )
