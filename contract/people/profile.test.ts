import { expect, it } from 'vitest'
import { faultOfName, isEmail, profileFailures } from './profile.ts'

it.each(['林晓', '欧阳娜娜', '阿依古丽·买买提', 'Li Wei', "O'Neil", 'J. Smith', 'José', '𠮷野'])(
  'takes the name %s',
  (name) => expect(faultOfName(name)).toBeUndefined(),
)

it('accepts ten characters and no more, counted as people count', () => {
  expect(faultOfName('一二三四五六七八九十')).toBeUndefined()
  expect(faultOfName('𠮷'.repeat(10))).toBeUndefined()
  expect(faultOfName('一二三四五六七八九十一')).toBe(profileFailures.nameTooLong)
})

it.each(['', ' ', '林1晓', '林晓!', '<b>林</b>', '林\n晓', '林\0', '·林', '林-', '☺'])(
  'asks to check the name %j',
  (name) => expect(faultOfName(name)).toBe(profileFailures.nameWrong),
)

it.each(['a@b.cn', 'lin.xiao+x@mail.hospital.org.cn', 'A_1@B-2.COM'])('accepts the address %s', (email) =>
  expect(isEmail(email)).toBe(true),
)

it.each([
  'a@b',
  'a@b.c',
  '@b.cn',
  'a b@c.cn',
  'a@b..cn',
  'a@b.cn\n',
  'a@@b.cn',
  '林@b.cn',
  `${'a'.repeat(95)}@b.com`,
])('rejects the address %j', (email) => expect(isEmail(email)).toBe(false))
