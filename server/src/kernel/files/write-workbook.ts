import { crc32 } from 'node:zlib'
import { directoryEnd, directoryEntry, localHeader } from './zip-writer.ts'

/** A cell: a text, or a number that Excel can add up. */
export type Cell = string | number

/** A table as an .xlsx file of one sheet, in memory: for what a call answers, some thousand rows. */
export function writeWorkbook(rows: readonly (readonly Cell[])[]): Buffer {
  const parts = {
    ...workbookParts,
    'xl/worksheets/sheet1.xml': sheetStart + rows.map(writeRow).join('') + sheetEnd,
  }
  const entries = []
  const pieces: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const body = Buffer.from(text)
    const entry = { name: Buffer.from(name), crc: crc32(body), size: body.length, offset }
    const header = localHeader(entry)
    pieces.push(header, body)
    offset += header.length + body.length
    entries.push(entry)
  }
  const directory = Buffer.concat(entries.map(directoryEntry))
  return Buffer.concat([...pieces, directory, directoryEnd(entries.length, offset, directory.length)])
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const relations = `${schemas}/officeDocument/2006/relationships`
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes =
  `<Types xmlns="${schemas}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`

const relationship = (kind: string, target: string) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">` +
  `<Relationship Id="rId1" Type="${relations}/${kind}" Target="${target}"/></Relationships>`

const workbook =
  `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
  '<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>'

/** What an .xlsx file consists of besides its sheet. */
export const workbookParts: Record<string, string> = {
  '[Content_Types].xml': head + contentTypes,
  '_rels/.rels': head + relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': head + workbook,
  'xl/_rels/workbook.xml.rels': head + relationship('worksheet', 'worksheets/sheet1.xml'),
}

export const sheetStart = `${head}<worksheet xmlns="${main}"><sheetData>`
export const sheetEnd = '</sheetData></worksheet>'

export const writeRow = (row: readonly Cell[], at: number) =>
  `<row r="${at + 1}">${row.map((cell, column) => writeCell(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`

/** A to Z, AA to ZZ. */
const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))

const writeCell = (cell: Cell, place: string) =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Control characters cannot be written in XML at all. */
const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what must go
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>]/g, (sign) => signs[sign]!)
