import { expect, it } from 'vitest'
import { addSentence, asSaved, moveRow, shorten, wholeOf } from './edited.ts'

const quote = (second: number, words: string) => ({ second, page: 0, words, is_stale: 0 as const })
const whole = '如果没有禁忌，我们不推荐停药，剂量从 2.5 mg 开始。'

it('leaves out clauses from either end, and never a part of one', () => {
  const first = shorten(quote(1, whole), 'first')
  expect(first?.words).toBe('我们不推荐停药，剂量从 2.5 mg 开始。')
  const last = first && shorten(first, 'last')
  expect(last?.words).toBe('我们不推荐停药，')
  expect(last && shorten(last, 'last')).toBeUndefined()
})

it('finds the whole sentence again, as the server spells what is left', () => {
  const sentences = [
    { second: 1, page: 0, words: '另一句话。' },
    { second: 1, page: 0, words: whole },
  ]
  expect(wholeOf(sentences, quote(1, '我们不推荐停药'))).toBe(whole)
  expect(wholeOf(sentences, quote(1, whole))).toBeUndefined()
  expect(wholeOf(sentences, quote(2, '我们不推荐停药'))).toBeUndefined()
})

it('adds a sentence by its second', () => {
  const added = addSentence([quote(1, '一'), quote(9, '三')], { second: 5, page: 0, words: '二' })
  expect(added.map(({ words }) => words)).toEqual(['一', '二', '三'])
  expect(addSentence(added, { second: 9, page: 0, words: '四' }).at(-1)?.words).toBe('四')
})

it('moves a row', () => expect(moveRow(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']))

it('sends what can be changed', () => {
  const edited = {
    chapters: [{ title: '用药', second: 0, quotes: [quote(1, '一')] }],
    questions: [{ comment_id: 1, answer_id: 2, question: '问', second: -1, answer: '答', answered_by: '某' }],
  }
  expect(asSaved(edited)).toEqual({
    chapters: [{ title: '用药', second: 0, quotes: [{ second: 1, words: '一' }] }],
    questions: [{ comment_id: 1, answer_id: 2 }],
  })
})
