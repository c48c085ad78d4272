import type { fieldKinds } from '#contract/wire/shown-resource.ts'
import { moneyText } from '#contract/wire/amount.ts'
import { characterCount } from '#contract/wire/character-count.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import type { Words } from './words.ts'

/** What is wrong with a value, in both languages. */
export type Problem = Words

/** A field of a form of the console: how it is shown, and how what was entered is read. */
export type Field<Value = unknown> = {
  title: Words
  kind: (typeof fieldKinds)[number]
  hint?: Words
  isRequired: boolean
  max?: number
  min?: number
  options?: Record<string, Words>
  resource?: string
  ratio?: number
  isPublic?: boolean
  lengthField?: string | undefined
  fields?: Fields
  /** Reads what was entered. Throws a `WrongValue`. */
  read(entered: unknown): Value
  /** Reads a cell of an imported table; the others cannot be imported. */
  readCell?(cell: string): unknown
}

export type Fields = Record<string, Field>

export type ValuesOf<Given extends Fields> = {
  [Key in keyof Given]: Given[Key] extends Field<infer Value> ? Value : never
}

export class WrongValue extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.en)
    this.problem = problem
  }
}

const wrong = (zh: string, en: string): never => {
  throw new WrongValue({ zh, en })
}

/** Reads all fields of a form: the values, or what is wrong by field. */
export function readFields<Given extends Fields>(
  fields: Given,
  entered: Record<string, unknown>,
): { values: ValuesOf<Given>; problems: Record<string, Problem> } {
  const values: Record<string, unknown> = {}
  const problems: Record<string, Problem> = {}
  for (const [key, field] of Object.entries(fields)) {
    try {
      values[key] = field.read(entered[key])
      if (field.isRequired && isEmpty(values[key])) wrong('必填', 'required')
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error
      problems[key] = error.problem
    }
  }
  return { values: values as ValuesOf<Given>, problems }
}

const isEmpty = (value: unknown) =>
  value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0)

/** What has to be entered is there when a form has been read. */
type Entered<Value, Given> = Given extends { isRequired: true } ? Value : Value | null

type Common = { isRequired?: boolean; hint?: [zh: string, en: string] }

const common = (zh: string, en: string, { isRequired = false, hint }: Common) => ({
  title: { zh, en },
  isRequired,
  ...(hint && { hint: { zh: hint[0], en: hint[1] } }),
})

const readText = (entered: unknown, max: number): string => {
  if (entered === undefined || entered === null) return ''
  if (typeof entered !== 'string') return wrong('应为文字', 'must be text')
  const text = entered.replaceAll('\r\n', '\n').trim()
  if (text.includes('\0')) return wrong('含有无法保存的字符', 'contains a character that cannot be stored')
  if (characterCount(text) > max) return wrong(`最多 ${max} 个字`, `at most ${max} characters`)
  return text
}

/** One line. */
export const textField = (zh: string, en: string, given: Common & { max?: number } = {}): Field<string> => {
  const { max = 200 } = given
  return {
    ...common(zh, en, given),
    kind: 'text',
    max,
    read: (entered) => readText(entered, max).replaceAll('\n', ' '),
    readCell: (cell) => cell,
  }
}

export const linesField = (zh: string, en: string, given: Common & { max?: number } = {}): Field<string> => {
  const { max = 2000 } = given
  return {
    ...common(zh, en, given),
    kind: 'lines',
    max,
    read: (entered) => readText(entered, max),
    readCell: (cell) => cell,
  }
}

/** Rich text, cleaned as everything that people write with an editor. */
export const richField = (zh: string, en: string, given: Common = {}): Field<string> => ({
  ...common(zh, en, given),
  kind: 'rich',
  read: (entered) => {
    const html = cleanRichText(readText(entered, 200_000))
    return html.replaceAll(/<[^>]*>/g, '').trim() === '' && !/<(?:img|video)\b/.test(html) ? '' : html
  },
})

type NumberGiven = Common & { min?: number; max?: number }

