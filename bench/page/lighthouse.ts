import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromiumFlags } from '../../tools/chromium-flags.ts'
import { median } from '../child-server.ts'

const run = promisify(execFile)
const lighthouse = path.resolve(import.meta.dirname, '../lighthouse')

/** Of a hundred each, except how much of the page has moved and how quick this machine is. */
export type Scores = {
  performance: number
  accessibility: number
  'best-practices': number
  shift: number
  /** Lighthouse's own measure; a phone of the middle class has about 400, a quick computer 2,000. */
  machine: number
}

export type Measured = {
  chromePath: string
  folder: string
  /** The browser profile of a member; without it, a visitor is measured. */
  profile?: string
  /** `simulate` computes what a slow phone would take from a quick load; `devtools` slows the load itself down. */
  throttling: 'simulate' | 'devtools'
  /** How many times slower the phone is than this machine; four without it. */
  slowdown?: number
}

/** The slowdown by which a machine becomes a phone of the middle class, as the calculator that Lighthouse's documents name has it. */
export function slowdownFor(machine: number): number {
  if (machine >= 1300) return 3 + (machine - 1300) / 233
  if (machine >= 800) return 2 + (machine - 800) / 500
  return Math.max(1, 1 + (machine - 150) / 650)
}

/** The medians of some loads on a phone: one alone is not representative. */
export async function medianScores(url: string, loads: number, measured: Measured): Promise<Scores> {
  const seen: Scores[] = []
  for (let tries = 0; seen.length < loads; tries++) {
    try {
      seen.push(await measureOnce(url, measured))
    } catch (error) {
      // Occasionally the browser returns no trace; a page that cannot be measured at all is a fault.
      if (tries >= 2 * loads) throw error
    }
  }
  const middle = (name: keyof Scores) => median(seen.map((scores) => scores[name]))
  const scores = {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    shift: middle('shift'),
    machine: middle('machine'),
  }
  const each = seen.map(({ performance }) => performance).join(', ')
  process.stdout.write(`  ${url}: ${each}; moved ${scores.shift.toFixed(3)}\n`)
  return scores
}

type Report = {
  categories: Record<'performance' | 'accessibility' | 'best-practices', { score: number }>
  audits: Record<'cumulative-layout-shift', { numericValue: number }>
  environment: { benchmarkIndex: number }
}

async function measureOnce(url: string, { chromePath, folder, profile, throttling, slowdown = 4 }: Measured) {
  const flags = ['--headless=new', ...chromiumFlags, ...(profile ? [`--user-data-dir=${profile}`] : [])]
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
      `--throttling-method=${throttling}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=${flags.join(' ')}`,
      '--quiet',
      ...(profile ? ['--disable-storage-reset'] : []),
    ],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  )
  const { categories, audits, environment } = JSON.parse(await readFile(output, 'utf8')) as Report
  const score = (name: keyof Report['categories']) => Math.round(categories[name].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    shift: audits['cumulative-layout-shift'].numericValue,
    machine: environment.benchmarkIndex,
  }
}
