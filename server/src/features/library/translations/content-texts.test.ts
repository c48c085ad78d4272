import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contentRichText, contentText } from '#contract/wire/content-text.ts'
import { contentTextsOf } from './content-texts.ts'

const english = new Map([
  ['心衰', 'Heart failure'],
  ['房颤', 'Atrial fibrillation'],
])

function translate(schema: z.ZodMiniType, value: unknown) {
  const texts = contentTextsOf(schema)
  const found = new Set<string>()
  texts?.collect(value, found)
  return { found: [...found], translated: texts?.replace(value, english) }
}

it('replaces the texts that a shape declares, and nothing else', () => {
  const item = z.object({ id: z.int(), title: contentText, author: z.string() })
  const shape = z.object({
    note: z.string(),
    lead: z.nullable(item),
    items: z.array(z.extend(item, { over: z.optional(contentText) })),
    by_kind: z.record(z.string(), z.array(contentText)),
    any: z.union([z.object({ title: contentText }), z.object({ theme: contentText })]),
  })
  const value = {
    note: '心衰',
    lead: null,
    items: [
      { id: 1, title: '心衰', author: '房颤' },
      { id: 2, title: '没有译文', author: '', over: '房颤' },
    ],
    by_kind: { a: ['房颤'] },
    any: { theme: '心衰' },
  }
  const before = structuredClone(value)
  expect(translate(shape, value)).toEqual({
    found: ['心衰', '没有译文', '房颤'],
    translated: {
      note: '心衰',
      lead: null,
      items: [
        { id: 1, title: 'Heart failure', author: '房颤' },
        { id: 2, title: '没有译文', author: '', over: 'Atrial fibrillation' },
      ],
      by_kind: { a: ['Atrial fibrillation'] },
      any: { theme: 'Heart failure' },
    },
  })
  // Answers may be shared by those who ask the same.
  expect(value).toEqual(before)
})

it('leaves an answer without such texts to itself', () => {
  expect(contentTextsOf(z.object({ title: z.string(), rows: z.array(z.int()) }))).toBeUndefined()
  expect(contentTextsOf(z.null())).toBeUndefined()
})

it('finds plain words that are answered as rich text, and cleans what editors have written', () => {
  const shape = z.object({ intro: contentRichText })
  const by = new Map([
    ['血压 < 90\n主办：杏林', 'Pressure < 90\nOrganiser: Xinglin'],
    ['<p>心<strong>衰</strong></p>', '<p>Heart failure<script>alert(1)</script></p>'],
  ])
  const replaced = (intro: string) => contentTextsOf(shape)!.replace({ intro }, by)
  expect(replaced('<p>血压 &lt; 90</p><p>主办：杏林</p>')).toEqual({
    intro: '<p>Pressure &lt; 90</p><p>Organiser: Xinglin</p>',
  })
  expect(replaced('<p>心<strong>衰</strong></p>')).toEqual({ intro: '<p>Heart failure</p>' })
  const found = new Set<string>()
  contentTextsOf(shape)!.collect({ intro: '<p>血压 &lt; 90</p><p>主办：杏林</p>' }, found)
  expect([...found]).toContain('血压 < 90\n主办：杏林')
  expect(replaced('')).toEqual({ intro: '' })
})

it('passes over what is not of the shape', () => {
  const shape = z.object({ items: z.array(z.object({ title: contentText })) })
  for (const value of [null, 'text', { items: null }, { items: [3, null] }])
    expect(translate(shape, value).translated).toEqual(value)
})