const readNumber = (
  entered: unknown,
  { min = 0, max = 2 ** 31 - 1 }: NumberGiven,
  show: (number: number) => string = String,
) => {
  if (entered === undefined || entered === null || entered === '') return null
  const number = Number(entered)
  if (!Number.isInteger(number)) return wrong('应为整数', 'must be a whole number')
  if (number < min) return wrong(`不能小于 ${show(min)}`, `must not be less than ${show(min)}`)
  if (number > max) return wrong(`不能大于 ${show(max)}`, `must not be more than ${show(max)}`)
  return number
}

/** A whole number; null where nothing was entered. */
export const numberField = <Given extends NumberGiven>(
  zh: string,
  en: string,
  given: Given = {} as Given,
): Field<Entered<number, Given>> => ({
  ...common(zh, en, given),
  kind: 'number',
  min: given.min ?? 0,
  max: given.max,
  read: (entered) => readNumber(entered, given) as Entered<number, Given>,
  readCell: (cell) => cell,
})

/** The place among others, the smallest first; 0 where nothing was entered. */
export const orderField = (): Field<number> => ({
  ...common('排序', 'Order', { hint: ['数字小的排在前面', 'Smaller numbers come first'] }),
  kind: 'number',
  min: 0,
  read: (entered) => readNumber(entered, {}) ?? 0,
  readCell: (cell) => cell,
})

/** An amount, entered in yuan and kept in fen; null where nothing was entered. */
export const moneyField = (zh: string, en: string, given: NumberGiven = {}): Field<number | null> => ({
  ...common(zh, en, given),
  kind: 'money',
  min: given.min ?? 0,
  max: given.max,
  read: (entered) => readNumber(entered, given, (fen) => moneyText(fen)),
  readCell: (cell) => (/^\d+(\.\d{1,2})?$/.test(cell) ? Math.round(Number(cell) * 100) : cell),
})

export const flagField = (zh: string, en: string, given: Common = {}): Field<boolean> => ({
  ...common(zh, en, given),
  kind: 'flag',
  read: (entered) => entered === true || entered === 1 || entered === '1',
  readCell: (cell) => ['1', 'true', 'yes', '是'].includes(cell.toLowerCase()),
})

/** One of a few; empty where nothing was chosen. */
export const choiceField = <Option extends string, Given extends Common>(
  zh: string,
  en: string,
  options: Record<Option, Words>,
  given: Given = {} as Given,
): Field<Given extends { isRequired: true } ? Option : Option | ''> => ({
  ...common(zh, en, given),
  kind: 'choice',
  options,
  read: (entered) => {
    const option = entered ?? ''
    if (option !== '' && (typeof option !== 'string' || !Object.hasOwn(options, option)))
      return wrong('没有这个选项', 'no such choice')
    return option as Option
  },
  readCell: (cell) =>
    Object.entries<Words>(options).find(([, title]) => title.zh === cell || title.en === cell)?.[0] ?? cell,
})

export const choicesField = <Option extends string>(
  zh: string,
  en: string,
  options: Record<Option, Words>,
  given: Common = {},
): Field<Option[]> => ({
  ...common(zh, en, given),
  kind: 'choices',
  options,
  read: (entered) => {
    const chosen = readList(entered).map(String)
    if (chosen.some((option) => !(option in options))) return wrong('没有这个选项', 'no such choice')
    return [...new Set(chosen)] as Option[]
  },
})

/** A moment; null where nothing was entered. */
export const timeField = (zh: string, en: string, given: Common = {}): Field<Date | null> => ({
  ...common(zh, en, given),
  kind: 'time',
  read: (entered) => {
    if (entered === undefined || entered === null || entered === '') return null
    const at = new Date(entered instanceof Date || typeof entered === 'string' ? entered : NaN)
    if (Number.isNaN(at.getTime())) return wrong('应为日期和时间', 'must be a date and time')
    return at
  },
  readCell: (cell) => {
    const [, year, month, day, hour = '0', minute = '00'] = timeCell.exec(cell) ?? []
    if (year === undefined) return cell
    const two = (part: string) => part.padStart(2, '0')
    return `${year}-${two(month!)}-${two(day!)}T${two(hour)}:${minute}:00+08:00`
  },
})

/** As people write it and Excel shows it: `2026-11-18 09:30`, `2026/11/8 9:30`, a day alone. */
const timeCell = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?: (\d{1,2}):(\d\d)(?::\d\d)?)?$/

