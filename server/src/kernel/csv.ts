/** A leading sign would make a spreadsheet calculate what somebody typed as their name. */
const isFormula = /^[=+\-@\t\r]/

const writeCell = (value: string) => {
  const safe = isFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as Excel opens it: the byte order mark says that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`

/** A number of many digits, which Excel shows in full only if it takes it for text. */
export const digitsCell = (digits: string) => `${digits}\t`

/** The rows of a table, their cells trimmed and empty rows left out. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const cells = /(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n|\r|\n|$)/g
  for (const [, quoted, plain = '', end] of text.replace(/^\uFEFF/, '').matchAll(cells)) {
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === ',') continue
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
  }
  return rows
}
