import { fold } from './fold.ts'
import { soundToken } from './pinyin.ts'

/** One word of a search. Latin letters may be literal, pinyin or initials. */
export type Word = { text: string; isSpoken: boolean }

export type Keyword = {
  words: Word[]
  /** All words joined, to match as a whole. */
  whole: string
  /** The query for the index: every word must match, in one of its readings. */
  query: string
}

/** One prepared statement exists per number of words. */
const mostWords = 6

/** The parsed search; undefined if nothing is left of it, as for `%` or a space. */
export function readKeyword(typed: string): Keyword | undefined {
  const words = typed
    .split(/[\s\u3000]+/)
    .map(fold)
    .filter((text) => text !== '')
    .slice(0, mostWords)
    .map((text) => ({ text, isSpoken: /^[a-z]{2,}$/.test(text) }))
  if (words.length === 0) return undefined
  return {
    words,
    whole: words.map(({ text }) => text).join(''),
    query: words.map(({ text, isSpoken }) => anyOf(text, isSpoken)).join(' & '),
  }
}

const anyOf = (text: string, isSpoken: boolean) =>
  isSpoken ? `(${gramsQuery(text)} | ${spokenQuery(text)})` : gramsQuery(text)

/** A word by pronunciation: in the title as pinyin, in the title as either, or anywhere. */
export const pinyinQuery = (text: string) => `${quoted(soundToken('pinyin', text))}:*`
export const titleQuery = (text: string) => `${pinyinQuery(text)} | ${quoted(soundToken('initials', text))}:*`
export const spokenQuery = (text: string) => `${titleQuery(text)} | ${quoted(soundToken('beside', text))}:*`

function gramsQuery(text: string): string {
  const letters = Array.from(text)
  if (letters.length === 1) return quoted(text)
  const pairs = letters.slice(1).map((letter, at) => letters[at]! + letter)
  return `(${pairs.map(quoted).join(' & ')})`
}

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
