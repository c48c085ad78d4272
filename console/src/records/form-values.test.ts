import { expect, it } from 'vitest'
import { isSame } from './form-values.ts'

it.each([
  [null, ''],
  [undefined, []],
  [false, null],
  [[{ title: '甲', link: '' }], [{ link: null, title: '甲' }]],
])('takes %j and %j for the same', (one, other) => {
  expect(isSame(one, other)).toBe(true)
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
  expect(isSame(one, other)).toBe(false)
})
