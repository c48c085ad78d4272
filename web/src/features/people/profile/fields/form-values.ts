import { faultOfName, isEmail, profileFailures } from '#contract/people/profile.ts'
import type { ProfileField, TemplateField } from '#contract/people/profile.ts'
import type { InBoth } from '#web/ui/language.ts'

export type FormValues = Partial<Record<ProfileField, string>>

/** What a form asks for: the template's fields, and the single ones of the personal screens. */
export type AskedField = Pick<TemplateField, 'key' | 'kind' | 'label' | 'required' | 'max_length'>

/** What is known so far, under what was typed before the page was left. */
export const valuesOf = (fields: readonly TemplateField[], draft: FormValues = {}): FormValues =>
  Object.fromEntries(fields.map(({ key, value }) => [key, draft[key] ?? value]))

const isChosen = (field: AskedField) => field.kind === 'department' || field.kind === 'title'

/** What is wrong with a field, in the words of the server where it has any. */
export function faultOf(field: AskedField, value: string): InBoth<string> | undefined {
  const said = value.trim()
  if (said === '') return field.required ? missing(field) : undefined
  if (field.key === 'truename') return faultOfName(said)
  if (field.kind === 'email') return isEmail(said) ? undefined : profileFailures.emailWrong
  return said.length > field.max_length ? tooLong(field) : undefined
}

/** What is wrong with a form, in its order. */
export const faultsIn = (
  fields: readonly AskedField[],
  values: FormValues,
): Partial<Record<ProfileField, InBoth<string>>> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const fault = faultOf(field, values[field.key] ?? '')
      return fault ? [[field.key, fault]] : []
    }),
  )

const missing = (field: AskedField): InBoth<string> => ({
  zh: `${isChosen(field) ? '请选择' : '请填写'}${field.label}`,
  en: `please ${isChosen(field) ? 'choose' : 'fill in'}: ${field.label.toLowerCase()}`,
})

const tooLong = (field: AskedField): InBoth<string> => ({
  zh: `${field.label}不能超过 ${field.max_length} 个字`,
  en: `at most ${field.max_length} characters`,
})

/** How much of what must be told is told: the bar over the form. */
export function progressOf(fields: readonly AskedField[], values: FormValues) {
  const needed = fields.filter((field) => field.required)
  const done = needed.filter((field) => {
    const value = values[field.key] ?? ''
    return value.trim() !== '' && faultOf(field, value) === undefined
  })
  return { done: done.length, needed: needed.length }
}

export const toSend = (fields: readonly AskedField[], values: FormValues): FormValues =>
  Object.fromEntries(fields.map(({ key }) => [key, (values[key] ?? '').trim()]))
