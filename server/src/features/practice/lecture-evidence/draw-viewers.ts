import { shanghaiTime } from '#kernel/time.ts'
import { a4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Period } from './periods.ts'

/** How many watched in each minute of a meeting. */
type Viewers = { at: Date; viewers: number }[]

const plot = { left: 34, height: 120, above: 20, below: 34 }
const colours = {
  ink: '#14201f',
  quiet: '#52605f',
  accent: '#0a6c74',
  fill: '#d5e7e8',
  line: '#dde4e3',
  lecture: '#f6e7c8',
}
const minuteMs = 60_000

/** So many names of times fit beside each other. */
const mostTimes = 7
const stepsInMinutes = [5, 10, 15, 30, 60, 120, 240, 480]

/** The viewers of a meeting as a curve, with the time of the lecture shaded; the numbers are in the lines below it. */
export function drawViewers(paper: Paper, viewers: Viewers, lecture: Period[]): void {
  if (viewers.length < 2 || viewers.every((minute) => minute.viewers === 0)) return
  const height = plot.above + plot.height + plot.below
  if (paper.y + height > a4.height - a4.margin) paper.addPage()
  const begin = viewers[0]!.at.getTime()
  const length = viewers.at(-1)!.at.getTime() - begin
  const area = {
    x: a4.margin + plot.left,
    y: paper.y + plot.above,
    width: a4.width - 2 * a4.margin - plot.left,
  }
  const bottom = area.y + plot.height
  const top = niceTop(Math.max(...viewers.map((minute) => minute.viewers)))
  const xOf = (at: number) => area.x + (Math.min(Math.max(at - begin, 0), length) / length) * area.width
  const yOf = (count: number) => bottom - (count / top) * plot.height

  for (const { from, until } of lecture) {
    const x = xOf(from.getTime())
    paper.rect(x, area.y, xOf(until.getTime()) - x, plot.height).fill(colours.lecture)
  }
  paper.moveTo(area.x, bottom)
  for (const { at, viewers: count } of viewers) paper.lineTo(xOf(at.getTime()), yOf(count))
  paper
    .lineTo(area.x + area.width, bottom)
    .fillOpacity(0.7)
    .fill(colours.fill)
  paper.fillOpacity(1)
  viewers.forEach(({ at, viewers: count }, place) =>
    place === 0 ? paper.moveTo(xOf(at.getTime()), yOf(count)) : paper.lineTo(xOf(at.getTime()), yOf(count)),
  )
  paper.lineWidth(1.2).stroke(colours.accent)

  paper.fontSize(8).fillColor(colours.quiet)
  for (const count of [0, top / 2, top]) {
    paper
      .moveTo(area.x, yOf(count))
      .lineTo(area.x + area.width, yOf(count))
      .lineWidth(0.5)
      .stroke(colours.line)
    label(paper, String(count), { x: a4.margin, y: yOf(count) - 5, width: plot.left - 6, align: 'right' })
  }
  for (const at of timesOf(begin, length)) {
    const x = xOf(at)
    paper
      .moveTo(x, bottom)
      .lineTo(x, bottom + 3)
      .lineWidth(0.5)
      .stroke(colours.quiet)
    label(paper, shanghaiTime(new Date(at)).slice(11), {
      x: x - 20,
      y: bottom + 5,
      width: 40,
      align: 'center',
    })
  }
  label(paper, '人数 Viewers', { x: a4.margin, y: area.y - 16, width: 120, align: 'left' })
  label(
    paper,
    `${shanghaiTime(new Date(begin)).slice(0, 10)} 北京时间 Beijing time · 阴影为讲课时段 shaded: the lecture`,
    {
      x: area.x,
      y: bottom + 18,
      width: area.width,
      align: 'right',
    },
  )
  paper.x = a4.margin
  paper.y = bottom + plot.below
  paper.fillColor(colours.ink)
}

type Place = { x: number; y: number; width: number; align: 'left' | 'right' | 'center' }

const label = (paper: Paper, text: string, { x, y, width, align }: Place) =>
  paper.text(text, x, y, { width, align })

/** An even number that is round enough to be read: 2, 4, 10, 20, 40, 100 … */
function niceTop(most: number): number {
  for (let unit = 1; ; unit *= 10) {
    const found = [2, 4, 6, 8, 10].find((step) => step * unit >= most)
    if (found !== undefined) return found * unit
  }
}

/** Full minutes of the clock, as many as can be read. */
function timesOf(begin: number, length: number): number[] {
  const step =
    (stepsInMinutes.find((minutes) => length / (minutes * minuteMs) <= mostTimes) ?? 1440) * minuteMs
  const first = Math.ceil(begin / step) * step
  return Array.from({ length: Math.floor((begin + length - first) / step) + 1 }, (_, at) => first + at * step)
}

/** Ten minutes a line. Longer times in which the number stays are one line, and those in which nobody watched none. */
export function viewerLines(viewers: Viewers): string[] {
  const rows: { at: Date; counts: number[] }[] = []
  for (let at = 0; at < viewers.length; at += 10) {
    const counts = viewers.slice(at, at + 10).map((minute) => minute.viewers)
    const last = rows.at(-1)
    if (last && [...last.counts, ...counts].every((count) => count === counts[0])) last.counts.push(...counts)
    else rows.push({ at: viewers[at]!.at, counts })
  }
  return rows
    .filter(({ counts }) => counts.some((count) => count > 0))
    .map(({ at, counts }) => `${shanghaiTime(at)}  ${countsText(counts)}`)
}

const countsText = (counts: number[]) =>
  counts.length > 10 ? `${counts[0]}（每分钟，共 ${counts.length} min each）` : counts.join('  ')
