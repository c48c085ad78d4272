import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findChromium } from '../../tools/testing/chromium.ts'
import { chromiumFlags } from '../../tools/chromium-flags.ts'
import { startOwnServer } from '../own-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { addressFiller } from './address-filler.ts'
import { medianScores, slowdownFor } from './lighthouse.ts'
import type { Measured, Scores } from './lighthouse.ts'
import { makeMemberProfile } from './member-profile.ts'
import { openOnce } from './open-once.ts'
import { builtFolder } from '../../tools/build/built-folder.ts'

/** What is measured, and how quick it has to be: pages that most visitors open first more so. */
const pages = {
  'the home': { address: '/', performance: 97 },
  'a list': { address: '/channelClass?type=5', performance: 98 },
  'an article': { address: '/homeConsultingDetail?information_id=1', performance: 98 },
  'an operation': { address: '/operationDetail?id=1', performance: 98 },
  'a live room': { address: '/meetingDetail?meeting_id={onAir}', performance: 92 },
  'a union': { address: '/stCommonwealth?id=1', performance: 90 },
  'a series': { address: '/doctorSeriesCourses?production_id=16', performance: 90 },
  'a task sheet': { address: '/taskList?id=1&tcode=XL2026', performance: 90 },
  'a doctor': { address: '/doctorMainPage?doctor_id=50', performance: 90 },
  'a work': { address: '/doctorSharePage?production_id=1', performance: 90 },
}
const memberPages = {
  'the personal centre': { address: '/personalCenter', performance: 90 },
  'the outpatient home': { address: '/baseDoctor', performance: 90 },
}

/** One load is not representative: Lighthouse recommends the median of five. */
const loads = 5

/** The first load of the home: its scripts, and the Lighthouse scores of some pages on a phone. */
export async function benchPage(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
  await chmod(folder, 0o711)
  const browser = await findChromium(() => undefined)
  if (!('path' in browser)) throw new Error('no Chromium to measure with')
  const server = await startOwnServer(4121, folder)
  try {
    const visited = await filledPages(server.url)
    await openOnce(
      server.url,
      visited.map(({ address }) => address),
      browser.path,
    )
    const script = await scriptKilobytes(server.url)
    const chunk = await largestChunk()
    const results = [
      judge({ name: 'script of the home, gzip', value: script, unit: 'KB', limit: 125, better: 'lower' }),
      judge({ name: 'largest screen chunk, gzip', value: chunk, unit: 'KB', limit: 80, better: 'lower' }),
    ]
    await warmUp(server.url, visited)
    const asVisitor = { chromePath: browser.path, folder, throttling: 'simulate' } as const
    for (const { name, address, performance } of visited) {
      const scores = await medianScores(server.url + address, loads, asVisitor)
      results.push(...judgeScores(name, scores, performance))
      if (scores.performance < performance) await compareSlowdown(server.url + address, scores, asVisitor)
    }
    const inProfile = { executablePath: browser.path, args: chromiumFlags, folder }
    const asMember = { ...asVisitor, profile: await makeMemberProfile(server.url, inProfile) }
    for (const [name, { address, performance }] of Object.entries(memberPages)) {
      const scores = await medianScores(server.url + address, loads, asMember)
      results.push(...judgeScores(name, scores, performance))
    }
    return results
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const judgeScores = (name: string, scores: Scores, performance: number) =>
  Object.entries({ performance, accessibility: 100, 'best-practices': 95 } as const).map(
    ([category, limit]) =>
      judge({
        name: `Lighthouse mobile of ${name}, ${category}`,
        value: scores[category as 'performance' | 'accessibility' | 'best-practices'],
        unit: '',
        limit,
        better: 'higher',
      }),
  )

/**
 * Lighthouse takes a processor four times slower than the one it runs on, which is right for a quick computer. What a phone of the
 * middle class would get is printed beside.
 */
async function compareSlowdown(url: string, { machine }: Scores, measured: Measured) {
  const slowdown = slowdownFor(machine)
  console.log(
    `  once more, ${slowdown.toFixed(1)} times slower: this machine has an index of ${machine.toFixed(0)}`,
  )
  await medianScores(url, loads, { ...measured, slowdown })
}

type Page = { name: string; address: string; performance: number }

async function filledPages(url: string): Promise<Page[]> {
  const fill = await addressFiller(url)
  return Object.entries(pages).map(([name, { address, performance }]) => ({
    name,
    performance,
    address: fill(address),
  }))
}

/** A server that has just started is slower than later, and here it has only two cores, shared with the browser. */
async function warmUp(url: string, visited: Page[]) {
  for (let round = 0; round < 20; round++)
    for (const { address } of visited) await (await fetch(url + address)).text()
}

/** The scripts that the page of the home names; what is fetched later, when the page is idle, is not among them. */
async function scriptKilobytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text()
  const names = new Set(page.match(/\/assets\/[\w-]+\.js/g))
  const sizes = await Promise.all([...names].map(gzipKilobytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const gzipKilobytes = async (name: string) =>
  (await readFile(path.join(builtFolder, 'web', `${name}.gz`))).length / 1024

/** The player is only loaded on playing; every other chunk may be a screen. */
async function largestChunk(): Promise<number> {
  const { glob } = await import('node:fs/promises')
  const dist = path.join(builtFolder, 'web')
  const names = await Array.fromAsync(glob('assets/*.js', { cwd: dist }))
  const sizes = await Promise.all(
    names.filter((name) => !/hls|mpegts|player/.test(name)).map((name) => gzipKilobytes(`/${name}`)),
  )
  return Math.max(...sizes)
}
