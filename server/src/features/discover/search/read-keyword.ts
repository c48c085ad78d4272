import { fold } from '#kernel/fold.ts'
import type { Concept, Dictionary, Name } from '#server/features/library/synonyms/dictionary.ts'
import { latinNameQuery, latinStartQuery } from './latin-words.ts'
import { isNear, nearPatterns, piecesOf } from './near-patterns.ts'
import { openSpeech } from './pinyin.ts'
import type { AskedWord } from './read-question.ts'
import type { Speak } from './pinyin.ts'
import {
  blurredSoundOf,
  homophoneOf,
  misspeltSoundOf,
  mixedSoundOf,
  soundBesideCharacters,
  soundOf,
} from './sounds.ts'
import type { Sound } from './sounds.ts'
import { divide } from './syllables.ts'
import { allOf, anyOf, gramsQuery, patternQuery } from '#kernel/tsquery.ts'
import { enoughWords } from './enough-words.ts'

/** What a text may contain instead of a word: itself, another name, or nearly the same. `_` is any one character. */
export type Pattern = { text: string; how: 'typed' | 'synonym' | 'near' }

/** One word of a search, and all that it may stand for. */
export type Word = {
  /** As it was typed, and folded. */
  typed: string
  text: string
  patterns: Pattern[]
  /** Of these an entry contains one if it contains a similar pattern. */
  nearPieces: string[]
  /** Its names in Latin letters, which match as words. */
  latinNames: Name[]
  sounds: Sound[]
  /** Finds the Latin names, or the word if it is Latin, as words. */
  latinQuery: string
  /** Finds every entry that may contain the word. */
  query: string
}

export type Keyword = {
  words: Word[]
  /** All words joined. */
  whole: string
  /** The titles that are exactly what was asked for. */
  exact: string[]
  /** Whether it also finds what is only similar. */
  isNear: boolean
  /** Of a question: what each word weighs, and how much an entry needs of it. Without it every word must match. */
  weights?: number[]
  /** The query for the index: every word must match, in one of its readings. */
  query: string
}

type Typed = { typed: string; text: string }

/** One prepared statement exists per number of words. */
const mostWords = 6

/** The parsed search; undefined if nothing is left of it, as for `%` or a space. */
export async function readKeyword(input: string, dictionary: Dictionary): Promise<Keyword | undefined> {
  const typed = wordsIn(input, dictionary).flatMap((word) => splitAtNames(word, dictionary))
  if (typed.length === 0) return undefined
  return joinWords(await readWords(typed, dictionary), false)
}

/**
 * Searches that also find what was probably meant, for one that finds nothing; the likeliest first. A known name that is one slip away is
 * likelier than any other slip. A name inside a word may be there only because two characters are swapped, 心衰力竭, so whole words come
 * before their parts.
 */
export async function readNearKeywords(input: string, dictionary: Dictionary): Promise<Keyword[]> {
  const speak = await openSpeech()
  const typed = wordsIn(input, dictionary)
  const parts = typed.flatMap((word) => splitAtNames(word, dictionary))
  const whole = await readWords(typed, dictionary)
  const named = whole.map((word) => withNearNames(word, dictionary, speak))
  return [
    ...(named.some((word, at) => word !== whole[at]) ? [named] : []),
    named.map((word) => withSlips(word, speak)),
    ...(parts.length > typed.length
      ? [
          (await readWords(parts, dictionary)).map((word) =>
            withSlips(withNearNames(word, dictionary, speak), speak),
          ),
        ]
      : []),
  ].map((words) => joinWords(words, true))
}

/** The words of a question, all of which must match. */
export const readAskedWords = async (asked: AskedWord[], dictionary: Dictionary): Promise<Keyword> =>
  joinWords(await readWords(asked, dictionary), false)

/** An entry needs this share of what the words weigh together: one of two names, not an ordinary word beside a name. */
const enoughShare = 0.33

export const leastWeight = (weights: number[]) =>
  weights.reduce((sum, weight) => sum + weight, 0) * enoughShare

