/** What became of the tests of one file. */
export type FileReport = {
  /** Its path from the root of the repository. */
  name: string
  /** Until its tests were found, and until they were done. */
  seconds: number
  passed: number
  /** Titles. */
  failed: string[]
  /** `title` is that of the outermost group that was left out. */
  skipped: { test: string; title: string; reason: string }[]
  /** The tests that passed only when they were tried again. */
  wavering: string[]
}

export type Report = {
  files: FileReport[]
  /** Faults outside of any test. */
  errors: number
}

/**
 * A run without the tools of the machine, and a second one with them of the files that ask for some. What only the
 * second tried counts there, and what both tried counts once.
 */
export function settleTwoRuns(without: Report, withTools: Report): [without: Report, withTools: Report] {
  const second = new Map(withTools.files.map((file) => [file.name, file]))
  const first = without.files.map((file) => {
    const again = second.get(file.name)
    if (!again) return file
    const left = new Set(again.skipped.map(({ test }) => test))
    return { ...file, skipped: file.skipped.filter(({ test }) => left.has(test)) }
  })
  const before = new Map(without.files.map((file) => [file.name, file.skipped.length]))
  const tried = withTools.files.map((file) => {
    const newly = (before.get(file.name) ?? 0) - file.skipped.length
    return { ...file, passed: Math.max(0, newly - file.failed.length), skipped: [] }
  })
  return [
    { ...without, files: first },
    { ...withTools, files: tried },
  ]
}

/** Says of tests that were left out without a word which tools their file asks for in vain. */
export const explainSkips = (report: Report, missing: Map<string, string[]>): Report => ({
  ...report,
  files: report.files.map((file) => {
    const tools = missing.get(file.name) ?? []
    const reason = tools.length > 0 ? `${tools.join(', ')} not installed` : ''
    return { ...file, skipped: file.skipped.map((one) => ({ ...one, reason: one.reason || reason })) }
  }),
})
