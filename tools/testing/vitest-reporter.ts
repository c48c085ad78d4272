import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, SerializedError, TestCase, TestModule, TestSuite } from 'vitest/node'
import type { FileReport, Report } from './report.ts'

/** Writes what became of the tests of each file, and how long it took, imports included. */
export class ReportFile implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = path.resolve(file)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const report: Report = { files: modules.map(reportOf), errors: errors.length }
    mkdirSync(path.dirname(this.#file), { recursive: true })
    writeFileSync(this.#file, JSON.stringify(report, null, 1))
  }
}

function reportOf(module: TestModule): FileReport {
  const tests = [...module.children.allTests()]
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  const failed = inState('failed').map((test) => test.name)
  const { collectDuration, setupDuration, prepareDuration, duration } = module.diagnostic()
  return {
    name: module.relativeModuleId,
    seconds: (collectDuration + setupDuration + prepareDuration + duration) / 1000,
    passed: inState('passed').length,
    // A file that could not even be loaded has no tests to count: it is one failure.
    failed: module.state() === 'failed' && failed.length === 0 ? ['(the file itself)'] : failed,
    skipped: [...inState('skipped'), ...inState('pending')].map(skipOf),
    wavering: tests.filter((test) => test.diagnostic()?.flaky).map((test) => test.name),
  }
}

/** What is left out as a whole goes by its outermost title. */
function skipOf(test: TestCase) {
  let top: TestCase | TestSuite = test
  while (top.parent.type !== 'module') top = top.parent
  const result = test.result()
  const reason = (result.state === 'skipped' && result.note) || ''
  return { test: test.fullName, title: top.name, reason }
}
