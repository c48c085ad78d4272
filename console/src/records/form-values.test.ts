import { expect, it } from 'vitest'
import type { ShownField } from '#contract/wire/shown-resource.ts'
import { isSameValue } from '#contract/wire/same-value.ts'
import { changeOf, enteredOf, initialOf } from './form-values.ts'

it.each([
  [null, ''],
  [undefined, []],
  [false, null],
  [[{ title: '甲', link: '' }], [{ link: null, title: '甲' }]],
])('takes %j and %j for the same', (one, other) => {
  expect(isSameValue(one, other)).toBe(true)
})

it.each([
  ['甲', '乙'],
  [0, null],
  ['<p><img src="/a.jpg"></p>', '<p><img src="/b.jpg"></p>'],
  [
    [1, 2],
    [2, 1],
  ],
  [[{ title: '甲' }], [{ title: '甲' }, { title: '乙' }]],
])('tells %j from %j', (one, other) => {
  expect(isSameValue(one, other)).toBe(false)
})

it('sends the fields that differ from what was read, as it was read', () => {
  const field = (key: string, kind: ShownField['kind']) => ({ key, kind }) as ShownField
  const fields = [field('title', 'text'), field('fee', 'money'), field('at', 'time'), field('note', 'text')]
  const base = { title: '甲', fee: 1999, at: '2026-01-02T03:04:05.678Z', note: '' }
  const shown = initialOf(fields, base)
  expect(changeOf(fields, base, enteredOf(fields, shown))).toEqual({ values: {}, base: {} })
  expect(changeOf(fields, base, enteredOf(fields, { ...shown, title: '乙' }))).toEqual({
    values: { title: '乙' },
    base: { title: '甲' },
  })
})
