import { shanghaiTime } from '#kernel/time.ts'
import { a4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'

/** How many watched in each minute of a meeting. */
type Viewers = { at: Date; viewers: number }[]

const plot = { height: 90, labels: 14 }
const colours = { quiet: '#52605f', accent: '#0a6c74', line: '#c9d3d2' }

/** The viewers of a meeting as a curve; the numbers are in the lines below it. */
export function drawViewers(paper: Paper, viewers: Viewers): void {
  const most = Math.max(...viewers.map((minute) => minute.viewers))
  if (viewers.length < 2 || most === 0) return
  const height = plot.height + 2 * plot.labels
  if (paper.y > a4.height - a4.margin - height) paper.addPage()
  const width = a4.width - 2 * a4.margin
  const top = paper.y + plot.labels
  const bottom = top + plot.height
  paper.fontSize(9).fillColor(colours.quiet).text(`最高 Most ${most}`, a4.margin, paper.y)
  paper
    .moveTo(a4.margin, bottom)
    .lineTo(a4.margin + width, bottom)
    .lineWidth(0.5)
    .stroke(colours.line)
  viewers.forEach((minute, at) => {
    const place = [
      a4.margin + (at / (viewers.length - 1)) * width,
      bottom - (minute.viewers / most) * plot.height,
    ] as const
    if (at === 0) paper.moveTo(...place)
    else paper.lineTo(...place)
  })
  paper.lineWidth(1.2).stroke(colours.accent)
  paper.text(shanghaiTime(viewers[0]!.at), a4.margin, bottom + 3, { lineBreak: false })
  paper.text(shanghaiTime(viewers.at(-1)!.at), a4.margin, bottom + 3, { align: 'right', width })
  paper.x = a4.margin
  paper.y = bottom + plot.labels + 8
  paper.fillColor('#14201f')
}

/** Ten minutes a line. */
export function viewerLines(viewers: Viewers): string[] {
  const lines: string[] = []
  for (let at = 0; at < viewers.length; at += 10) {
    const some = viewers.slice(at, at + 10)
    lines.push(`${shanghaiTime(some[0]!.at)}  ${some.map((minute) => minute.viewers).join('  ')}`)
  }
  return lines
}
