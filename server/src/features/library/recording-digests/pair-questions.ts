import { areAlike, pairsOf, sharedPairs } from './alike.ts'
import { readingLength } from './reading-length.ts'

/** Something that was written while a recording was made or watched, in the order of time. */
export type ChatLine = {
  id: number
  content: string
  atMs: number
  second: number
  isPinned: boolean
  likes: number
  isLecturer: boolean
}

export type Pair = { comment_id: number; answer_id: number }

const mostQuestions = 6
const mostLength = 500
const shortest = 6
const longest = 200
const hourMs = 3600_000
/** A lecturer who writes right after a question answers it. */
const soonMs = 600_000
const leastShared = 2

const asking =
  /[?？]|请问|吗|怎么|如何|为什么|为何|多久|多少|是否|能否|能不能|可不可以|要不要|什么|哪些|哪种|哪个|\b(what|how|why|when|which|should|can|could|does)\b/i
/** Something by which a person could be found. */
const numbers = /\d{7,}/

const isQuestion = ({ content, isLecturer }: ChatLine) => {
  const length = readingLength(content)
  return (
    !isLecturer && asking.test(content) && length >= shortest && length <= longest && !numbers.test(content)
  )
}

/** What was asked, with the lecturer's answer: pinned questions first, then those with an answer, then what others liked. */
export function pairQuestions(lines: readonly ChatLine[]): Pair[] {
  const questions = lines.filter(isQuestion)
  const answers = findAnswers(lines, questions)
  const rank = (line: ChatLine) => [
    Number(line.isPinned),
    Number(answers.has(line.id)),
    line.likes,
    -line.atMs,
  ]
  const ranked = questions.toSorted((a, b) => compare(rank(b), rank(a)))
  const kept: ChatLine[] = []
  for (const line of ranked) if (!kept.some(({ content }) => areAlike(content, line.content))) kept.push(line)
  return kept.map(({ id }) => ({ comment_id: id, answer_id: answers.get(id)?.id ?? 0 }))
}

const compare = (one: number[], other: number[]) => {
  const at = one.findIndex((value, place) => value !== other[place])
  return at < 0 ? 0 : one[at]! - other[at]!
}

/** Each answer belongs to one question: that whose words it takes up, else the one that it directly follows. */
function findAnswers(lines: readonly ChatLine[], questions: readonly ChatLine[]): Map<number, ChatLine> {
  const answers = new Map<number, ChatLine>()
  for (const line of lines) {
    if (!line.isLecturer || readingLength(line.content) < shortest || numbers.test(line.content)) continue
    const open = questions.filter(
      ({ id, atMs }) => !answers.has(id) && atMs <= line.atMs && line.atMs - atMs <= hourMs,
    )
    const words = pairsOf(line.content)
    const sharing = open
      .map((question) => ({ question, shared: sharedPairs(pairsOf(question.content), words) }))
      .filter(({ shared }) => shared >= leastShared)
      .toSorted((a, b) => b.shared - a.shared || b.question.atMs - a.question.atMs)[0]?.question
    const last = questions.findLast(({ atMs }) => atMs <= line.atMs)
    const following = last && open.includes(last) && line.atMs - last.atMs <= soonMs ? last : undefined
    const answered = sharing ?? following
    if (answered) answers.set(answered.id, line)
  }
  return answers
}

/** As many as are read in a minute. */
export function fewQuestions(pairs: readonly Pair[], lines: readonly ChatLine[]): Pair[] {
  const byId = new Map(lines.map((line) => [line.id, line.content]))
  let left = mostLength
  return pairs.filter(({ comment_id, answer_id }, at) => {
    const length = readingLength((byId.get(comment_id) ?? '') + (byId.get(answer_id) ?? ''))
    if (at >= mostQuestions || length > left) return false
    left -= length
    return true
  })
}
