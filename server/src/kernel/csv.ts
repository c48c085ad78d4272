/** A leading sign would make a spreadsheet calculate what somebody typed as their name. */
const isFormula = /^[=+\-@\t\r]/

const writeCell = (value: string) => {
  const safe = isFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A table as Excel opens it: the byte order mark says that it is UTF-8. */
export const writeCsv = (rows: readonly (readonly string[])[]) =>
  `\uFEFF${rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('')}`
