import { expect, it } from 'vitest'
import { readWorkbook } from './read-workbook.ts'
import { writeWorkbook } from './write-workbook.ts'

it('is read back as it was written: long numbers as texts, amounts as numbers', async () => {
  const rows = [
    ['姓名', '身份证号', '税额'],
    ['林晓 <&"\' 😀', '11010519491231002X', 800.5],
    ['=1+1', '620000199001010018', 0],
  ]
  expect(await readWorkbook(writeWorkbook(rows))).toEqual(rows.map((row) => row.map(String)))
})

it('leaves out what XML cannot hold', async () => {
  expect(await readWorkbook(writeWorkbook([['a\u0000\u001Fb']]))).toEqual([['ab']])
})

it('keeps times and amounts as what Excel counts with, and gives columns the width of what they hold', async () => {
  const book = writeWorkbook([
    ['开始时间', '金额'],
    [{ time: '2026-11-18 09:30' }, { yuan: 12.5 }],
    [{ time: 'soon' }, { yuan: 0 }],
  ])
  expect(await readWorkbook(book)).toEqual([
    ['开始时间', '金额'],
    ['2026-11-18 09:30', '12.5'],
    ['soon', '0'],
  ])
  // Nothing is packed.
  const sheet = book.toString('utf8')
  expect(sheet).toContain('<col min="1" max="1" width="18" customWidth="1"/>')
  expect(sheet).toContain('state="frozen"')
})
