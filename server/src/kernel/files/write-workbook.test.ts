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
