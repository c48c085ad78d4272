/** The first character of each letter in the order of pinyin. No syllable begins with i, u or v. */
const firsts = Array.from('阿八嚓哒妸发旮哈讥咔垃妈拏噢妑七呥仨他穵夕丫帀')
const letters = 'abcdefghjklmnopqrstwxyz'
const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin')

/** Names of places whose characters are read otherwise than they are sorted. */
const readOtherwise: Record<string, string> = { 重庆: 'cq', 厦门: 'xm', 西藏: 'xz', 藏: 'z', 长: 'c' }
const exceptions = new RegExp(Object.keys(readOtherwise).join('|'), 'g')

/** The initials by which people look for a name: `bjxhyy` for 北京协和医院. What is no Chinese stays as it is. */
export const pinyinInitials = (name: string): string =>
  Array.from(
    name.replace(exceptions, (word) => readOtherwise[word]!),
    (character) => (/\p{Script=Han}/u.test(character) ? initialOf(character) : character.toLowerCase()),
  ).join('')

const initialOf = (character: string) =>
  letters[firsts.findLastIndex((first) => byPinyin.compare(first, character) <= 0)] ?? ''
