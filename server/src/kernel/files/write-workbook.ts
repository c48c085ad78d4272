import { crc32 } from 'node:zlib'
import { sheetEnd, sheetStart, workbookParts, writeRow } from './workbook-parts.ts'
import type { Cell } from './workbook-parts.ts'
import { directoryEnd, directoryEntry, localHeader } from './zip-writer.ts'

/** A table as an .xlsx file of one sheet, in memory: for what a call answers, some thousand rows. The first row is its head. */
export function writeWorkbook(rows: readonly (readonly Cell[])[], help = ''): Buffer {
  const parts = {
    ...workbookParts,
    'xl/worksheets/sheet1.xml': sheetStart(rows) + rows.map(writeRow).join('') + sheetEnd(help),
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
