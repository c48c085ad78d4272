import type { FileReport, Report } from './report.ts'

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = { title: string; file: string; tests: JourneyRun[] }
type JourneyRun = {
  status: string
  projectName: string
  annotations: { description?: string }[]
  results: { duration: number }[]
}

/** What Playwright's own JSON reporter writes, as far as it is of use here. */
export type PlaywrightJson = { errors: unknown[]; suites: Suite[] }

/** Why a journey was left out that waits for the others. */
export const othersHadFailed = 'others had failed'

/** A journey may be tried a second time, because a busy machine is no failure; `wavering` tells which were. */
export function readPlaywright({ suites, errors }: PlaywrightJson): Report {
  const files = new Map<string, FileReport>()
  for (const { title, file, tests } of specsIn(suites)) {
    const name = `e2e/${file}`
    const report = files.get(name) ?? { name, seconds: 0, passed: 0, failed: [], skipped: [], wavering: [] }
    files.set(name, report)
    for (const run of tests) add(report, title, run)
  }
  return { files: [...files.values()], errors: errors.length }
}

function add(report: FileReport, title: string, { status, projectName, annotations, results }: JourneyRun) {
  report.seconds += results.reduce((sum, { duration }) => sum + duration, 0) / 1000
  const name = `${projectName} › ${title}`
  if (status === 'unexpected') report.failed.push(name)
  else if (status === 'skipped') {
    const given = annotations.map(({ description = '' }) => description).find(Boolean)
    report.skipped.push({
      test: name,
      title,
      reason: given ?? (results.length === 0 ? othersHadFailed : ''),
    })
  } else report.passed += 1
  if (status === 'flaky') report.wavering.push(name)
}

const specsIn = (suites: Suite[]): Spec[] =>
  suites.flatMap((suite) => [...specsIn(suite.suites ?? []), ...(suite.specs ?? [])])
