import { readFile } from 'node:fs/promises'
import { readCsv } from '#kernel/csv.ts'
import { readWorkbook } from './read-workbook.ts'

const largestTable = 2 * 1024 * 1024

/** The rows of a CSV file or of a workbook's first sheet, as texts; undefined when it is neither. */
export async function readTable(file: { path: string; size: number }): Promise<string[][] | undefined> {
  if (file.size > largestTable) return undefined
  const body = await readFile(file.path)
  const isWorkbook = body.subarray(0, 2).toString('latin1') === 'PK'
  if (isWorkbook) return readWorkbook(body)
  // No text has a NUL.
  return body.includes(0) ? undefined : readText(decodeText(body))
}

/** Excel in China writes CSV files in GB 18030 unless it is told to use UTF-8. */
function decodeText(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return new TextDecoder('gb18030').decode(body)
  }
}

/** The settings of a system decide what Excel separates cells by; the first line shows it. */
function readText(text: string): string[][] {
  const [firstLine = ''] = text.split(/[\r\n]/, 1)
  return readCsv(
    text,
    separators.find((separator) => firstLine.includes(separator)),
  )
}

const separators = [',', ';', '\t'] as const