/** The words of a question, of which an entry must contain enough. */
export function readAnyWords(keyword: Keyword, weights: number[]): Keyword {
  const sets = enoughWords(weights, leastWeight(weights))
  return {
    ...keyword,
    weights,
    query: anyOf(sets.map((set) => allOf(set.map((at) => keyword.words[at]!.query)))),
  }
}

const readWords = (typed: Typed[], dictionary: Dictionary) =>
  Promise.all(typed.slice(0, mostWords).map((word) => readWord(word, dictionary)))

function joinWords(words: Word[], isNearly: boolean): Keyword {
  const whole = words.map(({ text }) => text).join('')
  const [only, ...others] = words
  return {
    words,
    whole,
    exact: only && others.length === 0 ? textsOf(only) : [whole],
    isNear: isNearly,
    query: allOf(words.map(({ query }) => query)),
  }
}

const textsOf = ({ patterns }: Pick<Word, 'patterns'>) =>
  patterns.filter(({ how }) => how !== 'near').map(({ text }) => text)

/** What was typed between spaces. A name of several words counts as one: `heart failure`. */
function wordsIn(input: string, dictionary: Dictionary): Typed[] {
  const raw = input
    .split(/[\s\u3000]+/)
    .map((typed) => ({ typed, text: fold(typed) }))
    .filter(({ text }) => text !== '')
  const words: Typed[] = []
  for (let at = 0; at < raw.length;) {
    let end = raw.length
    while (end > at + 1 && dictionary.find(joinedText(raw.slice(at, end))).length === 0) end--
    const pieces = raw.slice(at, end)
    words.push({ typed: pieces.map(({ typed }) => typed).join(' '), text: joinedText(pieces) })
    at = end
  }
  return words
}

const joinedText = (words: Typed[]) => words.map(({ text }) => text).join('')

/** A name inside a word is a word: `心衰指南`. */
function splitAtNames(word: Typed, dictionary: Dictionary): Typed[] {
  const { text } = word
  if (dictionary.find(text).length > 0) return [word]
  const inside = dictionary.findInside(text)
  if (!inside) return [word]
  const rest = [text.slice(0, inside.start), text.slice(inside.start + inside.name.length)]
  // A single character beside a name belongs to it.
  if (rest.some((piece) => Array.from(piece).length === 1)) return [word]
  return [rest[0]!, inside.name, rest[1]!]
    .filter((piece) => piece !== '')
    .flatMap((piece) => splitAtNames({ typed: piece, text: piece }, dictionary))
}

const isLatin = (text: string) => /^[a-z0-9]+$/.test(text)
const isLetters = (text: string) => /^[a-z]{2,}$/.test(text)
const isChinese = (text: string) => /^\p{Script=Han}+$/u.test(text)

async function readWord(word: Typed, dictionary: Dictionary): Promise<Word> {
  const concepts = dictionary.find(word.text)
  return completed({
    ...word,
    patterns: [{ text: word.text, how: 'typed' }, ...synonymPatterns(word.text, concepts)],
    nearPieces: [],
    latinNames: latinNamesOf(concepts),
    // A known abbreviation means itself, not whatever has its initials.
    sounds: concepts.length > 0 ? [] : await soundsOf(word.text),
  })
}

type Readings = Omit<Word, 'latinQuery' | 'query'>

function completed(word: Readings): Word {
  const latin = word.latinNames.map(({ text }) => latinNameQuery(text))
  if (isLatin(word.text)) latin.push(latinStartQuery(word.text))
  return {
    ...word,
    latinQuery: anyOf(latin),
    query: anyOf([
      ...textsOf(word).map(gramsQuery),
      ...word.nearPieces.map(patternQuery),
      ...latin,
      ...word.sounds.map(({ anywhere }) => anywhere),
    ]),
  }
}

/** Two characters of a brand occur in ordinary words: `可定` in `可定期`. */
const isTooShort = ({ kind }: Concept, { folded }: Name) => kind === 'drug' && Array.from(folded).length <= 2

