import type { Outcome } from './outcome.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; tests: { status: string; projectName: string }[] }[]
}

type PlaywrightReport = {
  errors: unknown[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

export type Counts = Pick<Outcome, 'passed' | 'failed' | 'skipped'>

/** A file that could not even be loaded has no tests to count: it is one failure. */
export function countVitest(report: VitestReport): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** A journey may be tried a second time, because a busy machine is no failure; `waveringIn` tells which were. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** The journeys that passed only when they were tried again. */
export function waveringIn({ suites }: Pick<PlaywrightReport, 'suites'>): string[] {
  return suites.flatMap((suite) => [
    ...waveringIn({ suites: suite.suites ?? [] }),
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName} › ${title}`),
    ),
  ])
}
