import { creditClasses, walletStates } from '#contract/meetings/credit-wallet.ts'
import type { WalletCredit } from '#contract/meetings/credit-wallet.ts'
import type { Cell } from '#kernel/files/workbook-parts.ts'
import type { Person } from './wallet-table.ts'

/** How a day is written. */
export const dayForms = ['dashes', 'slashes', 'digits', 'chinese'] as const

export type DayForm = (typeof dayForms)[number]

export type Holder = Person & { idNumber: string }

type Row = { at: number; credit: WalletCredit; holder: Holder; format: FormatColumns }

/** What can stand in a column, by the word that a mapping names it with. */
const values: Record<string, (row: Row) => Cell> = {
  序号: ({ at }) => at,
  姓名: ({ holder }) => holder.truename,
  身份证号: ({ holder }) => holder.idNumber,
  单位: ({ holder }) => holder.hospital,
  科室: ({ holder }) => holder.department,
  职称: ({ holder }) => holder.title,
  活动名称: ({ credit }) => credit.title,
  举办单位: ({ credit }) => credit.organiser,
  证书编号: ({ credit }) => credit.number,
  学分类别: ({ credit, format }) =>
    credit.credit_class === creditClasses.first ? format.first_class : format.second_class,
  学分: ({ credit }) => Number(credit.credit),
  取得日期: ({ credit, format }) => writeDay(credit.earned_on, format.day_form),
  年度: ({ credit }) => credit.earned_on.slice(0, 4),
}

export const columnValues = Object.keys(values)

const idNumber = '身份证号'

/** A column and what stands in it: one of `columnValues`, or a text in quotation marks that stands in every row. */
type Column = { name: string; value: string }

export type FormatColumns = {
  heading: string
  columns: string
  day_form: DayForm
  first_class: string
  second_class: string
}

/** The columns that a mapping declares, or the first line that cannot be read. */
export function readColumns(mapping: string): { columns: Column[] } | { wrongLine: string } {
  const columns: Column[] = []
  for (const line of mapping.split('\n').map((one) => one.trim())) {
    if (line === '') continue
    const [, name = '', value = ''] = /^([^=＝]+)[=＝](.+)$/.exec(line) ?? []
    const column = { name: name.trim(), value: value.trim() }
    if (!column.name || !(column.value in values || fixedText(column.value) !== undefined))
      return { wrongLine: line }
    columns.push(column)
  }
  return { columns }
}

const fixedText = (value: string): string | undefined => /^["“](.*)["”]$/.exec(value)?.[1]

const columnsOf = (format: FormatColumns): Column[] => {
  const read = readColumns(format.columns)
  return 'columns' in read ? read.columns : []
}

/** Whether a format names the holder by their ID number. */
export const asksIdNumber = (format: FormatColumns): boolean =>
  columnsOf(format).some(({ value }) => value === idNumber)

/** The credits that count, as the platform of a province reads them. */
export function fillFormat(format: FormatColumns, credits: WalletCredit[], holder: Holder): Cell[][] {
  const columns = columnsOf(format)
  const counted = credits.filter(({ state }) => state === walletStates.counted)
  const rows = counted.map((credit, index) =>
    columns.map(({ value }) => fixedText(value) ?? values[value]!({ at: index + 1, credit, holder, format })),
  )
  const heading = format.heading === '' ? [] : [[format.heading]]
  return [...heading, columns.map(({ name }) => name), ...rows]
}

/** A day `YYYY-MM-DD` as a platform wants it. */
function writeDay(day: string, form: DayForm): string {
  const [year = '', month = '', date = ''] = day.split('-')
  if (form === 'slashes') return `${year}/${month}/${date}`
  if (form === 'digits') return year + month + date
  return form === 'chinese' ? `${year}年${Number(month)}月${Number(date)}日` : day
}
