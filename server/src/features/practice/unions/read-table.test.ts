import { expect, it } from 'vitest'
import { zipOf } from '#server/testing/file-fixtures.ts'
import { readPhone, readPhoneRows } from './read-phones.ts'
import { readTable } from './read-table.ts'

const sheet = `<?xml version="1.0"?><worksheet xmlns="x"><sheetData>
  <row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
  <row r="2"><c r="A2" t="s"><v>2</v></c><c r="B2"><v>13800000001</v></c></row>
  <row r="3"><c r="A3" t="inlineStr"><is><t>周 &amp; 敏</t></is></c><c r="B3" s="1"/></row>
</sheetData></worksheet>`
const strings = `<sst><si><t>姓名</t></si><si><t xml:space="preserve">手</t><t>机</t></si><si><r><t>沈</t></r><r><t>清和</t></r></si></sst>`
const workbook = zipOf({ 'xl/worksheets/sheet1.xml': sheet, 'xl/sharedStrings.xml': strings })

it('reads a workbook', () => {
  expect(readTable(workbook)).toEqual([
    ['姓名', '手机'],
    ['沈清和', '13800000001'],
    ['周 & 敏', ''],
  ])
})

it('reads comma separated values in both encodings of Excel', () => {
  const rows = [
    ['姓名', '手机'],
    ['林晓', '138 0000 0002'],
  ]
  expect(readTable(Buffer.from('\uFEFF姓名,手机\r\n"林晓",138 0000 0002'))).toEqual(rows)
  const gb = Buffer.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xca, 0xd6, 0xbb, 0xfa])
  expect(readTable(gb)).toEqual([['姓名', '手机']])
})

it.each([
  ['an archive that is no workbook', zipOf({ 'a.txt': 'x' })],
  ['a damaged archive', workbook.subarray(0, 40)],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1])],
])('does not read %s', (_what, file) => expect(readTable(file)).toBeUndefined())

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
