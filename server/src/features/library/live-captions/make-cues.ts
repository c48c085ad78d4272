import type { Cue } from '#server/features/library/videos/captions.ts'
import { mediaAt } from '#server/features/meetings/meetings/recording-timeline.ts'
import type { Timeline } from '#server/features/meetings/meetings/recording-timeline.ts'

type Line = { from_at: Date; to_at: Date; words: string }

/** More is not read in one look. */
const mostSigns = 30
const leastMs = 300

/** Places lines by the clock of a recording. What was said while it did not run is left out. */
export function makeCues(lines: Line[], timeline: Timeline): Cue[] {
  const cues = lines.flatMap(({ from_at, to_at, words }) => {
    const from = mediaAt(timeline, from_at.getTime())
    const to = mediaAt(timeline, to_at.getTime())
    if (from === undefined || to === undefined || to - from < leastMs) return []
    return cutLine(words, from, to)
  })
  // One follows the other: a recogniser may hear the end of a sentence in the next one.
  return cues.map((cue, at) => {
    const next = cues[at + 1]?.from ?? Infinity
    return { ...cue, to: next > cue.from ? Math.min(cue.to, next) : cue.to }
  })
}

/** Cuts a long sentence behind its commas, and gives each part its share of the time. */
function cutLine(words: string, from: number, to: number): Cue[] {
  const parts = (words.match(/[^，。；！？,;!?]+[，。；！？,;!?]*/g) ?? [words]).reduce<string[]>(
    (parts, part) => {
      const last = parts.at(-1)
      if (last !== undefined && last.length + part.length <= mostSigns) parts[parts.length - 1] = last + part
      else parts.push(part)
      return parts
    },
    [],
  )
  const whole = parts.join('').length
  let said = 0
  return parts.map((part) => {
    const begin = from + ((to - from) * said) / whole
    said += part.length
    return {
      from: Math.round(begin),
      to: Math.round(from + ((to - from) * said) / whole),
      lines: [part.trim()],
    }
  })
}
