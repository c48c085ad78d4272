import type { Language } from '#contract/wire/language.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import { moneyText } from '#contract/wire/amount.ts'
import type { NotedChange } from '#kernel/audit/noted-change.ts'
import type { Column } from '#kernel/console-framework/columns.ts'
import { describeValue } from '#kernel/console-framework/describe-value.ts'
import type { Field, Fields } from '#kernel/console-framework/fields.ts'
import { resourcesOf } from '#kernel/console-framework/resources.ts'
import type { Resource } from '#kernel/console-framework/resource.ts'
import { separators } from '#kernel/console-framework/words.ts'
import type { Words } from '#kernel/console-framework/words.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { noteTitles } from './call-titles.ts'

type Described = { title: Words; before: string; after: string }
type Values = Record<string, unknown>

/** What a change did, by the titles of the fields and columns of its list, with values as people read them. */
export async function describeChanges(
  context: Context,
  { target, before, after }: NotedChange,
): Promise<Described[]> {
  const resource = resourcesOf(context).all.find(({ name }) => name === target.kind)
  if (!isValues(before) && !isValues(after)) {
    const plain = { before: plainOf(before), after: plainOf(after) }
    return plain.before === plain.after ? [] : [{ title: { zh: '内容', en: 'Content' }, ...plain }]
  }
  const [had, has] = [isValues(before) ? before : {}, isValues(after) ? after : {}]
  const keys = [...new Set([...Object.keys(had), ...Object.keys(has)])].filter(
    (key) => !isSameValue(had[key] ?? null, has[key] ?? null),
  )
  return Promise.all(
    keys.map(async (key) => {
      const known = knownOf(resource, key)
      const show = (value: unknown) => shownValue(context, known, value)
      return { title: known.title, before: await show(had[key]), after: await show(has[key]) }
    }),
  )
}

type Known = { title: Words; field?: Field | undefined; column?: Column | undefined }

/** What a key of a record is: a field of its form or of one of its actions, or a column of its list. */
function knownOf(resource: Resource | undefined, key: string): Known {
  const forms: (Fields | undefined)[] = [
    resource?.form?.fields,
    ...Object.values(resource?.actions ?? {}).map(({ fields }) => fields),
  ]
  const field = forms.find((fields) => fields && Object.hasOwn(fields, key))?.[key]
  const column = resource && Object.hasOwn(resource.columns, key) ? resource.columns[key] : undefined
  return { title: field?.title ?? column?.title ?? noteTitles[key] ?? { zh: key, en: key }, field, column }
}

async function shownValue(context: Context, { field, column }: Known, value: unknown): Promise<string> {
  const { language } = context.caller
  if (value === undefined || value === null || value === '') return ''
  if (field?.kind === 'reference' || field?.kind === 'references')
    return titlesOf(context, field.resource ?? '', [value].flat())
  const state = isPlain(value) ? column?.states?.[String(value)] : undefined
  if (state) return state.title[language]
  if (column?.kind === 'money' && typeof value === 'number') return moneyText(value)
  if (field?.kind === 'rich' && typeof value === 'string') return plainText(value)
  if (field && fits(field, value)) return describeValue(field, value, language)
  return plainOf(value, language)
}

/** An old entry may hold what its field does not take any more. */
const fits = ({ kind }: Field, value: unknown) => kind !== 'choices' || Array.isArray(value)

async function titlesOf(context: Context, name: string, ids: unknown[]): Promise<string> {
  const { language } = context.caller
  const resource = resourcesOf(context).all.find((one) => one.name === name)
  const numbers = ids.map(Number).filter((id) => Number.isSafeInteger(id))
  const rows = (await resource?.rows.byIds(context, numbers)) ?? []
  const titles = new Map(rows.map((row) => [row.id, resource!.titleOf(row, language)]))
  return numbers.map((id) => titles.get(id) ?? `ID ${id}`).join(separators[language])
}

const moments = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

function plainOf(value: unknown, language: Language = 'zh'): string {
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean')
    return value ? { zh: '是', en: 'Yes' }[language] : { zh: '否', en: 'No' }[language]
  if (typeof value === 'string') return moments.test(value) ? shanghaiTime(new Date(value)) : value
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
    return value.map((one) => plainOf(one, language)).join(separators[language])
  return typeof value === 'number' ? String(value) : JSON.stringify(value, null, 1)
}

const plainText = (html: string) =>
  html
    .replaceAll(/<\/(?:p|h\d|li|tr|blockquote)>|<br\s*\/?>/g, '\n')
    .replaceAll(/<[^>]+>/g, ' ')
    .trim()

const isPlain = (value: unknown): value is string | number | boolean => typeof value !== 'object'

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
