import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import type { Page, WebSocketRoute } from '@playwright/test'
import { commentGroup, commentTopics } from '#contract/community/comments.ts'
import { findChromium } from '../../tools/testing/chromium.ts'
import { startOwnServer } from '../own-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { within } from '../within.ts'

/** A live meeting of the demo world. */
const meetingId = 3
const perMinute = 1_000
const seconds = 20
const calmSeconds = 5
const mostSeconds = 90

type Seen = { frames: number; longTasks: number; longestMs: number; passed: number }

/** Danmaku on the page of a live meeting, at the rate of the fullest rooms, over the whole picture. */
export const benchDanmaku = (): Promise<BenchResult[]> =>
  within(mostSeconds, async (after) => {
    const found = await findChromium(() => undefined)
    if (!('path' in found)) throw new Error('no Chromium to measure with')
    const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
    await chmod(folder, 0o711)
    after(() => rm(folder, { recursive: true, force: true }))
    const server = await startOwnServer(4126, folder)
    after(() => server.stop())
    const browser = await chromium.launch({
      executablePath: found.path,
      args: ['--no-sandbox', '--disable-gpu'],
    })
    after(() => browser.close())
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    const socket = await openRoom(page, server.url)
    const calm = await watch(page, () => pause(calmSeconds * 1000), calmSeconds)
    const busy = await watch(page, () => callOut(socket), seconds)
    console.log(
      `  ${perMinute} danmaku a minute for ${seconds} s: ${busy.passed} passed, ${busy.longTasks} long tasks` +
        ` (longest ${busy.longestMs.toFixed(0)} ms); without any ${calm.frames.toFixed(0)} frames/s,` +
        ` ${calm.longTasks} long tasks`,
    )
    return [
      judge({
        name: `danmaku, frames a second (${perMinute} a minute)`,
        value: busy.frames,
        unit: 'fps',
        limit: 57,
        better: 'higher',
      }),
      judge({ name: 'danmaku, long tasks', value: busy.longTasks, unit: '', limit: 3, better: 'lower' }),
      judge({
        name: 'danmaku, shown of what came',
        value: (100 * busy.passed) / ((perMinute * seconds) / 60),
        unit: '%',
        limit: 95,
        better: 'higher',
      }),
    ]
  })

async function openRoom(page: Page, url: string): Promise<WebSocketRoute> {
  const choices = JSON.stringify({ mode: 'over', area: 'full', speed: 'fast', size: 'small' })
  await page.addInitScript((saved) => localStorage.setItem('danmaku_choices', saved), choices)
  const joined = Promise.withResolvers<WebSocketRoute>()
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) => {
      socket.send(message)
      if (String(message).includes('"joined"')) joined.resolve(socket)
    })
  })
  await page.goto(`${url}/meetingDetail?meeting_id=${meetingId}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: '网页全屏' }).click()
  await page.locator('[data-space="page"] .danmaku-layer').waitFor()
  return joined.promise
}

async function callOut(socket: WebSocketRoute): Promise<void> {
  const begin = performance.now()
  const count = (perMinute * seconds) / 60
  const groupId = commentGroup('meeting', meetingId)
  for (let n = 0; n < count; n++) {
    await pause(Math.max(0, begin + (n * 60_000) / perMinute - performance.now()))
    const comment = {
      comment_id: 1_000_000 + n,
      item_type: 'meeting',
      item_id: meetingId,
      schedule_id: 0,
      content: `这一步是关键，记笔记 ${n}`,
      play_time: n,
      l_r_id: 0,
      is_danmaku: 1,
      userid: 100_000 + n,
      truename: '沈清和',
      photo: '',
      hospital: '',
      title: '',
      praise_num: 0,
      is_top: 0,
      create_time: '2026-03-05 12:00',
    }
    socket.send(JSON.stringify({ type: commentTopics.added.type, groupId, comment }))
  }
}

/** Counts what the page does while something happens. */
async function watch(page: Page, happen: () => Promise<unknown>, during: number): Promise<Seen> {
  await page.evaluate(() => {
    const seen = { frames: 0, longTasks: 0, longestMs: 0, passed: 0, isOver: false }
    Object.assign(globalThis, { seen })
    const count = () => {
      seen.frames++
      if (!seen.isOver) requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        seen.longTasks++
        seen.longestMs = Math.max(seen.longestMs, duration)
      }
    }).observe({ type: 'longtask' })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) seen.passed += addedNodes.length
    }).observe(document.querySelector('.danmaku-layer > div')!, { childList: true })
  })
  const begin = performance.now()
  await happen()
  const passedSeconds = Math.max(during, (performance.now() - begin) / 1_000)
  const seen = await page.evaluate(() => {
    const { seen } = globalThis as unknown as { seen: Seen & { isOver: boolean } }
    seen.isOver = true
    return seen
  })
  return { ...seen, frames: seen.frames / passedSeconds }
}
