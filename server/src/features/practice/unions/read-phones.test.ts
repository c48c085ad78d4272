import { expect, it } from 'vitest'
import { readPhone, readPhoneRows } from './read-phones.ts'

it.each([
  ['13800000001', '13800000001'],
  ['+86 138-0000-0001', '13800000001'],
  ['0086 13800000001', '13800000001'],
  ['1.3800000001E+10', '13800000001'],
  ['12800000001', undefined],
  ['林晓', undefined],
])('reads %s as %s', (text, phone) => expect(readPhone(text)).toBe(phone))

it('finds the number of each row, and names rows as a table counts them', () => {
  const table = [
    ['姓名', '手机'],
    ['林晓', '138 0000 0001'],
    ['', ''],
    ['周敏', '123'],
  ]
  expect(readPhoneRows(table)).toEqual([
    { row: 2, given: '138 0000 0001', phone: '13800000001' },
    { row: 4, given: '周敏 123', phone: undefined },
  ])
})
