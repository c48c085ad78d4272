import { runCommand, isRunnable } from './command.ts'
import { installPackages, reasonIn } from './debian.ts'

export type Chromium = { path: string } | { missing: string }

const shell = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', '/usr/bin/chromium']

/**
 * A browser for the journeys: the one that is named, Debian's headless shell, or any Chromium. The shell draws no window
 * around the page, so that a journey takes less than half the processor time.
 */
export async function findJourneyBrowser(say: (line: string) => void): Promise<Chromium> {
  if (process.env.CHROMIUM_PATH) return findChromium(say)
  if (!(await isRunnable(shell))) await installPackages(shell)
  if (!(await isRunnable(shell))) return findChromium(say)
  await addChineseFont(say)
  return { path: await pathOf(shell) }
}

/** The whole browser: the one that is named, one that is installed, Debian's, or Playwright's own. */
export async function findChromium(say: (line: string) => void): Promise<Chromium> {
  const given = process.env.CHROMIUM_PATH
  if (given)
    return (await isRunnable(given)) ? { path: given } : { missing: `CHROMIUM_PATH (${given}) does not run` }
  const found = (await firstRunnable()) ?? (await download(say))
  if (typeof found === 'string') await addChineseFont(say)
  return typeof found === 'string' ? { path: found } : found
}

async function firstRunnable(): Promise<string | undefined> {
  for (const name of names) {
    if (!(await isRunnable(name))) continue
    if (name.startsWith('/')) return name
    return pathOf(name)
  }
  return undefined
}

const pathOf = async (name: string) => (await runCommand('sh', ['-c', `command -v ${name}`])).output.trim()

async function download(say: (line: string) => void): Promise<string | { missing: string }> {
  say('Installing Chromium (this takes a minute or two) ...')
  const noPackage = await installPackages('chromium')
  const installed = await firstRunnable()
  if (installed) return installed
  const { code, output } = await runCommand('playwright', ['install', 'chromium'])
  const reason = noPackage ?? "Debian's package does not run"
  if (code !== 0)
    return { missing: `no Chromium is installed, ${reason}, and Playwright's failed (${reasonIn(output)})` }
  const { chromium } = await import('@playwright/test')
  if (await isRunnable(chromium.executablePath())) return chromium.executablePath()
  return { missing: `no Chromium is installed, ${reason}, and Playwright's lacks libraries of the system` }
}

/** Without one every Chinese character is the same box, and pictures of failures say nothing. */
async function addChineseFont(say: (line: string) => void): Promise<void> {
  const { code, output } = await runCommand('fc-list', [':lang=zh'])
  if (code !== 0 || output.trim() !== '') return
  const reason = await installPackages('fonts-noto-cjk')
  if (reason) say(`No Chinese font is installed, and ${reason}: pictures of failures will show boxes.`)
}
