/** The rows of a CSV text, RFC 4180: a quoted cell may hold commas, line ends and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n$/, '')
    .matchAll(cell)) {
    row.push((quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim())
    if (end === ',') continue
    rows.push(row)
    row = []
    if (end === '') break
  }
  return rows
}

/** One cell and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"[^,\r\n]*|([^,\r\n]*))(,|\r\n|\n|\r|$)/g
