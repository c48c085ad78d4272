import type { CaptionLine } from '#contract/library/talk-captions.ts'

/** A line is shown until the next one, but no longer than it takes to read. */
const mostMs = 6000
const leastMs = 500

/** Adds an empty line at a time, unless one begins there. */
export function withLine(lines: readonly CaptionLine[], atMs: number): CaptionLine[] {
  if (lines.some(({ from_ms }) => from_ms === atMs)) return [...lines]
  const next = lines.find(({ from_ms }) => from_ms > atMs)
  const to_ms = Math.max(atMs + leastMs, Math.min(atMs + mostMs, next?.from_ms ?? Infinity))
  return [...lines, { from_ms: atMs, to_ms, words: '' }].toSorted((a, b) => a.from_ms - b.from_ms)
}

/** As a WebVTT file; lines without words are left out. */
export const writeVtt = (lines: readonly CaptionLine[]): string =>
  [
    'WEBVTT',
    ...lines
      .filter(({ words }) => words.trim() !== '')
      .map(({ from_ms, to_ms, words }) => `${clock(from_ms)} --> ${clock(to_ms)}\n${escaped(words)}`),
    '',
  ].join('\n\n')

const pad = (value: number, length = 2) => String(Math.floor(value)).padStart(length, '0')

const clock = (ms: number) =>
  `${pad(ms / 3_600_000)}:${pad((ms / 60_000) % 60)}:${pad((ms / 1000) % 60)}.${pad(ms % 1000, 3)}`

/** `1:05`, or `1:01:05` after an hour. */
export const shortClock = (ms: number) => {
  const hours = Math.floor(ms / 3_600_000)
  const minutes = Math.floor(ms / 60_000) % 60
  return `${hours > 0 ? `${hours}:${pad(minutes)}` : minutes}:${pad((ms / 1000) % 60)}`
}

/** A blank line would end the cue, and angle brackets are markup. */
const escaped = (words: string) =>
  words
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\n\s*\n/g, '\n')
