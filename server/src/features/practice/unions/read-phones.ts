import { defaultCountryCode } from '#contract/people/account.ts'
import { isPhone } from '#contract/people/phone.ts'

/** One row of a list: the number in it, or what is there instead. */
export type PhoneRow = { row: number; given: string; phone: string | undefined }

/** As people write numbers: with spaces, hyphens and the prefix of the country. Excel writes long numbers as 1.38E+10. */
export function readPhone(text: string): string | undefined {
  const digits = (/^\d\.?\d*E\+?10$/i.test(text) ? String(Number(text)) : text)
    .replaceAll(/[\s\-()（）]/g, '')
    .replace(/^(\+|00)86/, '')
  return isPhone(digits, defaultCountryCode) ? digits : undefined
}

/** The number of each row that is not empty. A first row without digits is a heading. */
export function readPhoneRows(table: string[][]): PhoneRow[] {
  return table.flatMap((cells, at) => {
    const given = cells.filter(Boolean).join(' ')
    if (given === '' || (at === 0 && !/\d/.test(given))) return []
    const found = cells.find((cell) => readPhone(cell) !== undefined)
    return [{ row: at + 1, given: found ?? given, phone: found && readPhone(found) }]
  })
}
