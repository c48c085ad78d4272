import type { Paper } from '#demo/content/products/product-papers.ts'

const columns = 34
const lineHeight = 22
const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

function wrap(text: string): string[] {
  const letters = Array.from(text)
  return Array.from({ length: Math.ceil(letters.length / columns) }, (_, at) =>
    letters.slice(at * columns, (at + 1) * columns).join(''),
  )
}

function pageContent({ name, parts }: Paper): string {
  const lines = [
    { size: 18, text: name },
    { size: 12, text: '' },
    ...parts.flatMap(([heading, words]) => [
      { size: 14, text: heading },
      ...wrap(words).map((text) => ({ size: 12, text })),
      { size: 12, text: '' },
    ]),
  ]
  const drawn = lines.map(({ size, text }) => `/F1 ${size} Tf <${hex(text)}> Tj 0 -${lineHeight} Td`)
  return `BT 72 770 Td ${drawn.join('\n')} ET`
}

/** One page in a Chinese font that every reader includes, so that none has to be embedded. */
export function drawPaper(paper: Paper): Buffer {
  const content = pageContent(paper)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 7 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 6 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]
  let body = '%PDF-1.4\n'
  const places: number[] = []
  for (const [at, object] of objects.entries()) {
    places.push(body.length)
    body += `${at + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return Buffer.from(
    `${body}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n` +
      `<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    'latin1',
  )
}
