import { yuanOf } from '#contract/wire/amount.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { a4, drawA4 } from '#server/features/meetings/certificates/a4-paper.ts'
import type { Paper } from '#server/features/meetings/certificates/a4-paper.ts'
import { presentGuest } from '#server/features/practice/expert-sheets/expert-sheets.present.ts'
import type { CollectedEvidence } from './collect-evidence.ts'
import { drawViewers, viewerLines } from './draw-viewers.ts'
import { packText } from './lecture-evidence.text.ts'

type Original = { name: string; sha256: string }
type Section = keyof typeof packText.sections

const colours = { ink: '#14201f', accent: '#0a6c74', line: '#c9d3d2' }
const contentsLine = 20
/** A section begins on the next page if less is left: its heading and a few lines. */
const sectionRoom = 90

/** What a pack says in words, with a table of contents; the originals lie beside it. */
export const drawEvidence = (
  evidence: CollectedEvidence,
  originals: Original[],
  pictures: Buffer[],
): Promise<Buffer> =>
  drawA4(`${packText.title} ${evidence.row.meeting.title}`, (paper) => {
    paper.fontSize(11).fillColor(colours.accent).text('杏林 XINGLIN')
    paper.fontSize(20).fillColor(colours.ink).text(packText.title).moveDown(0.5)
    paper.fontSize(12).text(evidence.row.meeting.title)
    paper.text(presentGuest(evidence.row).guest_name)
    paper.moveDown(2).fontSize(14).text(packText.contents).moveDown(0.5)
    const contentsY = paper.y
    const pages = new Map<Section, number>()
    paper.addPage()
    for (const [section, lines] of Object.entries(linesOf(evidence, originals)) as [Section, string[]][]) {
      if (paper.y > a4.height - a4.margin - sectionRoom) paper.addPage()
      pages.set(section, paper.bufferedPageRange().count)
      drawHeading(paper, packText.sections[section])
      if (section === 'viewers') drawViewers(paper, evidence.viewers)
      paper.fontSize(10).text(lines.length > 0 ? lines.join('\n') : packText.none, { lineGap: 3 })
      if (section === 'pictures') drawPictures(paper, pictures)
      paper.moveDown(1.5)
    }
    paper.switchToPage(0)
    drawContents(paper, pages, contentsY)
  })

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

function drawContents(paper: Paper, pages: Map<Section, number>, top: number): void {
  const width = a4.width - 2 * a4.margin
  paper.fontSize(11).fillColor(colours.ink)
  Array.from(pages).forEach(([section, page], at) => {
    const y = top + at * contentsLine
    paper.text(packText.sections[section], a4.margin, y, { lineBreak: false })
    paper.text(String(page), a4.margin, y, { align: 'right', width })
  })
}

const lengthOf = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`

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

function linesOf(evidence: CollectedEvidence, originals: Original[]): Record<Section, string[]> {
  const { row, agreement, slides } = evidence
  const guest = presentGuest(row)
  return {
    person: [
      `专家 Expert：${guest.guest_name}`,
      `单位 Hospital：${[guest.guest_hospital_name, guest.guest_department_name].filter(Boolean).join(' ')}`,
      `职称 Title：${guest.guest_position_name}`,
      `会议 Meeting：${row.meeting.title}`,
      `时间 Time：${shanghaiTime(row.meeting.begin_at)} – ${shanghaiTime(row.meeting.end_at)}（北京时间）`,
    ],
    history: evidence.changes.map(({ created_at, kind, by_guest, reason }) =>
      [
        shanghaiTime(created_at),
        packText.kinds[kind] ?? kind,
        by_guest ? packText.byGuest : packText.byOrganiser,
        reason,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    programme: evidence.sessions.map(
      ({ begin_at, end_at, title, hall }) =>
        `${shanghaiTime(begin_at)}–${shanghaiTime(end_at).slice(11)} ${title} ${hall}`,
    ),
    agreement: agreement
      ? [
          `签署人 Signer：${agreement.signer}`,
          `签署时间 Signed at：${shanghaiTime(agreement.signed_at)}`,
          `协议文本 Text SHA-256：${agreement.text_digest.toString('hex')}`,
          `文件 File SHA-256：${agreement.file_digest.toString('hex')}`,
        ]
      : [],
    checkins: evidence.checkins.map(({ at, method }) => `${shanghaiTime(at)} ${method}`),
    live: evidence.onAir.map(({ from, until }) => `${shanghaiTime(from)} – ${shanghaiTime(until)}`),
    viewers: viewerLines(evidence.viewers),
    pictures: evidence.pictures.map(
      ({ source, taken_at, flag, accept_reason }) =>
        `${taken_at ? shanghaiTime(taken_at) : '–'} ${source} ${flag}${accept_reason && ` (${accept_reason})`}`,
    ),
    slides: slides
      ? [`${slides.file_name} v${slides.version}`, `SHA-256：${slides.file_digest?.toString('hex')}`]
      : [],
    replay: evidence.recordings.map(
      ({ id, name, seconds }) =>
        `${name}（${lengthOf(seconds)}） /meetingPlaybackDetail?meeting_id=${row.meeting.id}&l_r_id=${id}`,
    ),
    fees: evidence.fees.flatMap(({ title, gross, deduction, tax, net, confirm_time }) => [
      title,
      `  税前 Gross ${gross}，减除 Deducted ${deduction}，个税 Tax ${tax}，税后 Net ${net}`,
      `  确认 Confirmed ${confirm_time || '–'}`,
    ]),
    payouts: evidence.payouts.map(
      ({ withdrawalNo, amountFen, receiptNo, settledAt }) =>
        `${settledAt ? shanghaiTime(settledAt) : ''} ${withdrawalNo} ${yuanOf(amountFen)} ${receiptNo}`,
    ),
    files: originals.map(({ name, sha256 }) => `${name}\n  ${sha256}`),
  }
}
