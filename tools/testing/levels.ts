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
    run<Report>(`.cache/vitest${name}.json`, (REPORT_FILE) =>
      runCommand('vitest', ['run', ...files], { ...env, REPORT_FILE }),
    ),
}

/** These change what every login asks for, so that nothing else may run meanwhile. */
const isAlone = (file: string) => file.endsWith('/login-config.spec.ts')

export const journeys = (browser: string): Level => ({
  about: 'Browser journeys',
  pattern: 'e2e/*.spec.ts',
  run: async (files, name, env) => {
    // Otherwise a project that waits for others would bring all of theirs along.
    const some = files.length > 0 ? ['--no-deps', ...(files.some(isAlone) ? ['--workers=1'] : [])] : []
    const named = files.map((file) => `${file.replaceAll('.', '\\.')}$`)
    const made = await run<PlaywrightJson>(`.cache/playwright${name}.json`, (REPORT_FILE) =>
      runCommand('playwright', ['test', ...some, ...named], { ...env, CHROMIUM_PATH: browser, REPORT_FILE }),
    )
    return { ...made, report: made.report && readPlaywright(made.report) }
  },
})

async function run<Written>(
  reportFile: string,
  work: (file: string) => Promise<Run['ended']>,
): Promise<Omit<Run, 'report'> & { report: Written | undefined }> {
  const file = path.join(root, reportFile)
  await rm(file, { force: true })
  const began = Date.now()
  const ended = await work(file)
  const seconds = (Date.now() - began) / 1000
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Written,
    () => undefined,
  )
  return { ended, seconds, report }
}
