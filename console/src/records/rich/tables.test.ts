import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { EditorState, TextSelection } from '@tiptap/pm/state'
import type { Command } from '@tiptap/pm/state'
import { expect, it } from 'vitest'
import { richTextExtensions } from './extensions.ts'
import { htmlOf } from './html-of.ts'
import { insertTable, nextCell } from './tables.ts'

const schema = getSchema(richTextExtensions)
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })

const open = (...content: object[]) => {
  const state = EditorState.create({ doc: Node.fromJSON(schema, { type: 'doc', content }) })
  return state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc)))
}
const run = (state: EditorState, command: Command): EditorState => {
  let after = state
  command(state, (transaction) => {
    after = state.apply(transaction)
  })
  return after
}
const type = (state: EditorState, text: string) => state.apply(state.tr.insertText(text))
const cellsOf = ({ doc }: EditorState) =>
  [...htmlOf(doc).matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell)

it.each([
  ['below a text', [paragraph('正文')], 0],
  ['in an empty text', [{ type: 'paragraph' }], 0],
  [
    'behind another table',
    [
      {
        type: 'table',
        content: [{ type: 'tableRow', content: [{ type: 'tableHeader', content: [paragraph('旧')] }] }],
      },
      paragraph('正文'),
    ],
    1,
  ],
])('leaves the cursor in the first cell of a table %s', (_, content, first) => {
  const state = type(run(open(...content), insertTable), '甲')
  expect(cellsOf(state)).toHaveLength(first + 9)
  expect(cellsOf(state).findIndex((cell) => cell?.includes('甲'))).toBe(first)
  state.doc.check()
})

it('goes from cell to cell by Tab, and begins another row behind the last', () => {
  let state = run(open(paragraph('正文')), insertTable)
  for (let at = 1; at < 9; at++) state = run(state, nextCell)
  expect(cellsOf(type(state, '末')).at(-1)).toContain('末')
  state = type(run(state, nextCell), '乙')
  expect(cellsOf(state)).toHaveLength(12)
  expect(cellsOf(state)[9]).toContain('乙')
})

it('leaves Tab alone outside of tables', () => {
  expect(nextCell(open(paragraph('正文')))).toBe(false)
})
