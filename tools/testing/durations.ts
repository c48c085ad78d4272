import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const file = path.join(import.meta.dirname, 'durations.json')
/** Shorter ones find their place anywhere. */
const leastSeconds = 1

/** How many seconds the longer test files took when that was last written down, by `npm test -- --durations`. */
export const readDurations = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>

export async function writeDurations(files: { name: string; seconds: number }[]): Promise<void> {
  const long = files.filter(({ name, seconds }) => name.endsWith('.test.ts') && seconds >= leastSeconds)
  const rows = long
    .toSorted((a, b) => b.seconds - a.seconds)
    .map((one) => [one.name, Math.round(one.seconds)])
  await writeFile(file, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
