import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import type { CallFailure } from '#web/platform/call-failure.ts'

/** What the inputs of a form hold, from what the server says. */
export const initialOf = (fields: ShownField[], values: Record<string, unknown>) =>
  Object.fromEntries(fields.map((field) => [field.key, shownValue(field, values[field.key])]))

function shownValue(field: Pick<ShownField, 'kind' | 'fields'>, value: unknown): unknown {
  if (value === null || value === undefined) return field.kind === 'flag' ? false : undefined
  if (field.kind === 'time') return dayjs(value as string)
  if (field.kind === 'money') return Number(value) / 100
  if (field.kind === 'rows')
    return (value as Record<string, unknown>[]).map((entry) => initialOf(field.fields ?? [], entry))
  return value
}

/** What the server is told, from what the inputs hold. */
export const enteredOf = (fields: ShownField[], values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.key, enteredValue(field, values[field.key])]))

function enteredValue(field: Pick<ShownField, 'kind' | 'fields'>, value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (field.kind === 'time') return (value as Dayjs).toISOString()
  if (field.kind === 'money') return Math.round(Number(value) * 100)
  if (field.kind === 'rows')
    return (value as Record<string, unknown>[]).map((entry) => enteredOf(field.fields ?? [], entry))
  return value
}

/** Whether two values of a field say the same. Nothing entered is stored in more than one way. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))

function comparable(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, inner]) => [key, comparable(inner)] as const)
    .filter(([, inner]) => inner !== null)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** What a refusal says about single fields, as the form shows it beside them. */
export function problemsOf({ body }: CallFailure): { name: string; errors: string[] }[] {
  const data = body?.data as { problems?: Record<string, string> } | null | undefined
  return Object.entries(data?.problems ?? {}).map(([name, problem]) => ({ name, errors: [problem] }))
}
