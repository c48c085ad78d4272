import { expect, it } from 'vitest'
import { splitPhones } from './split-phones.ts'

it.each([
  ['', []],
  [' \n', []],
  ['13800000001', ['13800000001']],
  ['13800000001\n13800000002', ['13800000001', '13800000002']],
  ['13800000001，13800000002, 13800000001；\t13800000003、', ['13800000001', '13800000002', '13800000003']],
])('splits %j', (text, phones) => {
  expect(splitPhones(text)).toEqual(phones)
})
