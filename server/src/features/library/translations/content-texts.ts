import type * as z from 'zod/mini'
import { contentRichText, contentText } from '#contract/wire/content-text.ts'
import { asPlainText, asRichText } from '#kernel/rich-text.ts'

type Schema = z.core.$ZodType

/** The content texts of an answer: what reads them, and what writes others in their place into a copy. */
export type TextsOf = {
  collect(value: unknown, into: Set<string>): void
  replace(value: unknown, by: ReadonlyMap<string, string>): unknown
}

/**
 * Where an answer of this shape holds content texts; undefined where it holds none. It is worked out once for a call, since an answer
 * says nothing of its texts but where they are.
 */
export function contentTextsOf(schema: Schema): TextsOf | undefined {
  if (schema === contentText) return text
  if (schema === contentRichText) return richText
  const { def } = schema as unknown as { def: z.core.$ZodTypes['_zod']['def'] }
  switch (def.type) {
    case 'object':
      return ofObject(def.shape)
    case 'array':
      return ofArray(contentTextsOf(def.element))
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return contentTextsOf(def.innerType)
    case 'union':
      return ofAny(def.options.map(contentTextsOf))
    case 'record':
      return ofValues(contentTextsOf(def.valueType))
    default:
      return undefined
  }
}

const text: TextsOf = {
  collect(value, into) {
    if (typeof value === 'string' && value !== '') into.add(value)
  },
  replace: (value, by) => (typeof value === 'string' ? (by.get(value) ?? value) : value),
}

/** Translated as it stands in the item: with its elements, or as the plain words that it was made of. */
const richText: TextsOf = {
  collect(value, into) {
    if (typeof value !== 'string' || value === '') return
    into.add(value)
    into.add(asPlainText(value))
  },
  replace(value, by) {
    if (typeof value !== 'string') return value
    const english = by.get(value) ?? by.get(asPlainText(value))
    return english === undefined ? value : asRichText(english)
  },
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function ofObject(shape: Readonly<Record<string, Schema>>): TextsOf | undefined {
  const parts = Object.entries(shape).flatMap(([key, schema]) => {
    const texts = contentTextsOf(schema)
    return texts ? [{ key, texts }] : []
  })
  if (parts.length === 0) return undefined
  return {
    collect(value, into) {
      if (isRecord(value)) for (const { key, texts } of parts) texts.collect(value[key], into)
    },
    replace(value, by) {
      if (!isRecord(value)) return value
      const changed = parts.filter(({ key }) => key in value)
      return {
        ...value,
        ...Object.fromEntries(changed.map(({ key, texts }) => [key, texts.replace(value[key], by)])),
      }
    },
  }
}

const ofArray = (element: TextsOf | undefined): TextsOf | undefined =>
  element && {
    collect(value, into) {
      if (Array.isArray(value)) for (const one of value) element.collect(one, into)
    },
    replace: (value, by) => (Array.isArray(value) ? value.map((one) => element.replace(one, by)) : value),
  }

const ofValues = (valueType: TextsOf | undefined): TextsOf | undefined =>
  valueType && {
    collect(value, into) {
      if (isRecord(value)) for (const one of Object.values(value)) valueType.collect(one, into)
    },
    replace: (value, by) =>
      isRecord(value)
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, valueType.replace(one, by)]))
        : value,
  }

/** The shapes of a union differ in what they hold, so that each finds its own. */
function ofAny(options: (TextsOf | undefined)[]): TextsOf | undefined {
  const holding = options.filter((option) => option !== undefined)
  if (holding.length === 0) return undefined
  return {
    collect: (value, into) => holding.forEach((option) => option.collect(value, into)),
    replace: (value, by) => holding.reduce((changed, option) => option.replace(changed, by), value),
  }
}
