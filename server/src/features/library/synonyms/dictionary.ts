import type { Synonym } from '#contract/library/synonyms.ts'
import { fold } from '#kernel/fold.ts'

type Entry = Pick<Synonym, 'kind' | 'term' | 'others'>

/** A name as it is written, and folded for comparison. */
export type Name = { text: string; folded: string }

export type Concept = Pick<Synonym, 'kind' | 'term'> & { names: Name[] }

/** The names of everything that search understands, in memory. */
export type Dictionary = {
  /** Everything that has this name; one abbreviation may stand for several things. */
  find(folded: string): Concept[]
  /** The longest name inside a text, and where it begins. */
  findInside(folded: string): { name: string; start: number } | undefined
  concepts: readonly Concept[]
}

/** No name is found inside a text by fewer characters. */
const shortestInside = 2

export function createDictionary(entries: Entry[]): Dictionary {
  const concepts = entries.map(({ kind, term, others }) => ({
    kind,
    term,
    names: [term, ...others].map((text) => ({ text, folded: fold(text) })),
  }))
  const byName = new Map<string, Concept[]>()
  for (const concept of concepts)
    for (const { folded } of concept.names) {
      const known = byName.get(folded)
      if (known) known.push(concept)
      else byName.set(folded, [concept])
    }
  const longest = Math.max(0, ...[...byName.keys()].map((name) => name.length))
  return {
    concepts,
    find: (folded) => byName.get(folded) ?? [],
    findInside(folded) {
      for (let length = Math.min(longest, folded.length - 1); length >= shortestInside; length--)
        for (let start = 0; start + length <= folded.length; start++) {
          const name = folded.slice(start, start + length)
          if (byName.has(name) && isApart(folded, start, start + length)) return { name, start }
        }
      return undefined
    },
  }
}

/** Latin letters belong to the word around them: `mi` is not inside `stemi`. */
function isApart(text: string, start: number, end: number): boolean {
  const isCut = (at: number) => isLatin(text[at - 1]) && isLatin(text[at])
  return !isCut(start) && !isCut(end)
}

const isLatin = (letter: string | undefined) => letter !== undefined && /[a-z0-9]/.test(letter)
