import type { OneOf } from '#contract/wire/one-of.ts'

/** The value of a constant that was chosen in a form, which sends it as text. */
export function chosen<const Values extends Record<string, number>>(
  values: Values,
  text: string,
): OneOf<Values> {
  const value = (Object.values(values) as OneOf<Values>[]).find((each) => String(each) === text)
  if (value === undefined) throw new Error(`${text} is not among the choices of the form`)
  return value
}
