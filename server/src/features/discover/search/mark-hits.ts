import type { Hit, MarkedText } from '#contract/discover/search.ts'
import { foldWithPlaces } from './fold.ts'
import type { Folded } from './fold.ts'
import type { Keyword } from './read-keyword.ts'
import { findSound, openSpeech } from './pinyin.ts'

type Mark = (text: string, isName?: boolean) => MarkedText

/** Marks where a text contains the search words: every literal match, else the match by pronunciation. */
export async function createMarker({ words }: Keyword): Promise<Mark> {
  const speak = words.some((word) => word.isSpoken) ? await openSpeech() : undefined
  return (text, isName = false) => {
    if (text === '') return { text, hits: [] }
    const folded = foldWithPlaces(text)
    const hits: Hit[] = []
    for (const word of words) {
      const literal = findAll(folded, word.text)
      hits.push(...literal)
      if (literal.length > 0 || !speak || !word.isSpoken) continue
      const spoken = isName
        ? findSound(speak(text, 'name'), word.text)
        : (findSound(speak(text), word.text) ?? findSound(speak(text, 'names'), word.text))
      if (spoken) hits.push(spoken)
    }
    return { text, hits: joined(hits) }
  }
}

function findAll({ text, starts, ends }: Folded, word: string): Hit[] {
  const hits: Hit[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    hits.push({ start: starts[at]!, end: ends[at + word.length - 1]! })
  return hits
}

/** Sorts the hits and merges those that touch or overlap. */
function joined(hits: Hit[]): Hit[] {
  if (hits.length < 2) return hits
  const result: Hit[] = []
  for (const hit of hits.toSorted((a, b) => a.start - b.start)) {
    const last = result.at(-1)
    if (last && hit.start <= last.end) last.end = Math.max(last.end, hit.end)
    else result.push({ ...hit })
  }
  return result
}
