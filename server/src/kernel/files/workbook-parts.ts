/**
 * A cell: a text, a number that Excel can add up, a time as `2026-11-18 09:30` that Excel can sort and count with, or an
 * amount in yuan.
 */
export type Cell = string | number | { time: string } | { yuan: number }

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const schemas = 'http://schemas.openxmlformats.org'
const main = `${schemas}/spreadsheetml/2006/main`
const relations = `${schemas}/officeDocument/2006/relationships`
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes =
  `<Types xmlns="${schemas}/package/2006/content-types">` +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  `<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>` +
  `<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>` +
  `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`

const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${kind}" Target="${target}"/>`
const relationships = (...given: string[]) =>
  `<Relationships xmlns="${schemas}/package/2006/relationships">${given.join('')}</Relationships>`

const workbook =
  `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
  '<sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>'

/** The formats of cells by their number: plain, the head, a time, an amount. */
const formats = { plain: 0, head: 1, time: 2, yuan: 3 }

const stylesheet =
  `${head}<styleSheet xmlns="${main}">` +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE3EFEF"/></patternFill></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="4"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/>' +
  '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>'

/** What an .xlsx file consists of besides its sheet. */
export const workbookParts: Record<string, string> = {
  '[Content_Types].xml': head + contentTypes,
  '_rels/.rels': head + relationships(relationship('rId1', 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': head + workbook,
  'xl/_rels/workbook.xml.rels':
    head +
    relationships(
      relationship('rId1', 'worksheet', 'worksheets/sheet1.xml'),
      relationship('rId2', 'styles', 'styles.xml'),
    ),
  'xl/styles.xml': stylesheet,
}

/** Begins a sheet whose first row stays in sight, with columns as wide as what these rows hold. */
export const sheetStart = (rows: readonly (readonly Cell[])[]) =>
  `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
  `${columnsOf(rows)}<sheetData>`
/** Ends a sheet; `help` is what `columnHelp` has made. */
export const sheetEnd = (help = '') => `</sheetData>${help}</worksheet>`

const narrowest = 8
const widest = 60

function columnsOf(rows: readonly (readonly Cell[])[]): string {
  const widths: number[] = []
  for (const row of rows)
    for (const [at, cell] of row.entries())
      widths[at] = Math.min(widest, Math.max(widths[at] ?? narrowest, widthOf(cell) + 2))
  if (widths.length === 0) return ''
  const column = (width: number, at: number) =>
    `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`
  return `<cols>${widths.map(column).join('')}</cols>`
}

/** In digits, of which a Chinese character takes two. */
const widthOf = (cell: Cell): number => {
  if (typeof cell === 'number') return String(cell).length
  if (typeof cell === 'string') return cell.length + (cell.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)
  return 'time' in cell ? cell.time.length : cell.yuan.toFixed(2).length + 2
}

export const writeRow = (row: readonly Cell[], at: number) =>
  `<row r="${at + 1}">${row
    .map((cell, column) => writeCell(cell, `${columnName(column)}${at + 1}`, at === 0))
    .join('')}</row>`

/** A to Z, AA to ZZ. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCodePoint(65 + (column % 26))

function writeCell(cell: Cell, place: string, isHead: boolean): string {
  if (typeof cell === 'string')
    return `<c r="${place}"${isHead ? ` s="${formats.head}"` : ''} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`
  if ('yuan' in cell) return `<c r="${place}" s="${formats.yuan}"><v>${cell.yuan}</v></c>`
  const serial = serialOf(cell.time)
  return Number.isNaN(serial)
    ? writeCell(cell.time, place, false)
    : `<c r="${place}" s="${formats.time}"><v>${serial}</v></c>`
}

const dayMs = 86_400_000

/** Excel has no time zones, and counts the days from the end of 1899. */
const serialOf = (time: string) => (Date.parse(`${time.replace(' ', 'T')}Z`) - Date.UTC(1899, 11, 30)) / dayMs

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Control characters cannot be written in XML at all. */
export const escapeXml = (text: string) =>
  text
    // oxlint-disable-next-line no-control-regex -- these are what must go
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>]/g, (sign) => signs[sign]!)
