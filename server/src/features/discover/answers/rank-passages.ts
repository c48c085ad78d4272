import type { Keyword, Word } from '#server/features/discover/search/read-keyword.ts'
import { sameMeaning } from './same-meaning.ts'

/** A word of a question with everything that may stand for it. */
export type Term = { texts: string[]; weight: number; isName: boolean }

/** What is asked: its words, and whether the answer is a number. */
export type Asked = { terms: Term[]; whole: number; isNumber: boolean }

export function readAsked(
  typed: string,
  { words }: Keyword,
  weighed: { weight: number; isName: boolean }[],
): Asked {
  const terms = words.map((word, at) => ({ texts: textsOf(word), ...weighed[at]! }))
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0)
  return { terms, whole, isNumber: asksNumber.test(typed) }
}

const asksNumber =
  /多久|多少|多大|多长|多高|几|何时|什么时候|剂量|用量|目标|标准|速度|how (long|much|many|often|soon)|dose/i
const hasNumber =
  /\d|[一二两三四五六七八九十百千零半](?:年|个月|月|周|天|日|小时|分钟|次|毫|微|克|片|块|剂|单位|分|公斤|千克|厘米|度|升|成|点|岁|倍|种|比)|以上|以下/

const textsOf = ({ text, patterns, latinNames }: Word): string[] => [
  ...new Set([
    text,
    ...patterns.filter(({ how }) => how !== 'near').map((pattern) => pattern.text),
    ...latinNames.map(({ folded }) => folded),
    ...sameMeaning(text),
  ]),
]

/** BM25: how soon a repeated word stops counting, and how much a long passage is marked down. */
const saturation = 1.2
const lengthShare = 0.4
const usualLength = 40
/** A name above a passage says what it is about as well as one inside; another word above it says less. */
const contextShare = { name: 1, other: 0.5 }
/** Pairs of a word that is not there whole: 首选药 where a text has 首选. */
const pairShare = 0.6
/** What a number is worth to who asks for one. */
const numberShare = 0.2
/** A line this long that a passage repeats is the title of its talk, which answers nothing. */
const shortestTitle = 6

/** How well a passage answers: its own words are the first line, the others what it stands under. */
export function scorePassage(folded: string, { terms, whole, isNumber }: Asked): number {
  const [said = '', ...above] = folded.split('\n')
  const own = above.reduce(
    (text, title) => (title.length >= shortestTitle ? text.replaceAll(title, '') : text),
    said,
  )
  const context = above.join('\n')
  const length = 1 - lengthShare + (lengthShare * own.length) / usualLength
  const score = terms.reduce((sum, { texts, weight, isName }) => {
    const times = Math.max(...texts.map((text) => timesIn(own, text)))
    const here = times > 0 ? (times * (saturation + 1)) / (times + saturation * length) : 0
    const around = texts.some((text) => context.includes(text)) ? contextShare[isName ? 'name' : 'other'] : 0
    const partly = here === 0 ? pairsIn(own, texts[0]!) * pairShare : 0
    return sum + weight * Math.max(isName ? Math.min(here, 1) : here, partly, around)
  }, 0)
  return score + (isNumber && hasNumber.test(own) ? whole * numberShare : 0)
}

function timesIn(text: string, word: string): number {
  let times = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) times++
  return times
}

/** The share of a word's pairs of characters that a text has. */
function pairsIn(text: string, word: string): number {
  const letters = Array.from(word)
  if (letters.length < 3 || /^[a-z0-9]+$/.test(word)) return 0
  const pairs = letters.slice(1).map((letter, at) => letters[at]! + letter)
  return pairs.filter((pair) => text.includes(pair)).length / pairs.length
}
