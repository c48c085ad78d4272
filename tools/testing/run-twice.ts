import type { Ended } from './command.ts'
import { findAskingFiles, missingOf } from './machine-tools.ts'
import { outcomeOf } from './outcome.ts'
import type { Part } from './outcome.ts'
import { explainSkips, settleTwoRuns } from './report.ts'
import type { Report } from './report.ts'

export type Run = { ended: Ended; report: Report | undefined; seconds: number }

/** Tests of one kind. */
export type Level = {
  about: string
  /** Where its files are. */
  pattern: string
  /** Runs these files, or all of them; under a name of its own for what it leaves in `.cache`. */
  run(files: string[], name: string, env: NodeJS.ProcessEnv): Promise<Run>
}

/** Runs tests without the tools of the machine, and those files that ask for some again with them. */
export async function runTwice(level: Level, files: string[], barePath: string): Promise<Part[]> {
  const without = await level.run(files, '', { PATH: barePath })
  const asking = await findAskingFiles(level.pattern)
  const missing = new Map([...asking].map(([file, tools]) => [file, missingOf(tools)]))
  const again = [...asking.keys()]
    .filter((file) => missing.get(file)!.length < asking.get(file)!.length)
    .filter((file) => files.length === 0 || files.includes(file))
  if (again.length === 0 || !without.report)
    return [partOf(level.about, without, without.report && explainSkips(without.report, missing))]
  const withTools = await level.run(again, '-with-tools', {})
  const [first, second] = settleTwoRuns(without.report, withTools.report ?? { files: [], errors: 0 })
  return [
    partOf(level.about, without, explainSkips(first, missing)),
    partOf(`${level.about} with the machine's tools`, withTools, second),
  ]
}

const partOf = (about: string, { seconds, ended }: Run, report: Report | undefined): Part => ({
  about,
  seconds,
  outcome: outcomeOf(report, ended),
})
