import { readFile } from 'node:fs/promises'
import { readSheet } from 'read-excel-file/node'
import { invitationFailures, invitationLimits } from '#contract/practice/expert-invitations.ts'
import { refuse } from '#kernel/fail.ts'
import { parseCsv } from './parse-csv.ts'

/** The first sheet of a workbook, or a CSV file, as texts; times as answers write them. */
export async function readTable({ path, size }: { path: string; size: number }): Promise<string[][]> {
  if (size > invitationLimits.fileBytes) throw refuse(invitationFailures.fileUnreadable)
  const body = await readFile(path)
  const isWorkbook = body.subarray(0, 2).toString('latin1') === 'PK'
  if (!isWorkbook) return parseCsv(decodeText(body))
  try {
    const rows = (await readSheet(body)) as Cell[][]
    return rows.map((row) => row.map(textOf))
  } catch {
    throw refuse(invitationFailures.fileUnreadable)
  }
}

type Cell = string | number | boolean | Date | null

/** Excel has no time zones: the reader returns what the cell shows as if it were UTC, off by a fraction of a second. */
function textOf(cell: Cell): string {
  if (!(cell instanceof Date)) return cell === null ? '' : String(cell).trim()
  const minute = new Date(Math.round(cell.getTime() / 60_000) * 60_000)
  return minute.toISOString().slice(0, 16).replace('T', ' ')
}

/** Excel in China writes CSV files in GB 18030 unless it is told to use UTF-8. */
function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('gb18030').decode(body)
  }
}
