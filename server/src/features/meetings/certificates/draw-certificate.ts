import PdfPaper from 'pdfkit'
import sharp from 'sharp'
import { encode } from 'uqr'
import { colours, layOut, sheet } from './certificate-layout.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { fontFile, outlineText } from './outline-text.ts'
import { proofOf } from './proof.ts'

const codeSize = 126
const code = { x: sheet.width - 84 - codeSize, y: sheet.height - 54 - codeSize }
const framesOf = ({ look }: CertificateRow) => {
  const colour = look?.accent ?? colours.accent
  return [
    { inset: 24, width: 6, colour },
    { inset: 36, width: 1, colour },
  ]
}
/** Twice the size in points: sharp enough for a phone, small enough for a chat. */
const pictureWidth = 1684

/** The content of the QR code: where to check and, after the #, everything needed to check offline. */
const codeText = (row: CertificateRow, origin: string) =>
  `${origin}/certificate?number=${row.number}#${proofOf(row, row.signature)}`

type Square = { x: number; y: number; size: number }

function squaresOf(text: string): Square[] {
  const { data, size } = encode(text, { ecc: 'L', border: 2 })
  const step = codeSize / size
  return data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [{ x: code.x + x * step, y: code.y + y * step, size: step }] : [])),
  )
}

/** One page, with only the glyphs it needs. */
export async function drawPdf(row: CertificateRow, origin: string): Promise<Buffer> {
  const document = new PdfPaper({
    size: [sheet.width, sheet.height],
    margin: 0,
    info: {
      Title: `${row.truename} ${row.number}`,
      Author: 'Xinglin',
      Keywords: proofOf(row, row.signature),
    },
  })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject))
  document.font(fontFile)
  for (const { inset, width, colour } of framesOf(row))
    document
      .lineWidth(width)
      .rect(inset, inset, sheet.width - 2 * inset, sheet.height - 2 * inset)
      .stroke(colour)
  for (const { text, x, baseline, size, colour } of layOut(row))
    document
      .fontSize(size)
      .fillColor(colour)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  for (const { x, y, size } of squaresOf(codeText(row, origin))) document.rect(x, y, size, size)
  document.fill('#000000')
  document.end()
  await ended
  return Buffer.concat(chunks)
}

export async function drawPicture(row: CertificateRow, origin: string): Promise<Buffer> {
  const edges = framesOf(row).map(
    ({ inset, width, colour }) =>
      `<rect x="${inset}" y="${inset}" width="${sheet.width - 2 * inset}" height="${sheet.height - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
  )
  const words = layOut(row).map((line) =>
    outlineText(line.text, line.x, line.baseline, line.size, line.colour),
  )
  const dark = squaresOf(codeText(row, origin)).map(
    ({ x, y, size }) => `M${x} ${y}h${size}v${size}h${-size}z`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"><rect width="100%" height="100%" fill="#ffffff"/>${edges.join('')}${words.join('')}<path shape-rendering="crispEdges" d="${dark.join('')}"/></svg>`
  return sharp(Buffer.from(drawing), { density: 144 })
    .resize({ width: pictureWidth })
    .withExif({ IFD0: { ImageDescription: proofOf(row, row.signature) } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
