import type { Level, Run } from './level.ts'
import { findAskingFiles, missingOf } from './machine-tools.ts'
import { outcomeOf } from './outcome.ts'
import type { Part } from './outcome.ts'
import { explainSkips, settleTwoRuns } from './report.ts'
import type { Report } from './report.ts'
import { tryAlone } from './try-alone.ts'

type Asked = { level: Level; files: string[]; barePath: string; say: (line: string) => void }

/** Runs tests without the tools of the machine, and those files that ask for some again with them. */
export async function runTwice({ level, files, barePath, say }: Asked): Promise<Part[]> {
  const run = async (some: string[], name: string, env: NodeJS.ProcessEnv) => {
    const first = await level.run(some, name, env)
    // As for single tests: a person at work sees the failure at once, a machine tries again.
    if (!process.env.CI) return first
    return tryAlone(first, (failed) => level.runAlone(failed, `${name}-alone`, env), say)
  }
  const without = await run(files, '', { PATH: barePath })
  const asking = await findAskingFiles(level.pattern)
  const missing = new Map([...asking].map(([file, tools]) => [file, missingOf(tools)]))
  const again = [...asking.keys()]
    .filter((file) => missing.get(file)!.length < asking.get(file)!.length)
    .filter((file) => files.length === 0 || files.includes(file))
  if (again.length === 0 || !without.report)
    return [partOf(level.about, without, without.report && explainSkips(without.report, missing))]
  const withTools = await run(again, '-with-tools', {})
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
