import { expect, it } from 'vitest'
import { fewQuestions, pairQuestions } from './pair-questions.ts'
import type { ChatLine } from './pair-questions.ts'

let last = 0
const line = (atMinute: number, content: string, more: Partial<ChatLine> = {}): ChatLine => ({
  id: ++last,
  content,
  atMs: atMinute * 60_000,
  second: -1,
  isPinned: false,
  likes: 0,
  isLecturer: false,
  ...more,
})
const lecturer = { isLecturer: true }

it('pairs a question with the answer that takes up its words, and the next with the one that follows it', () => {
  const dose = line(1, '请问沙库巴曲缬沙坦从多少剂量开始？')
  const potassium = line(2, '血钾高的病人还能用螺内酯吗？')
  const answered = line(4, '沙库巴曲缬沙坦从小剂量开始，两周加一次量。', lecturer)
  const second = line(5, '可以观察，每周复查一次。', lecturer)
  expect(pairQuestions([dose, potassium, answered, second])).toEqual([
    { comment_id: dose.id, answer_id: answered.id },
    { comment_id: potassium.id, answer_id: second.id },
  ])
})

it('shows pinned questions first, then answered ones, then what others liked', () => {
  const plain = line(1, '老年患者怎么随访比较合适？')
  const liked = line(2, '基层医院没有这个药怎么办？', { likes: 9 })
  const pinned = line(3, '儿童可以用这个方案吗，有经验吗？', { isPinned: true })
  const asked = line(40, '术后第几天可以下床活动？')
  const answered = line(41, '术后第一天就可以下床活动。', lecturer)
  expect(pairQuestions([plain, liked, pinned, asked, answered]).map(({ comment_id }) => comment_id)).toEqual([
    pinned.id,
    asked.id,
    liked.id,
    plain.id,
  ])
})

it.each([
  ['no question', '讲得太好了，学习了很多。'],
  ['too short', '为什么'],
  ['with a number of somebody', '请问病人住院号 20261119001 怎么处理？'],
])('leaves out what is %s', (_what, content) => expect(pairQuestions([line(1, content)])).toEqual([]))

it('shows what is asked twice once, and gives no answer to what was asked after it', () => {
  const early = line(1, '剂量从每天多少开始，几周加一次量？', lecturer)
  const one = line(2, '心衰患者什么时候开始用这个药？')
  const same = line(3, '请问心衰患者什么时候开始用这个药？')
  expect(pairQuestions([early, one, same])).toEqual([{ comment_id: one.id, answer_id: 0 }])
})

it('keeps as many as are read in a minute', () => {
  const lines = Array.from({ length: 9 }, (_, at) =>
    line(
      at * 100,
      `第${'甲乙丙丁戊己庚辛壬'[at]}种情况${String.fromCodePoint(0x4e00 + at * 40).repeat(80)}怎么办？`,
    ),
  )
  const few = fewQuestions(pairQuestions(lines), lines)
  expect(few.length).toBeGreaterThan(3)
  expect(few.length).toBeLessThanOrEqual(6)
})
