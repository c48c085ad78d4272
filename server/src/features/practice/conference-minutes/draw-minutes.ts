import type { Language } from '#contract/wire/language.ts'
import { shanghaiTime } from '#kernel/time.ts'
import type { Cue } from '#server/features/library/videos/captions.ts'
import { drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import { minutesText } from './conference-minutes.text.ts'

type Drawn = {
  language: Language
  title: string
  beganAt: Date
  /** Those who were recorded and agreed to it. */
  names: string[]
  summary: string
  lines: Cue[]
}

const colours = { ink: '#14201f', quiet: '#52605f' }

export function drawMinutes({ language, title, beganAt, names, summary, lines }: Drawn): Promise<Buffer> {
  const text = minutesText[language]
  return drawA4(text.paperTitle(title), (paper) => {
    const head = (line: string) =>
      paper.moveDown(0.8).fontSize(13).fillColor(colours.ink).text(line).moveDown(0.3)
    const body = (line: string) => paper.fontSize(11).fillColor(colours.ink).text(line, { lineGap: 2 })
    paper.fontSize(18).fillColor(colours.ink).text(text.paperTitle(title)).moveDown(0.5)
    body(`${text.time}　${shanghaiTime(beganAt)}`)
    body(`${text.recorded}　${names.join('、') || text.none}`)
    head(text.summary)
    body(summary || text.none)
    head(text.said)
    for (const { from, lines: words } of lines)
      if (words.join('') !== '') body(`${clock(from)}　${words.join(' ')}`)
    paper.moveDown().fontSize(9).fillColor(colours.quiet).text(text.machine)
  })
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`
}
