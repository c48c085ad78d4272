import { createHash } from 'node:crypto'
import type { CaptionItem } from '#contract/wire/video.ts'
import type { SpokenLine } from '#demo/content/talks/spoken.ts'
import { writeVtt } from '#server/features/library/videos/captions.ts'
import type { Shelf } from '#demo/pictures.ts'

const languages = [
  { language: 'zh', label: '中文' },
  { language: 'en', label: 'English' },
] as const
const longestMs = 12_000

/** Captions of what is said in a talk; talks with the same words share their files. */
export const saveCaptions = (shelf: Shelf, lines: SpokenLine[], seconds: number): CaptionItem[] =>
  languages.map(({ language, label }) => {
    const captions = writeVtt(cuesOf(lines, seconds, language))
    const name = createHash('sha256').update(captions).digest('hex').slice(0, 16)
    return {
      language,
      label,
      address: shelf.save(`captions/${name}.vtt`, Buffer.from(captions), 'text/vtt'),
    }
  })

/** A line is shown until the next one, or for as long as it is read. */
const cuesOf = (lines: SpokenLine[], seconds: number, language: 'zh' | 'en') =>
  lines.map((line, at) => {
    const from = line.at * 1000
    const next = (lines[at + 1]?.at ?? seconds) * 1000
    return { from, to: Math.min(next, from + longestMs), lines: [line[language]] }
  })
