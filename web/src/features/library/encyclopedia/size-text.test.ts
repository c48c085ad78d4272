import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [1536, '1.5 KB'],
  [20 * 1024, '20 KB'],
  [5 * 1024 ** 2, '5.0 MB'],
  [4096 * 1024 ** 3, '4096 GB'],
])('writes %d bytes as %s', (bytes, words) => {
  expect(sizeText(bytes)).toBe(words)
})
