import type { Report } from './report.ts'

type Timed = { name: string; seconds: number }

/** What a part of the tests comes to. */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** What explains a failure. */
  output: string
  /** Its files, where it has any. */
  files: Timed[]
  /** The tests that failed. */
  failing: string[]
  /** The tests that passed only when they were tried again. */
  wavering: string[]
  /** What was left out, and why where that is known. */
  untried: string[]
}

export type Part = { about: string; seconds: number; outcome: Outcome }

const nothing: Outcome = {
  passed: 0,
  failed: 0,
  skipped: 0,
  output: '',
  files: [],
  failing: [],
  wavering: [],
  untried: [],
}

export const passed = (): Outcome => ({ ...nothing, passed: 1 })
export const failed = (output: string): Outcome => ({ ...nothing, failed: 1, output })
export const skipped = (reason: string): Outcome => ({ ...nothing, skipped: 1, untried: [reason] })

/** The tests count singly. A run that fails without a failed test, or leaves no report, is a failure itself. */
export function outcomeOf(
  report: Report = { files: [], errors: 0 },
  ended: { code: number; output: string },
): Outcome {
  const { files, errors } = report
  const sum = (count: (file: Report['files'][number]) => number) =>
    files.reduce((total, file) => total + count(file), 0)
  const found = sum((file) => file.failed.length) + errors
  return {
    passed: sum((file) => file.passed),
    failed: found === 0 && (ended.code !== 0 || files.length === 0) ? 1 : found,
    skipped: sum((file) => file.skipped.length),
    output: ended.output,
    files: files.map(({ name, seconds }) => ({ name, seconds })),
    failing: files.flatMap(({ name, failed: titles }) => titles.map((title) => `${name} › ${title}`)),
    wavering: files.flatMap(({ name, wavering }) => wavering.map((title) => `${name} › ${title}`)),
    untried: files.flatMap(untriedOf),
  }
}

/** A line for each reason, with the titles it is true of. */
function untriedOf({ name, skipped: left }: Report['files'][number]): string[] {
  return Object.entries(Object.groupBy(left, ({ reason }) => reason)).map(([reason, tests = []]) => {
    const titles = [...new Set(tests.map(({ title }) => title))].join('; ')
    return `${name}: ${titles} (${tests.length})${reason ? `: ${reason}` : ''}`
  })
}

/** The last line of a run, for people and for machines. */
export function summaryOf(outcomes: Pick<Outcome, 'passed' | 'failed' | 'skipped'>[]): string {
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[part], 0)
  const left = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${left > 0 ? `, ${left} skipped` : ''}`
}

const mostLines = 120

/** The last lines of what a command printed. */
export function endingOf(output: string): string {
  const lines = output.trimEnd().split('\n')
  const cut = lines.length > mostLines ? [`... ${lines.length - mostLines} lines before`] : []
  return [...cut, ...lines.slice(-mostLines)].map((line) => `  ${line}`).join('\n')
}