function synonymPatterns(typed: string, concepts: Concept[]): Pattern[] {
  const names = concepts.flatMap((concept) =>
    concept.names.filter((name) => !isLatin(name.folded) && !isTooShort(concept, name)),
  )
  const texts = [...new Set(names.map(({ folded }) => folded))].filter((text) => text !== typed)
  // What contains a longer name contains the shorter one too.
  return texts
    .filter((text) => !texts.some((other) => other !== text && text.includes(other)))
    .map((text) => ({ text, how: 'synonym' }))
}

const latinNamesOf = (concepts: Concept[]): Name[] =>
  concepts.flatMap(({ names }) => names.filter(({ folded }) => isLatin(folded)))

async function soundsOf(text: string): Promise<Sound[]> {
  if (isLetters(text)) {
    const parts = divide(text)
    const mixed = parts && mixedSoundOf(parts)
    return [soundOf(text), ...(mixed ? [mixed] : [])]
  }
  const characters = text.match(/\p{Script=Han}+/gu)
  if (!characters || !/^[a-z\p{Script=Han}]+$/u.test(text) || isChinese(text)) return []
  const speak = await openSpeech()
  return (['text', 'name'] as const).map((reading) => {
    const syllables = speak(text, reading)
    return soundBesideCharacters(
      characters,
      syllables.map(({ sound }) => sound).join(''),
      syllables.map(({ sound }) => sound.slice(0, 1)).join(''),
    )
  })
}

/** The fewest characters of a name that is taken for a mistyped one. */
const shortestNear = { chinese: 3, latin: 5 }

function withNearNames(word: Word, dictionary: Dictionary, speak: Speak): Word {
  const concepts = dictionary.concepts.filter(({ names }) =>
    names.some(({ folded }) => isNearName(word.text, folded, speak)),
  )
  if (concepts.length === 0) return word
  const names = synonymPatterns(word.text, concepts).map(({ text }) => text)
  return completed({
    ...withPatterns(word, names, names),
    latinNames: [...word.latinNames, ...latinNamesOf(concepts)],
  })
}

function withSlips(word: Word, speak: Speak): Word {
  const { text } = word
  const patterns = isChinese(text) ? nearPatterns(text) : []
  return completed({
    ...withPatterns(word, patterns, piecesOf(text, patterns)),
    sounds: [...word.sounds, ...nearSounds(text, speak)],
  })
}

const withPatterns = (word: Word, near: string[], pieces: string[]): Word => ({
  ...word,
  patterns: [...word.patterns, ...near.map((text) => ({ text, how: 'near' as const }))],
  nearPieces: [...word.nearPieces, ...pieces],
})

function isNearName(text: string, name: string, speak: Speak): boolean {
  if (Math.abs(text.length - name.length) > 1) return false
  const shortest = isLatin(text) ? shortestNear.latin : shortestNear.chinese
  if (name.length >= shortest && isNear(text, name)) return true
  // People choose a wrong character that sounds the same: `心埂` for `心梗`.
  if (text.length !== name.length || text === name || !isChinese(text)) return false
  const same = Array.from(name).filter((letter, at) => letter === text[at]).length
  return same * 2 >= name.length && lettersOf(name, speak) === lettersOf(text, speak)
}

const lettersOf = (text: string, speak: Speak) =>
  speak(text)
    .map(({ sound }) => sound)
    .join('')

function nearSounds(text: string, speak: Speak): Sound[] {
  if (isChinese(text) && Array.from(text).length > 1)
    return (['text', 'name'] as const).map((reading) =>
      homophoneOf(speak(text, reading).map(({ sound }) => sound)),
    )
  if (!isLetters(text)) return []
  const parts = divide(text)
  const misspelt = parts && misspeltSoundOf(parts)
  return [soundOf(text), blurredSoundOf(text), ...(misspelt ? [misspelt] : [])]
}
