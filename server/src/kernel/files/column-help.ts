import { columnName, escapeXml } from './workbook-parts.ts'

/** What Excel says of a column when one of its cells is entered, and what can be chosen in it. */
export type ColumnHelp = { help: string; options: string[] }

/** The longest list of choices and the longest help that Excel opens. */
const longestList = 255
const longestHelp = 255
const lastRow = 10_001

/** What follows the rows of a sheet, so that its columns explain themselves. */
export function columnHelp(columns: readonly ColumnHelp[]): string {
  const rules = columns.flatMap(({ help, options }, at) => {
    const list = options.join(',')
    const isList = list !== '' && list.length <= longestList && options.every((one) => !one.includes(','))
    if (help === '' && !isList) return []
    const cells = `${columnName(at)}2:${columnName(at)}${lastRow}`
    const prompt = help === '' ? '' : ` showInputMessage="1" prompt="${quoted(help.slice(0, longestHelp))}"`
    return [
      `<dataValidation${isList ? ' type="list"' : ''} allowBlank="1"${prompt} sqref="${cells}">` +
        `${isList ? `<formula1>"${quoted(list)}"</formula1>` : ''}</dataValidation>`,
    ]
  })
  return rules.length === 0
    ? ''
    : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}

const quoted = (text: string) => escapeXml(text).replaceAll('"', '&quot;')
