import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { findJourneyBrowser } from './testing/chromium.ts'
import { endCommands, root, runCommand } from './testing/command.ts'
import { failed, passed, skipped, summaryOf, untriedLines } from './testing/outcome.ts'
import type { Outcome } from './testing/outcome.ts'
import { openRedis } from './testing/redis.ts'
import { openRunFolder } from './testing/run-folder.ts'
import {
  countPlaywright,
  countVitest,
  untriedByPlaywright,
  untriedByVitest,
  waveringByPlaywright,
  waveringByVitest,
} from './testing/reports.ts'
import type { Counts, PlaywrightReport, VitestReport } from './testing/reports.ts'

type Step = { about: string; run(): Promise<Outcome> }

const mostLines = 120
const projects = ['contract', 'server', 'web', 'console', 'tools', 'e2e']
const say = (line: string) => console.log(line)

const quick: Step[] = [
  { about: 'Format', run: () => tool('oxfmt', '--check') },
  { about: 'Lint', run: () => tool('oxlint') },
  { about: 'Types', run: checkTypes },
  { about: 'Structure', run: () => tool('node', 'tools/check-structure/check-structure.ts') },
  { about: 'Unused code', run: () => tool('knip', '--no-progress') },
]

const slow: Step[] = [
  { about: 'Unit and call tests', run: testUnits },
  { about: 'Web build', run: buildWeb },
  { about: 'Browser journeys', run: testJourneys },
]

async function tool(command: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runCommand(command, args)
  return code === 0 ? passed() : failed(output)
}

/** Two at a time, each of which uses more than one core for a moment. */
async function checkTypes(): Promise<Outcome> {
  const waiting = [...projects]
  const outputs: string[] = []
  const work = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { code, output } = await runCommand('tsc', ['-p', project])
      if (code !== 0) outputs.push(output)
    }
  }
  await Promise.all([work(), work()])
  return outputs.length === 0 ? passed() : failed(outputs.join(''))
}

async function testUnits(): Promise<Outcome> {
  const redis = await openRedis()
  const missing = 'missing' in redis ? [`Redis: ${redis.missing}.`] : []
  const file = path.join(root, '.cache/vitest.json')
  await rm(file, { force: true })
  try {
    const env = 'url' in redis ? { TEST_REDIS_URL: redis.url } : {}
    const { code, output } = await runCommand('vitest', ['run'], env)
    const report = await readReport<VitestReport>(file)
    const untried = [...missing, ...(report ? untriedByVitest(report) : [])]
    const notes = report ? waveringByVitest(report).map(triedAgain) : []
    return { ...countedBy(countVitest, report, code), output, notes, untried }
  } finally {
    if ('stop' in redis) await redis.stop()
  }
}

let isBuilt = false

async function buildWeb(): Promise<Outcome> {
  const outcome = await tool('node', 'tools/build.ts')
  isBuilt = outcome.failed === 0
  return outcome
}

async function testJourneys(): Promise<Outcome> {
  if (!isBuilt) return skipped('Browser journeys: the web app could not be built.')
  const chromium = await findJourneyBrowser(say)
  if ('missing' in chromium) return skipped(`Browser journeys: ${chromium.missing}.`)
  const file = path.join(root, '.cache/playwright.json')
  await rm(file, { force: true })
  const { code, output } = await runCommand('playwright', ['test'], { CHROMIUM_PATH: chromium.path })
  const report = await readReport<PlaywrightReport>(file)
  return {
    ...countedBy(countPlaywright, report, code),
    output,
    notes: report ? waveringByPlaywright(report).map(triedAgain) : [],
    untried: report ? untriedByPlaywright(report) : [],
  }
}

const triedAgain = (name: string) => `passed only when tried again: ${name}`

const readReport = <Report>(file: string): Promise<Report | undefined> =>
  readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  )

/** The tests count singly. A run that fails without a failed test, or leaves no report, is a failure itself. */
function countedBy<Report>(
  count: (report: Report) => Counts,
  report: Report | undefined,
  code: number,
): Counts {
  const counts = report ? count(report) : { passed: 0, failed: 0, skipped: 0 }
  const isSilent = counts.failed === 0 && (code !== 0 || counts.passed + counts.skipped === 0)
  return isSilent ? { ...counts, failed: 1 } : counts
}

async function runStep({ about, run }: Step): Promise<Outcome> {
  const began = Date.now()
  const outcome = await run().catch((error: unknown) => failed((error as Error).stack ?? String(error)))
  const { passed: good, failed: bad, skipped: left, output, notes } = outcome
  const word = bad > 0 ? 'FAILED' : good > 0 ? 'ok' : 'skipped'
  const counts = good + bad + left > 1 ? `, ${summaryOf([outcome])}` : ''
  say(`${about}: ${word}${counts} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
  for (const note of notes) say(`  ${note}`)
  if (bad > 0) say(tail(output))
  return outcome
}

function tail(output: string): string {
  const lines = output.trimEnd().split('\n')
  const cut = lines.length > mostLines ? [`... ${lines.length - mostLines} lines before`] : []
  return [...cut, ...lines.slice(-mostLines)].map((line) => `  ${line}`).join('\n')
}

let ending: Promise<void> | undefined
// A second signal does not wait for what runs to clear away after itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (ending ??= endCommands()))

const clearAway = await openRunFolder()
const outcomes: Outcome[] = []
for (const step of process.argv.includes('--quick') ? quick : [...quick, ...slow]) {
  if (!ending) outcomes.push(await runStep(step))
}
await ending
await clearAway()
if (ending) say('The tests were ended before they were through.')
for (const line of untriedLines(outcomes)) say(line)
say(summaryOf(outcomes))
process.exitCode = ending || outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0
