import { crc32 } from 'node:zlib'

/** Small files of every kind that the server accepts, made by hand. */

/** An archive whose entries are stored as they are. */
export function zipOf(entries: Record<string, string>): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(entries)) {
    const body = Buffer.from(text)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt32LE(crc32(body), 10)
    shared.writeUInt32LE(body.length, 14)
    shared.writeUInt32LE(body.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), body])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), shared, tail, Buffer.from(name)]),
    )
    bodies.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, listed, end])
}

const mainPart = (type: string) =>
  `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`

export const docx = () =>
  zipOf({
    '[Content_Types].xml': mainPart('wordprocessingml.document'),
    'word/document.xml': '<w:document/>',
  })
export const xlsx = () =>
  zipOf({ '[Content_Types].xml': mainPart('spreadsheetml.sheet'), 'xl/workbook.xml': '<workbook/>' })

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
/** A workbook of one sheet. */
export const workbookOf = (rows: string, texts = '') =>
  zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="${relations}"><sheets><sheet name="1" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="a" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="b" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
  })

export const pptx = () =>
  zipOf({ '[Content_Types].xml': mainPart('presentationml.presentation'), 'ppt/presentation.xml': '<p/>' })

export const pdf = () =>
  Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')

const sector = () => Buffer.alloc(512)

/** A compound file with one allocation table and a directory of these names, four to a sector. */
export function compoundOf(names: string[]): Buffer {
  const header = sector()
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(9, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const directory = Array.from({ length: Math.ceil(names.length / 4) }, sector)
  for (const [index, name] of names.entries()) {
    const at = (index % 4) * 128
    const entries = directory[Math.floor(index / 4)]!
    entries.write(name, at, 'utf16le')
    entries.writeUInt16LE((name.length + 1) * 2, at + 64)
  }
  const table = sector().fill(0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (const index of directory.keys())
    table.writeUInt32LE(index === directory.length - 1 ? 0xfffffffe : index + 2, (index + 1) * 4)
  return Buffer.concat([header, table, ...directory])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), body])
  const out = Buffer.alloc(named.length + 8)
  out.writeUInt32BE(body.length, 0)
  named.copy(out, 4)
  out.writeUInt32BE(crc32(named), named.length + 4)
  return out
}

/** A picture of a few bytes that claims to be this large. */
export function boastingPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.writeUInt8(8, 8)
  head.writeUInt8(2, 9)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c63000100000500010d0a2db4', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export const drawing = (width = 640, height = 360) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<script>alert(1)</script><rect width="100%" height="100%" fill="#146c5f"/></svg>`
