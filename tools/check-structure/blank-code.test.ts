import { expect, it } from 'vitest'
import { blankCode } from './blank-code.ts'

/** Blanks shrink to one space, for reading. */
const short = (text: string) => blankCode(text).replace(/ +/g, ' ')

it.each([
  ['a // b', 'a '],
  ['a /* b */ c', 'a c'],
  ["f('it is // code')", "f(' ')"],
  [String.raw`f('it\'s')`, "f(' ')"],
  ['f(`one ${two(`three`)} four`)', 'f(` ${two(` `)} `)'],
  ['f(`${{ a: 1 }.a} // b`) // c', 'f(`${{ a: 1 }.a} `) '],
  ['x = /[/"\'`]/.test(y)', 'x = / /.test(y)'],
  ['return /`/g', 'return / /g'],
  ['a / b / "c"', 'a / b / " "'],
  ['(a + b) / c / "d"', '(a + b) / c / " "'],
])('%s', (text, blanked) => {
  expect(short(text)).toBe(blanked)
})

it('takes an apostrophe in the text of a page for what it is', () => {
  const page = "<p>It's here</p>\nimport('./x.ts')"
  expect(blankCode(page)).toBe("<p>It's here</p>\nimport('      ')")
})

it('keeps every offset and every line', () => {
  const text = '/* 杏林\n𠮷 */ const a = `\n${b}\n` // end\nc'
  const blanked = blankCode(text)
  expect(blanked).toHaveLength(text.length)
  expect(blanked.split('\n')).toHaveLength(text.split('\n').length)
  expect(blanked.endsWith('\nc')).toBe(true)
})
