import path from 'node:path'
import { root } from './command.ts'
import type { Outcome } from './outcome.ts'

type VitestTest = { status: string; ancestorTitles: string[]; title: string; failureMessages: string[] }

export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { name: string; status: string; assertionResults: VitestTest[] }[]
}

type Suite = {
  title: string
  suites?: Suite[]
  specs?: Spec[]
}

type Spec = { title: string; file: string; tests: JourneyRun[] }
type JourneyRun = { status: string; projectName: string; annotations: { description?: string }[] }

export type PlaywrightReport = {
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

/** A journey may be tried a second time, because a busy machine is no failure; `waveringByPlaywright` tells which were. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}

/** The tests that passed only when they were tried again. */
export const waveringByVitest = ({ testResults }: Pick<VitestReport, 'testResults'>): string[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => `${path.relative(root, name)} › ${title}`),
  )

/** The journeys that passed only when they were tried again. */
export const waveringByPlaywright = ({ suites }: Pick<PlaywrightReport, 'suites'>): string[] =>
  specsIn(suites).flatMap(({ title, tests }) =>
    tests.filter(({ status }) => status === 'flaky').map(({ projectName }) => `${projectName} › ${title}`),
  )

const specsIn = (suites: Suite[]): Spec[] =>
  suites.flatMap((suite) => [...specsIn(suite.suites ?? []), ...(suite.specs ?? [])])

/** What vitest left out: a line for each file, with the outermost titles and the number of tests. */
export function untriedByVitest({ testResults }: Pick<VitestReport, 'testResults'>): string[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const left = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed')
    const titles = new Set(left.map(({ ancestorTitles, title }) => ancestorTitles[0] ?? title))
    return left.length > 0 ? [`${path.relative(root, name)}: ${[...titles].join('; ')} (${left.length})`] : []
  })
}

/** The journeys that were left out, with the reason that they give. */
export const untriedByPlaywright = ({ suites }: Pick<PlaywrightReport, 'suites'>): string[] =>
  specsIn(suites).flatMap(({ title, file, tests }) => {
    const left = tests.find(({ status }) => status === 'skipped')
    const reason = left?.annotations.map(({ description = '' }) => description).find(Boolean)
    return left ? [`e2e/${file}: ${title}${reason ? ` (${reason})` : ''}`] : []
  })
