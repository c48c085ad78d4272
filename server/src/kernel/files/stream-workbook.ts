import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { Zip, ZipDeflate } from 'fflate'
import { sheetEnd, sheetStart, workbookParts, writeRow } from './write-workbook.ts'
import type { Cell } from './write-workbook.ts'

/** About as much text as is compressed at a time. */
const pieceLength = 64 * 1024

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
  let text = sheetStart
  let at = 0
  for await (const row of rows) {
    text += writeRow(row, at++)
    if (text.length < pieceLength) continue
    write(text, false)
    text = ''
    if (out.destroyed) return
    if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), once(out, 'close')])
  }
  write(text + sheetEnd, true)
  zip.end()
}
