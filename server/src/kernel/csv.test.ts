import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { digitsCell, readCsv, writeCsv } from './csv.ts'

it('begins with the mark by which Excel knows UTF-8', () => {
  expect(writeCsv([['姓名', '医院']])).toBe('\uFEFF姓名,医院\r\n')
})

it('quotes what would break a row', () => {
  expect(writeCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n')
})

it.each(['=1+1', '+86', '-1', '@sum', '\tx'])('makes no formula of %j', (typed) => {
  expect(writeCsv([[typed]])).toBe(`\uFEFF'${typed}\r\n`)
})

it('reads what it writes, whatever the cells', () => {
  const filled = fc.string({ minLength: 1 }).map((text) => `x${text.replaceAll('\0', '')}x`)
  const cell = fc.oneof(filled, fc.constant(''))
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
      expect(readCsv(writeCsv(rows))).toEqual(rows)
    }),
  )
})

it('reads any line ends, trims cells and counts empty rows', () => {
  expect(readCsv('a, b \n\n1,\r\n"x, y" ,"say ""hi"""\r,,\n')).toEqual([
    ['a', 'b'],
    [''],
    ['1', ''],
    ['x, y', 'say "hi"'],
    ['', '', ''],
  ])
  expect(readCsv('a,b,')).toEqual([['a', 'b', '']])
  expect(readCsv('')).toEqual([])
})

it('reads cells between other separators', () => {
  expect(readCsv('a;"b;c"\n1,5;', ';')).toEqual([
    ['a', 'b;c'],
    ['1,5', ''],
  ])
})

it('keeps the digits of a long number', () => {
  expect(readCsv(writeCsv([[digitsCell('110105194912310021')]]))).toEqual([['110105194912310021']])
})
