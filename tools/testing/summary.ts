import type { Part } from './outcome.ts'

const mostSlow = 20

/** The slowest files of all parts, and the parts that have none. */
export function slowestLines(parts: Part[]): string[] {
  const timed = parts.flatMap(({ about, seconds, outcome }) =>
    outcome.files.length > 0 ? outcome.files : [{ name: about, seconds }],
  )
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostSlow)
  return ['Slowest:', ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`)]
}

/** A row for each part. Times are of work: what runs side by side adds up to more than has passed. */
export function tableLines(parts: Part[]): string[] {
  const rows = parts.map(({ about, seconds, outcome }) => {
    const slowest = outcome.files.toSorted((a, b) => b.seconds - a.seconds)[0]
    return [
      about,
      String(outcome.passed + outcome.failed),
      (seconds / 60).toFixed(1),
      slowest ? `${slowest.name} (${slowest.seconds.toFixed(0)} s)` : '',
      outcome.wavering.length === 0 ? '' : String(outcome.wavering.length),
    ]
  })
  const table = [['Part', 'Tests', 'Minutes', 'Slowest file', 'Second try'], ...rows]
  const widths = table[0]!.map((_, at) => Math.max(...table.map((row) => row[at]!.length)))
  const lines = table.map((row) =>
    row
      .map((cell, at) => pad(cell, widths[at]!, at))
      .join('  ')
      .trimEnd(),
  )
  const again = parts.flatMap(({ outcome }) => outcome.wavering)
  const failing = parts.flatMap(({ outcome }) => outcome.failing)
  return [...lines, ...listed('Passed only when tried again:', again), ...listed('Failed:', failing)]
}

/** Numbers stand to the right. */
const pad = (cell: string, width: number, column: number) =>
  column === 1 || column === 2 ? cell.padStart(width) : cell.padEnd(width)

/** What a run has not tried, before its last line. */
export const untriedLines = (parts: Part[]): string[] =>
  listed(
    'Not tried:',
    parts.flatMap(({ outcome }) => outcome.untried),
  )

const listed = (title: string, lines: string[]) =>
  lines.length > 0 ? [title, ...lines.map((line) => `  ${line}`)] : []
