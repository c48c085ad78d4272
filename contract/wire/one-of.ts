import * as z from 'zod/mini'

/** The values of a constant such as `orderStates`. */
export type OneOf<Values> = Values[keyof Values]

/**
 * A field that holds one of the values of a constant. Both sides get them as a type, and the check of answers refuses any
 * other. What a field has besides is named: `oneOf({ none: 0, ...meetingTypes })`.
 */
/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const Values extends Record<string, string | number>>(
  values: Values,
): z.ZodMiniLiteral<OneOf<Values>> => z.literal(Object.values(values) as OneOf<Values>[])

/** The same as a field of a form, for numbers. */
/* @__NO_SIDE_EFFECTS__ */
export const codeOf = <const Values extends Record<string, number>>(values: Values) =>
  z.codec(z.enum(Object.values(values).map(String)), oneOf(values), {
    decode: (text) => Number(text) as OneOf<Values>,
    encode: String,
  })
