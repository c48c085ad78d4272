import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { root, runCommand } from './command.ts'
import { readPlaywright } from './playwright-report.ts'
import type { PlaywrightJson } from './playwright-report.ts'
import type { Report } from './report.ts'
import type { Level, Run } from './run-twice.ts'

export const units: Level = {
  about: 'Unit and call tests',
  pattern: '{server,tools}/**/*.test.ts',
  run: (files, name, env) =>
    run({
      command: 'vitest',
      args: ['run', ...files],
      env: { ...env, REPORT_FILE: reportFile(`vitest${name}`) },
      read: (report) => report as Report,
    }),
}

/** These change what every login asks for, so that nothing else may run meanwhile. */
const isAlone = (file: string) => file.endsWith('/login-config.spec.ts')

export const journeys = (browser: string): Level => ({
  about: 'Browser journeys',
  pattern: 'e2e/*.spec.ts',
  run: (files, name, env) => {
    // Otherwise a project that waits for others would bring all of theirs along.
    const some = files.length > 0 ? ['--no-deps', ...(files.some(isAlone) ? ['--workers=1'] : [])] : []
    const named = files.map((file) => `${file.replaceAll('.', '\\.')}$`)
    return run({
      command: 'playwright',
      args: ['test', ...some, ...named],
      env: { ...env, CHROMIUM_PATH: browser, REPORT_FILE: reportFile(`playwright${name}`) },
      read: (report) => readPlaywright(report as PlaywrightJson),
    })
  },
})

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
