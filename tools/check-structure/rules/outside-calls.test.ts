import { expect, it } from 'vitest'
import { places, treeOfStrings } from '../tree-of-strings.ts'
import { findStrayFetches } from './outside-calls.ts'

const found = (path: string, text: string) => places(findStrayFetches(treeOfStrings({ [path]: text })))
const adapter = 'server/src/providers/sms/somebody.ts'

it.each([
  'const answer = await fetch(address)',
  "const answer = await fetch(address, { redirect: 'manual' })",
  'const send = () => globalThis.fetch(address)',
])('finds %s', (text) => {
  expect(found(adapter, text)).toHaveLength(1)
})

it.each([
  'const answer = await askOutside(address, { signal })',
  'const answer = await cache.fetch(key)',
  '// fetch(address) would follow redirects',
])('is not taken in by %s', (text) => {
  expect(found(adapter, text)).toEqual([])
})

it.each([
  'server/src/kernel/ask-outside.ts',
  'server/src/providers/sms/aliyun.test.ts',
  'web/src/platform/call.ts',
])('lets %s fetch', (path) => {
  expect(found(path, 'await fetch(address)')).toEqual([])
})
