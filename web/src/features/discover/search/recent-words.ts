import { useState } from 'react'
import { createKept, deviceArea } from '#web/platform/kept.ts'

const mostWords = 12

export const readWords = (stored: unknown): string[] =>
  Array.isArray(stored) && stored.every((word) => typeof word === 'string') ? stored.slice(0, mostWords) : []

export const withWord = (words: readonly string[], word: string): string[] =>
  [word, ...words.filter((other) => other !== word)].slice(0, mostWords)

const stored = createKept(deviceArea, 'search_words', readWords)

/** The terms searched on this device, latest first. The list is never sent to the server. */
export function useRecentWords() {
  const [words, setWords] = useState(stored.get)
  const change = (next: string[]) => {
    stored.set(next)
    setWords(next)
  }
  return {
    words,
    add: (word: string) => change(withWord(words, word)),
    remove: (word: string) => change(words.filter((other) => other !== word)),
    clear: () => change([]),
  }
}
