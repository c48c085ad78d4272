import { readFile } from 'node:fs/promises'
import { withTempFile } from './temp-files.ts'
import { openZip } from './zip-writer.ts'

export type Cell = string | number

const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`

const types = 'http://schemas.openxmlformats.org/package/2006/content-types'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What every workbook of one sheet has besides the sheet. */
const frame = {
  '[Content_Types].xml': xml(
    `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${sheetType}.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': xml(
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/_rels/workbook.xml.rels': xml(
    `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
}

/** An Excel workbook (.xlsx) of one sheet. Texts stay texts: a cell that begins with `=` is no formula. */
export const writeWorkbook = (folder: string, sheetName: string, rows: Cell[][]): Promise<Buffer> =>
  withTempFile(folder, async (path) => {
    const zip = await openZip(path)
    const parts = {
      ...frame,
      'xl/workbook.xml': xml(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escape(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/worksheets/sheet1.xml': xml(
        `<worksheet xmlns="${main}"><sheetData>${rows.map(rowXml).join('')}</sheetData></worksheet>`,
      ),
    }
    for (const [name, body] of Object.entries(parts)) await zip.add(name, [Buffer.from(body)])
    await zip.end()
    return readFile(path)
  })

const rowXml = (cells: Cell[], at: number) =>
  `<row r="${at + 1}">${cells.map((cell, column) => cellXml(cell, `${columnName(column)}${at + 1}`)).join('')}</row>`

const cellXml = (cell: Cell, place: string) =>
  typeof cell === 'number'
    ? `<c r="${place}"><v>${cell}</v></c>`
    : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`

/** A to Z, then AA and so on. */
const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCodePoint(65 + (column % 26))

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Control characters have no place in XML. */
const escape = (text: string) =>
  text.replaceAll(/[^\P{Cc}\n\t]/gu, '').replaceAll(/[&<>"]/g, (character) => entities[character]!)
