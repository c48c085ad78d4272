import { expect, it } from 'vitest'
import { codeIn } from './code-in.ts'

const origin = 'https://xinglin.test'

it.each([
  ['https://xinglin.test/checkinScan?code=1.0.5.abc', '1.0.5.abc'],
  ['https://xinglin.test/checkinScan?code=', undefined],
  ['https://xinglin.test/meetingDetail?code=1', undefined],
  ['https://elsewhere.test/checkinScan?code=1', undefined],
  ['1.0.5.abc', undefined],
  ['', undefined],
])('finds in %j the code %j', (scanned, code) => {
  expect(codeIn(scanned, origin)).toBe(code)
})
