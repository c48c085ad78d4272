import type { PatientSign } from '#contract/wire/patient-signs.ts'
import { runBounded } from '#kernel/run-bounded.ts'
import { programAt } from '#kernel/places.ts'

/** In pixels of the picture. */
export type Box = { x: number; y: number; width: number; height: number }

/** A line of text, and what it tells of a patient if it does. The words themselves stay where they were read. */
export type FoundText = Box & { sign?: PatientSign }

export type FoundIdentity = { text: FoundText[]; faces: Box[] }

const startMs = 60_000
const longestMsEach = 60_000

/** What looks for them. Tests put another in its place, as the program takes seconds. */
export const identityFinder = { find: findIdentity }

/** Where faces are not asked for, such as on frames of lectures, a picture takes half as long. */
type Asked = { signal?: AbortSignal; withFaces?: boolean }

/** Finds lines of text and faces in pictures. Rejects when one of them could not be looked at: nothing found is something else. */
async function findIdentity(
  files: string[],
  { signal, withFaces = true }: Asked = {},
): Promise<FoundIdentity[]> {
  const lines: string[] = []
  await runBounded({
    command: process.execPath,
    args: [programAt('identity-finder/identity-finder.ts'), withFaces ? 'faces' : 'text', ...files],
    longestMs: startMs + longestMsEach * files.length,
    ...(signal && { signal }),
    onLine: (line) => lines.push(line),
  })
  if (lines.length !== files.length) throw new Error('the finder has not looked at every picture')
  return lines.map((line) => JSON.parse(line) as FoundIdentity)
}
