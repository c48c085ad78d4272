import { runBounded } from '#kernel/run-bounded.ts'
import { programAt } from '#kernel/places.ts'

/** In pixels of the picture. */
export type Box = { x: number; y: number; width: number; height: number }

export type FoundIdentity = { text: Box[]; faces: Box[] }

const startMs = 60_000
const longestMsEach = 60_000

/** What looks for them. Tests put another in its place, as the program takes seconds. */
export const identityFinder = { find: findIdentity }

/** Finds lines of text and faces in pictures. Rejects when one of them could not be looked at: nothing found is something else. */
async function findIdentity(files: string[], signal?: AbortSignal): Promise<FoundIdentity[]> {
  const lines: string[] = []
  await runBounded({
    command: process.execPath,
    args: [programAt('identity-finder/identity-finder.ts'), ...files],
    longestMs: startMs + longestMsEach * files.length,
    ...(signal && { signal }),
    onLine: (line) => lines.push(line),
  })
  if (lines.length !== files.length) throw new Error('the finder has not looked at every picture')
  return lines.map((line) => JSON.parse(line) as FoundIdentity)
}
