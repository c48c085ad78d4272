import PdfPaper from 'pdfkit'
import sharp from 'sharp'
import { encode } from 'uqr'
import { layOut, sheet } from './certificate-layout.ts'
import { shapesOf } from './certificate-shapes.ts'
import type { CertificateRow } from './certificates.queries.ts'
import { fontFile, outlineText } from './outline-text.ts'
import type { PlacedPicture } from './look-pictures.ts'
import { proofOf } from './proof.ts'

const codeSize = 130
const code = { x: 62, y: 634 }
/** Twice the size in points: sharp enough for a phone, small enough for a chat. */
const pictureWidth = 2 * sheet.width

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
export async function drawPdf(
  row: CertificateRow,
  origin: string,
  pictures: PlacedPicture[],
): Promise<Buffer> {
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
  for (const { path, colour, width } of shapesOf(row)) {
    document.path(path)
    if (width === undefined) document.fill(colour)
    else document.lineWidth(width).stroke(colour)
  }
  for (const { png, x, y, width, height } of pictures)
    document.image(png, x, y, { fit: [width, height], align: 'center', valign: 'center' })
  for (const { text, x, baseline, size, colour, weight = 0 } of layOut(row))
    document
      .fontSize(size)
      .lineWidth(weight)
      .fillColor(colour)
      .strokeColor(colour)
      .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: weight > 0 })
  for (const { x, y, size } of squaresOf(codeText(row, origin))) document.rect(x, y, size, size)
  document.fill('#000000')
  document.end()
  await ended
  return Buffer.concat(chunks)
}

export async function drawPicture(
  row: CertificateRow,
  origin: string,
  pictures: PlacedPicture[],
): Promise<Buffer> {
  const shapes = shapesOf(row).map(({ path, colour, width }) =>
    width === undefined
      ? `<path d="${path}" fill="${colour}"/>`
      : `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
  )
  const images = pictures.map(
    ({ png, x, y, width, height }) =>
      `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>`,
  )
  const words = layOut(row).map(outlineText)
  const dark = squaresOf(codeText(row, origin)).map(
    ({ x, y, size }) => `M${x} ${y}h${size}v${size}h${-size}z`,
  )
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}" height="${sheet.height}"><rect width="100%" height="100%" fill="#ffffff"/>${shapes.join('')}${images.join('')}${words.join('')}<path shape-rendering="crispEdges" d="${dark.join('')}"/></svg>`
  return sharp(Buffer.from(drawing), { density: 144 })
    .resize({ width: pictureWidth })
    .withExif({ IFD0: { ImageDescription: proofOf(row, row.signature) } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
