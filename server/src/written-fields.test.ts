import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import * as fieldKinds from '#contract/wire/fields.ts'
import { writeFields } from '#contract/wire/write-fields.ts'
import { handlers } from './features.ts'

type Schema = z.core.$ZodType

const calls = handlers.map(({ call }) => call)

/** The parts of a shape that matter here; every other kind of shape is text that travels as it is. */
type Def = {
  type: string
  shape?: Record<string, Schema>
  options?: Schema[]
  innerType?: Schema
  values?: unknown[]
  out?: Schema
  reverseTransform?: (value: unknown) => unknown
}
const defOf = (schema: Schema) => (schema as unknown as { def: Def }).def

const fieldsOf = (schema: Schema): [string, Schema][] =>
  (defOf(schema).options ?? []).flatMap(fieldsOf).concat(Object.entries(defOf(schema).shape ?? {}))

const bare = (schema: Schema): Schema => {
  const { innerType } = defOf(schema)
  return innerType ? bare(innerType) : schema
}

/** Some of what a codec may be given. */
function samplesOf(schema: Schema): unknown[] {
  const { type, values, options } = defOf(bare(schema))
  if (type === 'boolean') return [true, false]
  if (values) return values
  if (type === 'union') return options!.flatMap(samplesOf)
  return type === 'number' || type === 'int' ? [7] : [[{ words: '杏林', n: 1, is: true }]]
}

const codecs = Object.entries(fieldKinds).filter(
  ([, kind]) => typeof kind === 'object' && defOf(kind).reverseTransform,
)

it('writes every field of every call as its codec would', () => {
  const tried = new Set<unknown>()
  for (const { id, input } of calls)
    for (const [name, schema] of fieldsOf(input)) {
      const { out, reverseTransform } = defOf(bare(schema))
      if (!out || !reverseTransform) continue
      for (const value of samplesOf(out)) {
        expect.soft(writeFields({ [name]: value })[name], `${id} ${name}`).toBe(reverseTransform(value))
        tried.add(bare(schema))
      }
    }
  // A walk that meets none of some kind has stopped to see the fields.
  expect(codecs.filter(([, codec]) => !tried.has(codec)).map(([name]) => name)).toEqual([])
})

it('finds no codec inside a structure, which travels as JSON', () => {
  const within = (schema: Schema): Schema[] => {
    const { shape, options, innerType, out, ...def } = defOf(schema)
    const { element, items } = def as { element?: Schema; items?: Schema[] }
    const parts = [
      ...Object.values(shape ?? {}),
      ...(options ?? []),
      innerType,
      out,
      element,
      ...(items ?? []),
    ]
    return parts.filter((part) => part !== undefined).flatMap((part) => [part, ...within(part)])
  }
  for (const { id, input } of calls)
    for (const [name, schema] of fieldsOf(input)) {
      const { out } = defOf(bare(schema))
      const inner = out ? within(out) : within(bare(schema))
      expect
        .soft(
          inner.filter((part) => defOf(part).reverseTransform),
          `${id} ${name}`,
        )
        .toEqual([])
    }
})

it('leaves out what is not given', () => {
  expect(writeFields({ page: 1, word: undefined })).toEqual({ page: '1' })
})
