import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import { sheetEnd, sheetStart, workbookParts, writeRow } from './workbook-parts.ts'
import type { Cell } from './workbook-parts.ts'

/** About as much text as is compressed at a time. */
const pieceLength = 64 * 1024
/** By so many rows the columns get their width. */
const measuredRows = 200

/** Writes a table of any length as an .xlsx file while its rows arrive. Waits where the receiver is slower. */
export async function streamWorkbook(rows: AsyncIterable<readonly Cell[]>, out: Writable): Promise<void> {
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error)
    else if (isLast) out.end(chunk)
    else out.write(chunk)
  })
  const add = (name: string) => {
    const file = new ZipDeflate(name, { level: 3 })
    zip.add(file)
    return (text: string, isLast: boolean) => file.push(Buffer.from(text), isLast)
  }
  for (const [name, text] of Object.entries(workbookParts)) add(name)(text, true)
  const write = add('xl/worksheets/sheet1.xml')
  let text = ''
  let at = 0
  const first: (readonly Cell[])[] = []
  const begin = () => {
    text = sheetStart(first) + first.map(writeRow).join('')
    at = first.length
  }
  for await (const row of rows) {
    if (at === 0) {
      first.push(row)
      if (first.length === measuredRows) begin()
      continue
    }
    text += writeRow(row, at++)
    if (text.length < pieceLength) continue
    write(text, false)
    text = ''
    if (out.destroyed) return
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
  }
  if (at === 0) begin()
  write(text + sheetEnd(), true)
  zip.end()
}
