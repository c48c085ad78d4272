import { a4, drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { CollectedEvidence } from './collect-evidence.ts'
import { drawViewers } from './draw-viewers.ts'
import { evidenceLines } from './evidence-lines.ts'
import type { EvidenceSection, Original } from './evidence-lines.ts'
import { packText } from './lecture-evidence.text.ts'

const colours = { ink: '#14201f', accent: '#0a6c74', line: '#c9d3d2' }
const contentsLine = 20
/** A section begins on the next page if less is left: its heading and a few lines. */
const sectionRoom = 90

/** What a pack says in words, with a table of contents; the originals lie beside it. */
export const drawEvidence = (
  evidence: CollectedEvidence,
  { originals, pictures, playback }: { originals: Original[]; pictures: Buffer[]; playback: string },
): Promise<Buffer> =>
  drawA4(`${packText.title} ${evidence.row.meeting.title}`, (paper) => {
    paper.fontSize(11).fillColor(colours.accent).text('杏林 XINGLIN')
    paper.fontSize(20).fillColor(colours.ink).text(packText.title).moveDown(0.5)
    paper.fontSize(12).text(evidence.row.meeting.title)
    paper.text(presentGuest(evidence.row).guest_name)
    paper.moveDown(2).fontSize(14).text(packText.contents).moveDown(0.5)
    const contentsY = paper.y
    const pages = new Map<EvidenceSection, number>()
    paper.addPage()
    const sections = Object.entries(evidenceLines(evidence, originals, playback))
    for (const [section, lines] of sections as [EvidenceSection, string[]][]) {
      if (paper.y > a4.height - a4.margin - sectionRoom) paper.addPage()
      pages.set(section, paper.bufferedPageRange().count)
      drawHeading(paper, packText.sections[section])
      if (section === 'viewers') drawViewers(paper, evidence.viewers, airedOf(evidence))
      paper.fontSize(10).text(lines.length > 0 ? lines.join('\n') : packText.none, { lineGap: 3 })
      if (section === 'pictures') drawPictures(paper, pictures)
      paper.moveDown(1.5)
    }
    paper.switchToPage(0)
    drawContents(paper, pages, contentsY)
  })

const airedOf = ({ air }: CollectedEvidence) => air.flatMap(({ aired }) => aired)

function drawHeading(paper: Paper, heading: string): void {
  paper.fontSize(14).fillColor(colours.accent).text(heading)
  const y = paper.y + 3
  paper
    .moveTo(a4.margin, y)
    .lineTo(a4.width - a4.margin, y)
    .lineWidth(0.5)
    .stroke(colours.line)
  paper.y = y + 8
  paper.fillColor(colours.ink)
}

function drawContents(paper: Paper, pages: Map<EvidenceSection, number>, top: number): void {
  const width = a4.width - 2 * a4.margin
  paper.fontSize(11).fillColor(colours.ink)
  Array.from(pages).forEach(([section, page], at) => {
    const y = top + at * contentsLine
    paper.text(packText.sections[section], a4.margin, y, { lineBreak: false })
    paper.text(String(page), a4.margin, y, { align: 'right', width })
  })
}

const columns = { width: 230, height: 130, gap: 16 }

/** Two in a row, small: the originals are in the archive. */
function drawPictures(paper: Paper, pictures: Buffer[]): void {
  paper.moveDown()
  let top = paper.y
  pictures.forEach((picture, at) => {
    const isLeft = at % 2 === 0
    if (isLeft && top + columns.height > a4.height - a4.margin) {
      paper.addPage()
      top = a4.margin
    }
    const x = a4.margin + (isLeft ? 0 : columns.width + columns.gap)
    paper.image(picture, x, top, { fit: [columns.width, columns.height] })
    if (!isLeft || at === pictures.length - 1) top += columns.height + columns.gap
  })
  paper.x = a4.margin
  paper.y = top
}
