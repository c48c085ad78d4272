import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { consoleKilobytes, consoleLimit } from '../../tools/console-size.ts'
import { findChromium } from '../../tools/testing/chromium.ts'
import { median } from '../child-server.ts'
import { startOwnServer } from '../own-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'
import { makeMemberProfile } from './member-profile.ts'

const run = promisify(execFile)
const lighthouse = path.resolve(import.meta.dirname, '../lighthouse')

const pages = {
  'the home': '/',
  'a list': '/channelClass?type=5',
  'an article': '/homeConsultingDetail?information_id=1',
  'an operation': '/operationDetail?id=1',
  'a union': '/stCommonwealth?id=1',
  'a series': '/doctorSeriesCourses?production_id=16',
  'a task sheet': '/taskList?id=1&tcode=XL2026',
  'a doctor': '/doctorMainPage?doctor_id=50',
  'a work': '/doctorSharePage?production_id=1',
}
const memberPages = { 'the personal centre': '/personalCenter', 'the outpatient home': '/baseDoctor' }
const categories = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof categories)[number]
type Scores = Record<Category, number>

const wanted: Scores = { performance: 90, accessibility: 100, 'best-practices': 95 }
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
    await openPages(server.url, browser.path)
    const script = await scriptKilobytes(server.url)
    const chunk = await largestChunk()
    const results = [
      judge({ name: 'script of the home, gzip', value: script, unit: 'KB', limit: 125, better: 'lower' }),
      judge({
        name: 'first load of the console, gzip',
        value: await consoleKilobytes(),
        unit: 'KB',
        limit: consoleLimit,
        better: 'lower',
      }),
      judge({ name: 'largest screen chunk, gzip', value: chunk, unit: 'KB', limit: 80, better: 'lower' }),
    ]
    await warmUp(server.url)
    for (const [name, address] of Object.entries(pages)) {
      const scores = await medianScores(server.url + address, { chromePath: browser.path, folder })
      results.push(...judgeScores(name, scores))
    }
    const asMember = { executablePath: browser.path, args: flags, folder }
    const profile = await makeMemberProfile(server.url, asMember)
    for (const [name, address] of Object.entries(memberPages)) {
      const scores = await medianScores(server.url + address, { chromePath: browser.path, folder, profile })
      results.push(...judgeScores(name, scores))
    }
    return results
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const judgeScores = (name: string, scores: Scores) =>
  categories.map((category) =>
    judge({
      name: `Lighthouse mobile of ${name}, ${category}`,
      value: scores[category],
      unit: '',
      limit: wanted[category],
      better: 'higher',
    }),
  )

/** A server that has just started is slower than later, and here it has only two cores, shared with the browser. */
async function warmUp(url: string) {
  for (let round = 0; round < 20; round++)
    for (const address of Object.values(pages)) await (await fetch(url + address)).text()
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Opens every page once: hardly anybody is the very first visitor, for whom the server still has to resize the pictures. */
async function openPages(url: string, executablePath: string): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: flags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const address of ['', ...Object.values(pages)])
    await page.goto(url + address, { waitUntil: 'networkidle' })
  await browser.close()
}

/** The scripts that the page of the home names; what is fetched later, when the page is idle, is not among them. */
async function scriptKilobytes(url: string): Promise<number> {
  const page = await (await fetch(url)).text()
  const names = new Set(page.match(/\/assets\/[\w-]+\.js/g))
  const sizes = await Promise.all([...names].map(gzipKilobytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const gzipKilobytes = async (name: string) =>
  (await readFile(path.join(import.meta.dirname, '../../web/dist', `${name}.gz`))).length / 1024

/** The player is only loaded on playing; every other chunk may be a screen. */
async function largestChunk(): Promise<number> {
  const { glob } = await import('node:fs/promises')
  const dist = path.join(import.meta.dirname, '../../web/dist')
  const names = await Array.fromAsync(glob('assets/*.js', { cwd: dist }))
  const sizes = await Promise.all(
    names.filter((name) => !/hls|mpegts|player/.test(name)).map((name) => gzipKilobytes(`/${name}`)),
  )
  return Math.max(...sizes)
}

type Measured = {
  chromePath: string
  folder: string
  /** The browser profile of a member; without it, a visitor is measured. */
  profile?: string
}

async function medianScores(url: string, measured: Measured): Promise<Scores> {
  const seen: Scores[] = []
  for (let tries = 0; seen.length < loads; tries++) {
    try {
      seen.push(await lighthouseScores(url, measured))
    } catch (error) {
      // Occasionally the browser returns no trace; a page that cannot be measured at all is a fault.
      if (tries >= 2 * loads) throw error
    }
  }
  process.stdout.write(`  ${url}: ${seen.map(({ performance }) => performance).join(', ')}\n`)
  const middle = (category: Category) => median(seen.map((scores) => scores[category]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
  }
}

async function lighthouseScores(url: string, measured: Measured): Promise<Scores> {
  const { chromePath, folder, profile } = measured
  const chromeFlags = ['--headless=new', ...flags, ...(profile ? [`--user-data-dir=${profile}`] : [])]
  if (!existsSync(path.join(lighthouse, 'node_modules/lighthouse')))
    await run('npm', ['ci', '--loglevel=error'], { cwd: lighthouse })
  const output = path.join(folder, 'lighthouse.json')
  await run(
    process.execPath,
    [
      path.join(lighthouse, 'node_modules/lighthouse/cli/index.js'),
      url,
      '--output=json',
      `--output-path=${output}`,
      '--only-categories=performance,accessibility,best-practices',
      `--chrome-flags=${chromeFlags.join(' ')}`,
      '--quiet',
      ...(profile ? ['--disable-storage-reset'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  )
  const report = JSON.parse(await readFile(output, 'utf8')) as {
    categories: Record<Category, { score: number }>
  }
  const score = (name: Category) => Math.round(report.categories[name].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  }
}