const isAddress = (text: string) => /^(?:https:\/\/|\/)[^/]/.test(text)

const readAddress = (entered: unknown): string => {
  const address = readText(entered, 500)
  if (address !== '' && !isAddress(address)) return wrong('应为上传的文件', 'must be an uploaded file')
  return address
}

/** Where something leads: an address of the product or an https link. */
export const addressField = (zh: string, en: string, given: Common = {}): Field<string> => ({
  ...common(zh, en, given),
  kind: 'text',
  max: 500,
  read: (entered) => {
    const address = readText(entered, 500)
    if (address !== '' && !isAddress(address))
      return wrong('应以 https:// 或 / 开头', 'must begin with https:// or /')
    return address
  },
  readCell: (cell) => cell,
})

/** A page of the product. */
export const pathField = (zh: string, en: string, given: Common = {}): Field<string> => ({
  ...addressField(zh, en, given),
  read: (entered) => {
    const path = readText(entered, 500)
    if (path !== '' && !/^\/(?![/\\])/.test(path))
      return wrong('应为本站页面，以 / 开头', 'must be a page of this site and begin with /')
    return path
  },
})

/** The address of a picture; cropped to a ratio where there is one. */
export const pictureField = (
  zh: string,
  en: string,
  given: Common & { ratio?: number } = {},
): Field<string> => ({
  ...common(zh, en, given),
  kind: 'picture',
  ratio: given.ratio,
  read: readAddress,
})

/** The address of a document. */
export const fileField = (zh: string, en: string, given: Common = {}): Field<string> => ({
  ...common(zh, en, given),
  kind: 'file',
  read: readAddress,
})

type OfVideo = Common & {
  /** It needs no signature to be played. */
  isPublic: boolean
  /** The number of the same form that takes the seconds of a video that was uploaded. */
  lengthField?: string
}

/** The address of a video: one that was uploaded, or a stream elsewhere. */
export const videoField = (zh: string, en: string, given: OfVideo): Field<string> => ({
  ...common(zh, en, given),
  kind: 'video',
  isPublic: given.isPublic,
  lengthField: given.lengthField,
  read: readAddress,
  readCell: (cell) => cell,
})

const readList = (entered: unknown): unknown[] => {
  if (entered === undefined || entered === null || entered === '') return []
  return Array.isArray(entered) ? entered : wrong('应为列表', 'must be a list')
}

const readId = (entered: unknown): number => {
  const id = Number(entered)
  return Number.isSafeInteger(id) && id > 0 ? id : wrong('请从列表中选择', 'please choose from the list')
}

/** A record of another list; null where nothing was chosen. */
export const referenceField = <Given extends Common>(
  zh: string,
  en: string,
  resource: string,
  given: Given = {} as Given,
): Field<Entered<number, Given>> => ({
  ...common(zh, en, given),
  kind: 'reference',
  resource,
  read: (entered) =>
    (entered === undefined || entered === null || entered === '' || entered === 0
      ? null
      : readId(entered)) as Entered<number, Given>,
  readCell: (cell) => cell,
})

export const referencesField = (
  zh: string,
  en: string,
  resource: string,
  given: Common = {},
): Field<number[]> => ({
  ...common(zh, en, given),
  kind: 'references',
  resource,
  read: (entered) => [...new Set(readList(entered).map(readId))],
  readCell: (cell) =>
    cell
      .split(/[、,，;；]/)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
})

/** A table inside a form: entries with fields of their own, in their order. */
export const rowsField = <Given extends Fields>(
  zh: string,
  en: string,
  fields: Given,
  given: Common & { max?: number } = {},
): Field<ValuesOf<Given>[]> => ({
  ...common(zh, en, given),
  kind: 'rows',
  fields,
  max: given.max ?? 200,
  read: (entered) =>
    readList(entered).map((entry, at) => {
      const { values, problems } = readFields(fields, Object(entry) as Record<string, unknown>)
      const [first] = Object.entries(problems)
      if (first) {
        const [key, problem] = first
        const { title } = fields[key]!
        return wrong(
          `第 ${at + 1} 行“${title.zh}”：${problem.zh}`,
          `row ${at + 1}, ${title.en}: ${problem.en}`,
        )
      }
      return values
    }),
})
