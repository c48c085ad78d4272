import * as z from 'zod/mini'
import { characterCount } from './character-count.ts'

/**
 * Form fields travel as text. A codec defines once how each kind is read and written, so that '' is never read as 0 and 'false' never as
 * true.
 */
const wholeNumber = (pattern: RegExp, min: number, max: number) =>
  z.codec(z.string().check(z.regex(pattern)), z.int().check(z.minimum(min), z.maximum(max)), {
    decode: Number,
    encode: String,
  })

/** The largest number of an `integer` column. Numbers of things are `bigint`, of which 15 digits are exact here. */
const largestInt = 2 ** 31 - 1

export const int = wholeNumber(/^-?\d{1,10}$/, -largestInt - 1, largestInt)

/** A number that counts something: a page, seconds, a position. */
export const count = wholeNumber(/^\d{1,10}$/, 0, largestInt)

/** A number that may be larger than an `integer` column: bytes, milliseconds. */
export const largeCount = wholeNumber(/^\d{1,15}$/, 0, 10 ** 15 - 1)

/** A number that stands for a choice, such as a state: a `smallint` column. */
export const code = wholeNumber(/^-?\d{1,5}$/, -(2 ** 15), 2 ** 15 - 1)

/** The number of a thing. */
export const id = wholeNumber(/^\d{1,15}$/, 0, 10 ** 15 - 1)

/** The number of a thing that may be left empty, which reads as 0. */
export const idIfAny = z.codec(z.string().check(z.regex(/^\d{0,15}$/)), z.int().check(z.minimum(0)), {
  decode: Number,
  encode: String,
})

export const flag = z.codec(z.enum(['0', '1']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (value) => (value ? '1' : '0'),
})

/** A toggle: 1 on, 2 off. Such a field is always called `type` (`write-fields.ts`). */
export const onOff = z.codec(z.enum(['1', '2']), z.boolean(), {
  decode: (text) => text === '1',
  encode: (isOn) => (isOn ? '1' : '2'),
})

/** The one character that the database cannot store. */
const noNul = z.regex(/^[^\0]*$/)

const atMost = (max: number) =>
  z.refine<string>((value) => value.length <= max || characterCount(value) <= max)

export const text = (max: number) => z.string().check(z.trim(), atMost(max), noNul)

/** Text that may not be empty. */
export const words = (max: number) => z.string().check(z.trim(), z.minLength(1), atMost(max), noNul)

/** One line, which may be empty. No control characters: among them is the one that the database cannot keep. */
export const line = (max: number) => text(max).check(z.regex(/^\P{Cc}*$/u))

/** A multipart body writes a line end as two characters, which must not count twice. */
export const lines = (max: number) =>
  z.string().check(
    z.overwrite((value) => value.replaceAll('\r\n', '\n')),
    z.trim(),
    atMost(max),
    noNul,
  )

/** A structure inside one form field, written as JSON. */
export const json = <T extends z.core.$ZodType>(schema: T) =>
  z.codec(z.string().check(z.maxLength(64_000)), schema, {
    decode: (source, context) => {
      try {
        return JSON.parse(source) as z.core.input<T>
      } catch {
        context.issues.push({ code: 'invalid_format', format: 'json', input: source })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  })

/** Fields of an answer that the wire spells as the numbers 0 and 1. */
export const bit = z.union([z.literal(0), z.literal(1)])

export const page = z._default(count, 1)

/** The answer of every list call. */
export const paged = <T extends z.core.$ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    total: z.int(),
    last_page: z.int(),
    current_page: z.int(),
  })

export type Paged<Row> = { data: Row[]; total: number; last_page: number; current_page: number }

export const nothing = z.object({})

/** How answers encode yes and no. */
export const asBit = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0)
