import { describe, expect, it } from 'vitest'
import { callsOf, compareCalls } from './call-handlers.ts'
import { checkScreens } from './screens.ts'
import { checkTexts } from './texts.ts'

const call = (id: string, path = `/api/${id}`) => ({ id, path, method: 'POST', input: {}, output: {} })
const messages = (findings: { message: string }[]) => findings.map(({ message }) => message)

describe('calls', () => {
  it('are found singly and gathered, beside other exports', () => {
    const found = callsOf('contract/a.ts', {
      one: call('one'),
      many: { two: call('two') },
      words: { a: 'b' },
      limit: 3,
    })
    expect(found.map(({ name }) => name)).toEqual(['one', 'many.two'])
  })

  it('have exactly one handler each', () => {
    const [one, two, three, stranger] = [call('one'), call('two'), call('three'), call('stranger')]
    const calls = callsOf('contract/a.ts', { one, two, three })
    expect(messages(compareCalls(calls, [one, two, two, stranger]))).toEqual([
      'two (/api/two) has 2 handlers',
      'three (/api/three) has no handler in server/src/features.ts',
      'answers stranger, which no file of the contract exports',
    ])
  })

  it('share neither a name nor an address', () => {
    const [one, sameName, samePath] = [call('one'), call('one', '/api/other'), call('three', '/api/other')]
    const calls = callsOf('contract/a.ts', { one, sameName, samePath })
    expect(compareCalls(calls, [one, sameName, samePath])).toHaveLength(3)
  })
})

it('screens have an address of their own and two titles', () => {
  const title = { zh: '首页', en: 'Home' }
  const screens = [
    { path: '/', title },
    { path: '/', title },
    { path: 'login', title },
    { path: '/a', title: { zh: '甲', en: ' ' } },
  ]
  expect(messages(checkScreens(screens))).toEqual([
    '/ is listed twice',
    'login is no address',
    '/a has no title in en',
  ])
})

it('texts say the same in both languages', () => {
  const exported = {
    good: {
      zh: { a: '甲', deep: { b: (n: number) => `${n} 个` } },
      en: { a: 'A', deep: { b: (n: number) => `${n}` } },
    },
    bad: { zh: { a: '甲', b: '乙', c: '' }, en: { a: 'A', c: 'C', d: 'D' } },
    half: { zh: { a: '甲' } },
    other: { en_route: 1 },
    kind: { zh: { a: '甲' }, en: { a: () => 'A' } },
    rude: { zh: { a: '你的选择', b: (n: number) => `你有 ${n} 个` }, en: { a: 'A', b: () => 'B' } },
  }
  expect(messages(checkTexts('web/src/text.ts', exported))).toEqual([
    'bad.b is missing in en',
    'bad.c is empty in zh',
    'bad.d is missing in zh',
    'half is missing in en',
    'kind.a is a string in zh and a function in en',
    'rude.a says 你 where all others say 您',
    'rude.b says 你 where all others say 您',
  ])
})
