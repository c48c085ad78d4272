import dayjs from 'dayjs'
import type { Dayjs } from 'dayjs'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
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

/** The fields that differ from what was read, with what that was: others stay as they are. */
export function changeOf(
  fields: ShownField[],
  base: Record<string, unknown>,
  entered: Record<string, unknown>,
) {
  const unchanged = enteredOf(fields, initialOf(fields, base))
  const changed = fields.filter(({ key }) => !isSameValue(entered[key], unchanged[key]))
  const pick = (values: Record<string, unknown>) =>
    Object.fromEntries(changed.map(({ key }) => [key, values[key] ?? null]))
  return { values: pick(entered), base: pick(base) }
}

/** What a refusal says about single fields, as the form shows it beside them. */
export function problemsOf({ body }: CallFailure): { name: string; errors: string[] }[] {
  const data = body?.data as { problems?: Record<string, string> } | null | undefined
  return Object.entries(data?.problems ?? {}).map(([name, problem]) => ({ name, errors: [problem] }))
}
