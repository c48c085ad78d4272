import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { root, runCommand } from './command.ts'
import { readPlaywright } from './playwright-report.ts'
import type { PlaywrightJson } from './playwright-report.ts'
import type { Report } from './report.ts'
import type { Level, Run } from './level.ts'

export const units: Level = {
  about: 'Unit and call tests',
  pattern: '{server,tools}/**/*.test.ts',
  run: (files, name, env) => runUnits(files, name, env),
  runAlone: (files, name, env) => runUnits(['--maxWorkers=1', ...files], name, env),
}

const runUnits = (args: string[], name: string, env: NodeJS.ProcessEnv) =>
  run({
    command: 'vitest',
    args: ['run', ...args],
    env: { ...env, REPORT_FILE: reportFile(`vitest${name}`) },
    read: (report) => report as Report,
  })

/** These change what every login asks for, so that nothing else may run meanwhile. */
const changesLogins = (file: string) => file.endsWith('/login-config.spec.ts')

// Otherwise a project that waits for others would bring all of theirs along.
const some = ['--no-deps']
const oneByOne = [...some, '--workers=1']

export function journeys(browser: string): Level {
  const runJourneys = (options: string[], files: string[], name: string, env: NodeJS.ProcessEnv) =>
    run({
      command: 'playwright',
      args: ['test', ...options, ...files.map((file) => `${file.replaceAll('.', '\\.')}$`)],
      env: { ...env, CHROMIUM_PATH: browser, REPORT_FILE: reportFile(`playwright${name}`) },
      read: (report) => readPlaywright(report as PlaywrightJson),
    })
  const optionsFor = (files: string[]) => (files.some(changesLogins) ? oneByOne : some)
  return {
    about: 'Browser journeys',
    pattern: 'e2e/*.spec.ts',
    run: (files, name, env) => runJourneys(files.length > 0 ? optionsFor(files) : [], files, name, env),
    runAlone: (files, name, env) => runJourneys(oneByOne, files, name, env),
  }
}

const reportFile = (name: string) => path.join(root, `.cache/${name}.json`)

type Runner = {
  command: string
  args: string[]
  env: NodeJS.ProcessEnv & { REPORT_FILE: string }
  read(report: unknown): Report
}

async function run({ command, args, env, read }: Runner): Promise<Run> {
  await rm(env.REPORT_FILE, { force: true })
  const began = Date.now()
  const ended = await runCommand(command, args, env)
  const seconds = (Date.now() - began) / 1000
  const report = await readFile(env.REPORT_FILE, 'utf8').then(
    (text) => read(JSON.parse(text)),
    () => undefined,
  )
  return { ended, seconds, report }
}
