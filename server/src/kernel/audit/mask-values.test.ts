import { expect, it } from 'vitest'
import { maskValues } from './mask-values.ts'

it.each([
  [
    { password: 'Xinglin2026', refresh_token: 'abc', csv: '1,2' },
    { password: '***', refresh_token: '***', csv: '***' },
  ],
  [
    { phone: '13812345678', card_no: '6222020000001234' },
    { phone: '1*********8', card_no: '6**************4' },
  ],
  [{ phone: 13812345678 }, { phone: '1*********8' }],
  [{ rows: [{ mobile: '13812345678', name: '林晓' }] }, { rows: [{ mobile: '1*********8', name: '林晓' }] }],
  [{ reason: '请回电 13812345678' }, { reason: '请回电 1*********8' }],
  [{ note: '证号 11010519491231002X' }, { note: '证号 1****************X' }],
  [
    { id: 5, gross: 12.5, isOn: true, none: null, left: undefined },
    { id: 5, gross: 12.5, isOn: true, none: null },
  ],
  [
    { at: new Date(0), picture: Buffer.from('abc') },
    { at: '1970-01-01T00:00:00.000Z', picture: '(3 bytes)' },
  ],
  [{ text: 'a\0b\ud800' }, { text: 'ab\ufffd' }],
])('masks %j', (given, masked) => {
  expect(maskValues(given)).toEqual(masked)
})

it('shortens long texts', () => {
  expect(maskValues({ content: 'x'.repeat(3000) })).toEqual({
    content: `${'x'.repeat(2000)}… (3000 characters)`,
  })
})
