import { useState } from 'react'
import { storage } from '#web/platform/storage.ts'

const mostWords = 12

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string')

export function parseWords(source: string): string[] {
  try {
    const words: unknown = JSON.parse(source)
    return isWords(words) ? words.slice(0, mostWords) : []
  } catch {
    return []
  }
}

export const withWord = (words: readonly string[], word: string): string[] =>
  [word, ...words.filter((other) => other !== word)].slice(0, mostWords)

/** What was searched for on this device, the latest first. It never leaves it. */
export function useRecentWords() {
  const [words, setWords] = useState(() => parseWords(storage.get('search_words')))
  const keep = (next: string[]) => {
    storage.set('search_words', JSON.stringify(next))
    setWords(next)
  }
  return {
    words,
    add: (word: string) => keep(withWord(words, word)),
    remove: (word: string) => keep(words.filter((other) => other !== word)),
    clear: () => keep([]),
  }
}
