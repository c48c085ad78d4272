import PdfPaper from 'pdfkit'
import { fontFile } from './outline-text.ts'

export type Paper = InstanceType<typeof PdfPaper>

/** In points. */
export const a4 = { width: 595, height: 842, margin: 56 }

/** A PDF of A4 pages in the platform's font, which holds only the glyphs that it needs. */
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
  draw(paper)
  paper.end()
  await ended
  return Buffer.concat(chunks)
}
