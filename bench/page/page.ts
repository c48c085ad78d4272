import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '../../tools/testing/chromium.ts'
import { startOwnServer } from '../own-server.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

const run = promisify(execFile)
const lighthouse = path.resolve(import.meta.dirname, '../lighthouse')

const pages = {
  'the home': '/',
  'a list': '/channelClass?type=5',
  'an article': '/homeConsultingDetail?information_id=1',
  'an operation': '/operationDetail?id=1',
}
const wanted: Record<Category, number> = { performance: 90, accessibility: 100, 'best-practices': 95 }

/** The first load of the home: its script, and what Lighthouse says of four pages on a phone. */
export async function benchPage(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
  await chmod(folder, 0o711)
  const browser = await findChromium(() => undefined)
  if (!('path' in browser)) throw new Error('no Chromium to measure with')
  const server = await startOwnServer(4121, folder)
  try {
    const script = await scriptKilobytes(server.url, browser.path)
    const chunk = await largestChunk()
    const results = [
      judge({ name: 'script of the home, gzip', value: script, unit: 'KB', limit: 150, better: 'lower' }),
      judge({ name: 'largest screen chunk, gzip', value: chunk, unit: 'KB', limit: 80, better: 'lower' }),
    ]
    for (const [name, address] of Object.entries(pages)) {
      const scores = await lighthouseScores(server.url + address, browser.path, folder)
      for (const [category, limit] of Object.entries(wanted))
        results.push(
          judge({
            name: `Lighthouse mobile of ${name}, ${category}`,
            value: scores[category as Category],
            unit: '',
            limit,
            better: 'higher',
          }),
        )
    }
    return results
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** What the browser really fetches for the first screen, counted as gzip. */
async function scriptKilobytes(url: string, executablePath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath, args: flags })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  const names = new Set<string>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js') && pathname.startsWith('/assets/')) names.add(pathname)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  const sizes = await Promise.all([...names].map(gzipKilobytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const gzipKilobytes = async (name: string) =>
  (await readFile(path.join(import.meta.dirname, '../../web/dist', `${name}.gz`))).length / 1024

/** The entry is no screen, and a player is only loaded by who plays; every other chunk may be a screen. */
async function largestChunk(): Promise<number> {
  const { glob } = await import('node:fs/promises')
  const dist = path.join(import.meta.dirname, '../../web/dist')
  const names = await Array.fromAsync(glob('assets/*.js', { cwd: dist }))
  const sizes = await Promise.all(
    names.filter((name) => !/index-|hls|mpegts|player/.test(name)).map((name) => gzipKilobytes(`/${name}`)),
  )
  return Math.max(...sizes)
}

type Category = 'performance' | 'accessibility' | 'best-practices'

async function lighthouseScores(
  url: string,
  chromePath: string,
  folder: string,
): Promise<Record<Category, number>> {
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
      `--chrome-flags=--headless=new ${flags.join(' ')}`,
      '--quiet',
    ],
    { env: { ...process.env, CHROME_PATH: chromePath } },
  )
  const { categories } = JSON.parse(await readFile(output, 'utf8')) as {
    categories: Record<Category, { score: number }>
  }
  const score = (name: Category) => Math.round(categories[name].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
  }
}
