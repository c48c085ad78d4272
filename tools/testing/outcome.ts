/** What a step of the tests comes to. */
export type Outcome = {
  passed: number
  failed: number
  skipped: number
  /** What explains a failure. */
  output: string
  /** Why something was left out. */
  notes: string[]
}

export const passed = (): Outcome => ({ passed: 1, failed: 0, skipped: 0, output: '', notes: [] })
export const failed = (output: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, output, notes: [] })
export const skipped = (note: string): Outcome => ({
  passed: 0,
  failed: 0,
  skipped: 1,
  output: '',
  notes: [note],
})

/** The last line of a run, for people and for machines. */
export function summaryOf(outcomes: Outcome[]): string {
  const sum = (part: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, outcome) => total + outcome[part], 0)
  const left = sum('skipped')
  return `${sum('passed')} passed, ${sum('failed')} failed${left > 0 ? `, ${left} skipped` : ''}`
}
