import type { CaptionItem } from '#contract/wire/video.ts'

/** One caption, in milliseconds. */
export type Cue = { from: number; to: number; lines: string[] }

/** Hours may be missing; srt writes a comma before the milliseconds, vtt a point. */
const time = /(?:(\d{1,3}):)?([0-5]?\d):([0-5]?\d)[.,](\d{1,3})/.source
const timing = new RegExp(`^\\s*${time}\\s+-->\\s+${time}(?:\\s|$)`)

const mostCues = 10_000

/**
 * Reads captions in vtt or srt; undefined where there is none. Only times and texts are taken: styles, positions and
 * comments could only disturb the player.
 */
export function readCaptions(source: string): Cue[] | undefined {
  const blocks = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const cues = blocks.flatMap((block): Cue[] => {
    const lines = block.split('\n')
    const at = lines.findIndex((line) => timing.test(line))
    const found = at < 0 ? undefined : timing.exec(lines[at]!)
    if (!found) return []
    const [from, to] = [milliseconds(found.slice(1, 5)), milliseconds(found.slice(5, 9))]
    const words = lines.slice(at + 1).filter((line) => line.trim() !== '')
    return to > from && words.length > 0 ? [{ from, to, lines: words }] : []
  })
  if (cues.length === 0 || cues.length > mostCues) return undefined
  return cues.toSorted((a, b) => a.from - b.from)
}

const milliseconds = ([hours, minutes, seconds, rest = '']: (string | undefined)[]) =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'))

const clock = (ms: number) => {
  const pad = (value: number, length = 2) => String(value).padStart(length, '0')
  const seconds = Math.floor(ms / 1000)
  return `${pad(Math.floor(seconds / 3600))}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}.${pad(ms % 1000, 3)}`
}

/** srt knows these three tags; every other one is left out, and an arrow would begin a new cue. */
const plain = (line: string) =>
  line
    .replaceAll(/<(?!\/?[biu]>)[^>]*>/g, '')
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll('-->', '→')

export const writeVtt = (cues: Cue[]) =>
  [
    'WEBVTT',
    ...cues.map(({ from, to, lines }) => `${clock(from)} --> ${clock(to)}\n${lines.map(plain).join('\n')}`),
    '',
  ].join('\n\n')

/** Whether a person has written or checked captions in this language: a machine does not replace them. */
export const hasChecked = (captions: CaptionItem[], language: string) =>
  captions.some((caption) => caption.language === language && !caption.is_machine)
