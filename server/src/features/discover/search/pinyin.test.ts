import { expect, it } from 'vitest'
import { besideTokens, openSpeech, titleTokens } from './pinyin.ts'
import { findSound } from './sounds.ts'

it('indexes pinyin and initials from each character on', async () => {
  expect(await titleTokens('心衰', false)).toEqual(['=xinshuai', '=shuai', '-xs', '≈xilsuai', '≈suai'])
  expect(await besideTokens('心衰')).toEqual(['~xinshuai', '~shuai', '~xs', '≈xilsuai', '≈suai'])
})

it('spells ü as it is typed, and a family name as it is pronounced', async () => {
  expect(await titleTokens('吕', false)).toEqual(['=lv', '≈lu'])
  expect(await titleTokens('单志远', true)).toContain('=shanzhiyuan')
  const speakers = await besideTokens('林晓、曾亚琴')
  expect(speakers).toContain('~zengyaqin')
  expect(speakers).toContain('~zyq')
  expect(await besideTokens('曾亚琴')).toContain('~zengyaqin')
})

it.each([
  ['单志远', 'shanzhiyuan'],
  ['仇和平', 'qiuheping'],
  ['解晓东', 'xiexiaodong'],
  ['曾亚琴', 'zengyaqin'],
  ['查良玉', 'zhaliangyu'],
  ['朴正英', 'piaozhengying'],
  ['盖红', 'gehong'],
  ['区伯', 'oubo'],
  ['翟志刚', 'zhaizhigang'],
  ['种建国', 'chongjianguo'],
  ['藏天', 'zangtian'],
  ['尉迟敏', 'yuchimin'],
])('reads the surname of %s as %s', async (name, spoken) => {
  expect(await titleTokens(name, true)).toContain(`=${spoken}`)
})

it('indexes no more of a long text than can be matched', async () => {
  const tokens = await titleTokens('冠状动脉粥样硬化性心脏病诊断与治疗', false)
  expect(tokens.every((token) => token.length <= 17)).toBe(true)
})

it('indexes other scripts by their characters', async () => {
  expect(await titleTokens('PCI 2026', false)).toEqual([])
  expect(await titleTokens('PCI 术后', false)).toEqual([
    '=pcishuhou',
    '=shuhou',
    '=hou',
    '-pcish',
    '-sh',
    '≈pcisuhou',
    '≈suhou',
  ])
})

it.each([
  ['xinli', { start: 2, end: 4 }],
  ['xinl', { start: 2, end: 4 }],
  ['xlsj', { start: 2, end: 6 }],
  ['inli', undefined],
  ['zzz', undefined],
])('finds %s in a title', async (word, scope) => {
  const speak = await openSpeech()
  expect(findSound(speak('慢性心力衰竭'), word)).toEqual(scope)
})
