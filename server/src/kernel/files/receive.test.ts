import { expect, it } from 'vitest'
import { displayName } from './receive.ts'

it.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\病历 1.pdf', '病历 1.pdf'],
  ['a\r\nset-cookie: x.pdf', 'aset-cookie x.pdf'],
  ['a\0b\u202Efdp.exe', 'abfdp.exe'],
  ['<img src=x>"|?*.pdf', 'img src=x.pdf'],
  ['e\u0301.pdf', '\u00e9.pdf'],
  [`${'长'.repeat(200)}.pdf`, `${'长'.repeat(116)}.pdf`],
  [undefined, ''],
])('shows the name %j as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown)
})
