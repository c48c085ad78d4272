/** What a step of the tests comes to. */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** What explains a failure. */
  output: string
  /** What is worth knowing although nothing failed. */
  notes: string[]
  /** What was left out, and why where that is known. */
  untried: string[]
}

const nothing: Outcome = { passed: 0, failed: 0, skipped: 0, output: '', notes: [], untried: [] }

export const passed = (): Outcome => ({ ...nothing, passed: 1 })
export const failed = (output: string): Outcome => ({ ...nothing, failed: 1, output })
export const skipped = (reason: string): Outcome => ({ ...nothing, skipped: 1, untried: [reason] })

/** The last line of a run, for people and for machines. */
export function summaryOf(outcomes: Outcome[]): string {
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[part], 0)
  const left = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${left > 0 ? `, ${left} skipped` : ''}`
}

/** What a run has not tried, before its last line. */
export function untriedLines(outcomes: Outcome[]): string[] {
  const untried = outcomes.flatMap((outcome) => outcome.untried)
  return untried.length > 0 ? ['Not tried:', ...untried.map((line) => `  ${line}`)] : []
}
