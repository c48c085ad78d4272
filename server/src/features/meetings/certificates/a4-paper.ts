import PdfPaper from 'pdfkit'
import { fontFile } from './outline-text.ts'
import { printable } from './printable.ts'

export type Paper = InstanceType<typeof PdfPaper>

/** In points. */
export const a4 = { width: 595, height: 842, margin: 56 }

/** A PDF of A4 pages in the platform's font, which holds only the glyphs that it needs. Several pages are numbered. */
export async function drawA4(title: string, draw: (paper: Paper) => void): Promise<Buffer> {
  const paper = new PdfPaper({
    size: 'A4',
    margin: a4.margin,
    bufferPages: true,
    info: { Title: title, Author: 'Xinglin' },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => paper.on('end', resolve).on('error', reject))
  paper.font(fontFile)
  writePrintable(paper)
  draw(paper)
  numberPages(paper)
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

type Write = (text: string, ...rest: unknown[]) => unknown

/** Whatever is written or measured on this paper has glyphs. */
function writePrintable(paper: Paper): void {
  for (const name of ['text', 'heightOfString', 'widthOfString'] as const) {
    const write = paper[name] as Write
    const writeOnly: Write = (text, ...rest) => write.call(paper, printable(text), ...rest)
    Object.assign(paper, { [name]: writeOnly })
  }
}

function numberPages(paper: Paper): void {
  const { count } = paper.bufferedPageRange()
  if (count === 1) return
  for (let at = 0; at < count; at++) {
    paper.switchToPage(at)
    // Text below the margin would begin another page.
    paper.page.margins.bottom = 0
    const place = { align: 'center', width: a4.width - 2 * a4.margin } as const
    paper.fontSize(9).fillColor('#52605f')
    paper.text(`${at + 1} / ${count}`, a4.margin, a4.height - a4.margin / 2 - 6, place)
  }
}
