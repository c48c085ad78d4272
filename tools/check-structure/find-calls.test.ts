import { expect, it } from 'vitest'
import { findCalls } from './find-calls.ts'

const callees = (text: string) => findCalls({ path: 'a.tsx', text }).map(({ callee }) => callee)

it.each([
  ['api(call, {})', ['api']],
  ['await context.db\n  .insert(users)', ['db.insert']],
  ['db.execute<Row>(sql`select 1`)', ['db.execute']],
  ['db.select().from(users)', ['.from', 'db.select']],
  ['const a = <p onClick={() => api(call)}>It’s api(call)</p>', ['api']],
  ['`${api(call)} api(other)`', ['api']],
])('finds the calls of %s', (text, found) => {
  expect(callees(text)).toEqual(found)
})

it.each([
  '// api(call)',
  '/* db.select() */',
  'const text = "api(call)"',
  'const text = `api(call)`',
  'x = /api(call)/',
])('is not taken in by %s', (text) => {
  expect(callees(text)).toEqual([])
})

it('tells the line', () => {
  expect(findCalls({ path: 'a.ts', text: '// 杏林\n\napi(call)' })[0]).toMatchObject({ line: 3 })
})
