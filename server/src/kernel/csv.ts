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

/** The rows of a table, their cells trimmed. Empty rows count, so that a row can be named by its number. */
export function readCsv(text: string, separator: ',' | ';' | '\t' = ','): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  const plainCell = `[^${separator}\\r\\n]*`
  const cells = new RegExp(
    `(?:"((?:[^"]|"")*)"${plainCell}|(${plainCell}))(${separator}|\\r\\n|\\r|\\n|$)`,
    'g',
  )
  const body = text.replace(/^\uFEFF/, '')
  for (const { index, 1: quoted, 2: plain = '', 3: end } of body.matchAll(cells)) {
    if (index === body.length && row.length === 0) break
    row.push((quoted?.replaceAll('""', '"') ?? plain).trim())
    if (end === separator) continue
    rows.push(row)
    row = []
  }
  return rows
}
