import { expect, it } from 'vitest'
import { blur, divide, likeInitials } from './syllables.ts'

const written = (letters: string) =>
  divide(letters)
    ?.map(({ text, isWhole }) => (isWhole ? text : text.toUpperCase()))
    .join(' ')

it.each([
  ['xinlishuaijie', 'xin li shuai jie'],
  ['bainz', 'bai N Z'],
  ['xlsj', 'X L S J'],
  ['zhongguo', 'zhong guo'],
  ['lvse', 'lv se'],
  ['er', 'er'],
  ['uiv', undefined],
])('divides %s into %s', (letters, parts) => expect(written(letters)).toBe(parts))

it.each([
  ['zhen', 'zen'],
  ['shanghai', 'sanhai'],
  ['nanjing', 'lanjin'],
  ['hunan', 'funan'],
  ['lvcha', 'luca'],
  ['rao', 'lao'],
])('takes %s and %s for one', (a, b) => expect(blur(a)).toBe(blur(b)))

it.each([
  ['ba', 'pa'],
  ['xin', 'qin'],
  ['ma', 'mo'],
])('tells %s from %s', (a, b) => expect(blur(a)).not.toBe(blur(b)))

it('stays the same when it is done twice, and at every beginning', () => {
  for (const sound of ['xinggan', 'xingan', 'zhongguo', 'shanghainanjing', 'nvlang']) {
    expect(blur(blur(sound))).toBe(blur(sound))
    // What has been typed so far finds what is typed in the end.
    for (let length = 1; length <= sound.length; length++) {
      const begun = sound.slice(0, length)
      if (!/[zcs]$|n$/.test(begun)) expect(blur(sound).startsWith(blur(begun)), begun).toBe(true)
    }
  }
})

it('knows the first letters that are taken for one another', () => {
  expect(likeInitials('n')).toEqual(['n', 'l', 'r'])
  expect(likeInitials('b')).toEqual(['b'])
})
