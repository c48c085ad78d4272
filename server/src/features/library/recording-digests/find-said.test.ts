import fc from 'fast-check'
import { expect, it } from 'vitest'
import { clausesOf } from '#contract/library/recording-digests.ts'
import { fold } from '#kernel/fold.ts'
import { findSaid } from './find-said.ts'

const spoken = [
  { second: 20, words: '如果没有禁忌，我们不推荐停药，因为射血分数会下降 3.5 个百分点。' },
  { second: 20, words: '第二句话在同一秒。' },
  { second: 40, words: 'Start low, go slow: 2.5 mg twice a day.' },
]

it.each([
  [20, '如果没有禁忌，我们不推荐停药，因为射血分数会下降 3.5 个百分点。', spoken[0]!.words],
  [20, '我们不推荐停药', '我们不推荐停药'],
  [20, '我们不推荐停药 因为射血分数会下降3.5个百分点', '我们不推荐停药，因为射血分数会下降 3.5 个百分点。'],
  [20, '第二句话，在同一秒', '第二句话在同一秒。'],
  [40, 'GO SLOW: 2.5 mg twice a day', 'go slow: 2.5 mg twice a day.'],
])('finds what is said at %i: %s', (second, words, found) =>
  expect(findSaid(spoken, { second, words })).toBe(found),
)

it.each([
  ['a part of a clause, which may say the opposite', 20, '推荐停药'],
  ['clauses with one between them left out', 20, '如果没有禁忌，因为射血分数会下降 3.5 个百分点。'],
  ['other words', 20, '我们推荐停药'],
  ['more words', 20, '我们不推荐停药，永远'],
  ['what is said at another second', 40, '我们不推荐停药'],
  ['a part of a number', 20, '5 个百分点'],
  ['nothing', 20, ' ，。 '],
])('does not find %s', (_what, second, words) => expect(findSaid(spoken, { second, words })).toBeUndefined())

const sentence = fc
  .array(fc.constantFrom('不', '推荐', '停药', '，', '。', ' ', '3', '.', '5', 'mg', '；', 'a'), {
    minLength: 1,
    maxLength: 30,
  })
  .map((parts) => parts.join(''))

it('finds every run of clauses in the talk’s own spelling, and nothing else', () => {
  fc.assert(
    fc.property(sentence, fc.nat(), fc.nat(), (words, one, other) => {
      const clauses = clausesOf(words)
      const [from, to] = [one % (clauses.length + 1), other % (clauses.length + 1)].toSorted(
        (a, b) => a - b,
      ) as [number, number]
      const run = clauses.slice(from, to).join('')
      const found = findSaid([{ second: 1, words }], { second: 1, words: run })
      if (fold(run) === '') expect(found).toBeUndefined()
      else {
        expect(fold(found!)).toBe(fold(run))
        expect(words).toContain(found)
      }
    }),
  )
  fc.assert(
    fc.property(sentence, sentence, (words, asked) => {
      const found = findSaid([{ second: 1, words }], { second: 1, words: asked })
      if (found !== undefined) expect(words).toContain(found)
    }),
  )
})
