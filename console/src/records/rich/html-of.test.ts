import { getSchema } from '@tiptap/core'
import type { JSONContent } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { richTextElements } from '#contract/wire/rich-text.ts'
import { cleanRichText } from '#kernel/rich-text.ts'
import { richTextExtensions } from './extensions.ts'
import { htmlOf } from './html-of.ts'

const schema = getSchema(richTextExtensions)
const write = (content: JSONContent[]) => {
  const document = Node.fromJSON(schema, { type: 'doc', content })
  document.check()
  return htmlOf(document)
}

const words = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  fc.constantFrom(
    '甲状腺 <b>',
    '&amp;',
    '&nbsp;',
    '\u00a0',
    '"quoted"',
    "it's",
    '<script>',
    'a\nb',
    '\0',
    '𠮷',
  ),
)
const address = fc.oneof(
  fc.webUrl({ validSchemes: ['https'], withQueryParameters: true, withFragments: true }),
  fc.constantFrom('/files/u/2026/01/ab.png', '/files/u/2026/01/ab.png?w=640'),
)
const link = fc.oneof(
  fc.webUrl({ validSchemes: ['http', 'https'], withQueryParameters: true }),
  fc.constant('/meetingDetail?meeting_id=3&from="a"'),
)
const plainMarks = ['bold', 'italic', 'underline', 'strike', 'subscript', 'small', 'highlight']
type MarkJson = { type: string; attrs?: Record<string, unknown> }
const marks: fc.Arbitrary<MarkJson[]> = fc.oneof(
  fc.subarray(plainMarks).map((names) => names.map((type) => ({ type }))),
  link.map((href) => [{ type: 'bold' }, { type: 'link', attrs: { href } }]),
  fc.constant<MarkJson[]>([{ type: 'code' }]),
)
const inline: fc.Arbitrary<JSONContent[]> = fc.array(
  fc.oneof<fc.MaybeWeightedArbitrary<JSONContent>[]>(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
    { weight: 1, arbitrary: fc.constant({ type: 'hardBreak' }) },
  ),
  { maxLength: 5 },
)
const paragraph: fc.Arbitrary<JSONContent> = fc.record({ type: fc.constant('paragraph'), content: inline })
const size = fc.option(fc.integer({ min: 1, max: 4000 }))
const leaf: fc.Arbitrary<JSONContent> = fc.oneof(
  paragraph,
  fc.record({
    type: fc.constant('heading'),
    attrs: fc.record({ level: fc.integer({ min: 2, max: 6 }) }),
    content: inline,
  }),
  fc.constant({ type: 'horizontalRule' }),
  words.map((text) => ({ type: 'codeBlock', attrs: { language: 'js' }, content: [{ type: 'text', text }] })),
  fc.record({
    type: fc.constant('picture'),
    attrs: fc.record({
      src: address,
      alt: fc.oneof(words, fc.constant('')),
      width: size,
      height: size,
      caption: fc.oneof(words, fc.constant('')),
    }),
  }),
  fc.record({
    type: fc.constant('video'),
    attrs: fc.record({ src: address, poster: fc.option(address), title: fc.option(words) }),
  }),
)
const { block } = fc.letrec<{ block: JSONContent }>((tie) => {
  const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 })
  const items = fc.array(
    fc.tuple(paragraph, blocks).map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
    { minLength: 1, maxLength: 3 },
  )
  const cell = fc.record({
    type: fc.constantFrom('tableCell', 'tableHeader'),
    attrs: fc.record({ colspan: fc.integer({ min: 1, max: 3 }), rowspan: fc.integer({ min: 1, max: 3 }) }),
    content: blocks,
  })
  const row = fc.array(cell, { maxLength: 3 }).map((content) => ({ type: 'tableRow', content }))
  return {
    block: fc.oneof(
      { depthSize: 'xsmall', maxDepth: 4, withCrossShrink: true },
      leaf,
      blocks.map((content) => ({ type: 'blockquote', content })),
      items.map((content) => ({ type: 'bulletList', content })),
      fc
        .tuple(items, fc.integer({ min: 1, max: 9 }))
        .map(([content, start]) => ({ type: 'orderedList', attrs: { start }, content })),
      fc
        .tuple(fc.array(row, { minLength: 1, maxLength: 3 }), fc.oneof(words, fc.constant('')))
        .map(([content, caption]) => ({
          type: 'table',
          attrs: { caption },
          content,
        })),
    ),
  }
})

it('writes what the server stores unchanged', () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (content) => {
      const html = write(content)
      expect(cleanRichText(html)).toBe(html)
    }),
    { numRuns: 100 },
  )
})

it('can write every element that rich text may contain, but for other spellings of the same', () => {
  const text = (name: string) => ({ type: 'text', text: name, marks: [{ type: name }] })
  const inside = [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }]
  const row = ['tableHeader', 'tableCell'].map((type) => ({ type, content: inside }))
  const html = write([
    ...[2, 3, 4, 5, 6].map((level) => ({ type: 'heading', attrs: { level } })),
    {
      type: 'paragraph',
      content: [
        ...[...plainMarks, 'superscript', 'code'].map(text),
        { type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: '/' } }] },
        { type: 'hardBreak' },
      ],
    },
    { type: 'blockquote', content: inside },
    { type: 'bulletList', content: [{ type: 'listItem', content: inside }] },
    { type: 'orderedList', content: [{ type: 'listItem', content: inside }] },
    { type: 'codeBlock' },
    { type: 'horizontalRule' },
    { type: 'table', attrs: { caption: 'a' }, content: [{ type: 'tableRow', content: row }] },
    { type: 'picture', attrs: { src: '/files/a.png', caption: 'a' } },
    { type: 'video', attrs: { src: '/files/a.mp4' } },
  ])
  const written = new Set([...html.matchAll(/<(\w+)/g)].map(([, tag]) => tag))
  expect(Object.keys(richTextElements).filter((tag) => !written.has(tag))).toEqual([
    'thead',
    'tfoot',
    'b',
    'i',
  ])
})

it('shares the element of a mark between neighbours', () => {
  const bold = { type: 'bold' }
  const content = [
    { type: 'text', text: '一', marks: [bold] },
    { type: 'text', text: '二', marks: [bold, { type: 'italic' }] },
    { type: 'text', text: '三' },
  ]
  expect(write([{ type: 'paragraph', content }])).toBe('<p><strong>一<em>二</em></strong>三</p>')
})
