import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [25_000, '24 KB'],
  [3_670_016, '3.5 MB'],
  [1_342_177_280, '1.25 GB'],
])('says %d as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
