import { parseArgs } from 'node:util'
import { findJourneyBrowser } from './testing/chromium.ts'
import { listChangedFiles } from './testing/changed-files.ts'
import { checkNames, runChecks } from './testing/checks.ts'
import { endCommands, runCommand } from './testing/command.ts'
import { writeDurations } from './testing/durations.ts'
import { journeys, units } from './testing/levels.ts'
import { pathWithoutTools } from './testing/machine-tools.ts'
import { endingOf, failed, passed, skipped, summaryOf } from './testing/outcome.ts'
import type { Outcome, Part } from './testing/outcome.ts'
import { openRunFolder } from './testing/run-folder.ts'
import { runTwice } from './testing/run-twice.ts'
import { selectByChange, selectByWords } from './testing/selection.ts'
import type { Selection } from './testing/selection.ts'
import { slowestLines, tableLines, untriedLines } from './testing/summary.ts'

const mostNames = 12
const say = (line: string) => console.log(line)

const { values: asked, positionals: words } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    durations: { type: 'boolean', default: false },
  },
  allowPositionals: true,
})

/** Undefined for everything. */
async function select(): Promise<Selection | undefined> {
  if (asked.changed) {
    const changed = await listChangedFiles()
    say(`Changed: ${namesOf(changed)}`)
    return selectByChange(changed)
  }
  return words.length > 0 ? selectByWords(words) : undefined
}

function tellSelection(selection: Selection): void {
  if (!asked.changed) say(`Not run: ${checkNames.join(', ')} (npm run check runs them).`)
  say(`Test files: ${namesOf(selection.units)}`)
  say(`Journeys: ${namesOf(selection.journeys)}`)
}

function namesOf(files: string[]): string {
  const rest = files.length - mostNames
  const named = files.slice(0, mostNames).join(', ')
  return `${files.length}${named && `: ${named}`}${rest > 0 ? ` and ${rest} more` : ''}`
}

async function runTests(selection: Selection | undefined, barePath: string): Promise<void> {
  const build = await timed('Build', buildAll)
  keep(build)
  if (!ending && (!selection || selection.units.length > 0))
    for (const part of await runTwice({ level: units, files: selection?.units ?? [], barePath, say }))
      keep(part)
  if (ending || (selection && selection.journeys.length === 0)) return
  const reason = build.outcome.failed > 0 ? 'the product could not be built' : undefined
  const chromium = reason ? { missing: reason } : await findJourneyBrowser(say)
  if ('missing' in chromium) {
    const outcome = skipped(`Browser journeys: ${chromium.missing}.`)
    return keep({ about: 'Browser journeys', seconds: 0, outcome })
  }
  const level = journeys(chromium.path)
  for (const part of await runTwice({ level, files: selection?.journeys ?? [], barePath, say })) keep(part)
}

/** Tests of the start and the journeys run what is built. */
async function buildAll(): Promise<Outcome> {
  const { code, output } = await runCommand('node', ['tools/build.ts'])
  return code === 0 ? passed() : failed(output)
}

async function timed(about: string, run: () => Promise<Outcome>): Promise<Part> {
  const began = Date.now()
  const outcome = await run()
  return { about, seconds: (Date.now() - began) / 1000, outcome }
}

const parts: Part[] = []

/** Counts a part and says at once what became of it. */
function keep(part: Part): void {
  parts.push(part)
  const { passed: good, failed: bad, skipped: left, output } = part.outcome
  const word = bad > 0 ? 'FAILED' : good > 0 ? 'ok' : 'skipped'
  const counts = good + bad + left > 1 ? `, ${summaryOf([part.outcome])}` : ''
  say(`${part.about}: ${word}${counts} (${part.seconds.toFixed(1)} s)`)
  if (bad > 0) say(endingOf(output))
}

let ending: Promise<void> | undefined
// A second signal does not wait for what runs to clear away after itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (ending ??= endCommands()))

const { folder, clearAway } = await openRunFolder()
try {
  const selection = asked.quick ? undefined : await select()
  if (selection) tellSelection(selection)
  if (!selection || asked.changed) await runChecks(keep)
  if (!asked.quick && !ending) await runTests(selection, await pathWithoutTools(folder))
} catch (error) {
  keep({ about: 'The run', seconds: 0, outcome: failed((error as Error).stack ?? String(error)) })
}
await ending
await clearAway()
if (asked.durations) await writeDurations(parts.flatMap(({ outcome }) => outcome.files))
if (ending) say('The tests were ended before they were through.')
for (const line of [...slowestLines(parts), ...tableLines(parts), ...untriedLines(parts)]) say(line)
const outcomes = parts.map(({ outcome }) => outcome)
say(summaryOf(outcomes))
process.exitCode = ending || outcomes.length === 0 || outcomes.some((outcome) => outcome.failed > 0) ? 1 : 0
