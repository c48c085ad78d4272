import type { Cue } from '#web/features/meetings/transcript/queries.ts'

/** A line is shown until the next one, but no longer than it takes to read. */
const mostSeconds = 6

export const withCue = (cues: readonly Cue[], cue: Cue): Cue[] =>
  [...cues.filter(({ second }) => second !== cue.second), cue].sort((a, b) => a.second - b.second)

export const withoutCue = (cues: readonly Cue[], second: number): Cue[] =>
  cues.filter((cue) => cue.second !== second)

/** As a WebVTT file; lines without words are left out. */
export function writeVtt(cues: readonly Cue[]): string {
  const filled = cues.filter(({ words }) => words.trim() !== '')
  const blocks = filled.map(({ second, end: known, words }, at) => {
    const end = known ?? Math.min(second + mostSeconds, filled[at + 1]?.second ?? Infinity)
    return `${timestamp(second)} --> ${timestamp(end)}\n${escaped(words)}`
  })
  return ['WEBVTT', ...blocks, ''].join('\n\n')
}

function timestamp(second: number): string {
  const ms = Math.round(second * 1000)
  const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')
  return `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`
}

/** A blank line would end the cue, and angle brackets are markup. */
const escaped = (words: string) =>
  words
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n\s*\n/g, '\n')
