import { isSameValue } from '#contract/wire/same-value.ts'

type Values = Record<string, unknown>

/** What somebody changes: the values of some fields, and what these said when the person read them. */
export type Change = { values: Values; base: Values }

export type Merged = {
  /** What is stored, with the change. */
  values: Values
  /** What differs from what the person had read. Others' fields are left alone, whatever was sent for them. */
  changed: Values
  /** The fields that somebody else has changed meanwhile to something else. */
  conflicts: string[]
}

/** Makes a change to what is stored now, which need not be what the person had read. */
export function mergeChange(stored: Values, { values, base }: Change): Merged {
  const changed = Object.fromEntries(
    Object.entries(values).filter(([key, value]) => !(key in base) || !isSameValue(value, base[key])),
  )
  const conflicts = Object.entries(changed)
    .filter(([key, value]) => !isSameValue(stored[key], value))
    .filter(([key]) => !(key in base) || !isSameValue(stored[key], base[key]))
    .map(([key]) => key)
  return { values: { ...stored, ...changed }, changed, conflicts }
}
