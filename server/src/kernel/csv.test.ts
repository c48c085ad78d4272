import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

it('begins with the mark by which Excel knows UTF-8', () => {
  expect(writeCsv([['姓名', '医院']])).toBe('\uFEFF姓名,医院\r\n')
})

it('quotes what would break a row', () => {
  expect(writeCsv([['a,b', 'say "hi"', 'two\nlines']])).toBe('\uFEFF"a,b","say ""hi""","two\nlines"\r\n')
})

it.each(['=1+1', '+86', '-1', '@sum', '\tx'])('makes no formula of %j', (typed) => {
  expect(writeCsv([[typed]])).toBe(`\uFEFF'${typed}\r\n`)
})
