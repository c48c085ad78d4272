/** A line of captions and the second at which it appears. */
export type Cue = { second: number; words: string }

/** A line is shown until the next one, but no longer than it takes to read. */
const mostSeconds = 6

export const withCue = (cues: readonly Cue[], cue: Cue): Cue[] =>
  [...cues.filter(({ second }) => second !== cue.second), cue].sort((a, b) => a.second - b.second)

export const withoutCue = (cues: readonly Cue[], second: number): Cue[] =>
  cues.filter((cue) => cue.second !== second)

/** As a WebVTT file; lines without words are left out. */
export function writeVtt(cues: readonly Cue[]): string {
  const filled = cues.filter(({ words }) => words.trim() !== '')
  const blocks = filled.map(({ second, words }, at) => {
    const end = Math.min(second + mostSeconds, filled[at + 1]?.second ?? Infinity)
    return `${timestamp(second)} --> ${timestamp(end)}\n${escaped(words)}`
  })
  return ['WEBVTT', ...blocks, ''].join('\n\n')
}

function timestamp(second: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  return `${two(second / 3600)}:${two((second / 60) % 60)}:${two(second % 60)}.000`
}

/** A blank line would end the cue, and angle brackets are markup. */
const escaped = (words: string) =>
  words
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n\s*\n/g, '\n')
