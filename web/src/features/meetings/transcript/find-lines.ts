import type { Cue } from './read-captions.ts'

/** The line that is said at a second, or was said last; -1 before the first. */
export const lineAt = (cues: readonly Cue[], second: number): number =>
  cues.findLastIndex((cue) => cue.second <= second)

type FoundLine = { at: number; hits: { start: number; end: number }[] }

/** The lines that contain a word, whichever its case, with every place of it; all lines without a word. */
export function findLines(cues: readonly Cue[], word: string): FoundLine[] {
  const sought = word.trim().toLowerCase()
  if (sought === '') return cues.map((_, at) => ({ at, hits: [] }))
  return cues.flatMap(({ words }, at) => {
    const hits = placesOf(words.toLowerCase(), sought)
    return hits.length > 0 ? { at, hits } : []
  })
}

function placesOf(words: string, sought: string) {
  const hits = []
  for (let start = words.indexOf(sought); start >= 0; start = words.indexOf(sought, start + sought.length))
    hits.push({ start, end: start + sought.length })
  return hits
}
