import { startingWith } from '#kernel/tsquery.ts'

/** Words in Latin letters match from their beginning: `ct` is not found inside `infarct`. */

const mark = '+'
const tokenLength = 32
/** Shorter names are abbreviations, which match whole words only: `MI` is not the beginning of `Migraine`. */
const longestAbbreviation = 4

const phrase = /[a-z0-9]+(?:[\s\p{P}]+[a-z0-9]+)*/gu
const word = /([a-z0-9]+)([^a-z0-9]*)/g
/** `PD-1` and `GLP-1` are one word. */
const isWithin = (separator: string) => /^[-'’./]$/.test(separator)

/** The phrases of a text, each as its words, followed by what separates them: `['pd', '', '1', ' ']`. */
function phrasesOf(text: string): { word: string; after: string }[][] {
  const plain = text.normalize('NFKC').toLowerCase()
  return Array.from(plain.matchAll(phrase), ([found]) =>
    Array.from(found.matchAll(word), ([, letters, separator]) => ({
      word: letters!,
      after: isWithin(separator!) ? '' : ' ',
    })),
  )
}

const write = (words: { word: string; after: string }[]) =>
  words.map(({ word: letters, after }) => letters + after).join('')

/** The index entries of a text: one from each word on. A space ends every word. */
export const latinTokens = (text: string): string[] =>
  phrasesOf(text).flatMap((words) =>
    words.map((_, at) => mark + write(words.slice(at)).slice(0, tokenLength)),
  )

/** Finds what begins with these letters. */
export const latinStartQuery = (letters: string) => startingWith(mark + letters.slice(0, tokenLength))

/** Finds a name that has no other letters. */
export function latinNameQuery(name: string): string {
  const written = write(phrasesOf(name).flat())
  return startingWith(
    mark + (written.length <= longestAbbreviation + 1 ? written : written.trimEnd()).slice(0, tokenLength),
  )
}
