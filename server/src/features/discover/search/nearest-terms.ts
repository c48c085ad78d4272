import type { Db } from '#kernel/database.ts'
import type { Dictionary, Name } from '#server/features/library/synonyms/dictionary.ts'
import { latinNameQuery } from './latin-words.ts'
import { selectFindable } from './overview.queries.ts'
import { gramsQuery } from './tsquery.ts'

const mostTerms = 6
/** As many of the best candidates are tried, of which some find nothing. */
const mostTried = 24
const shortestStart = 2

/** Terms that begin with what was typed, and find something. */
export const termsStartingWith = async (db: Db, typed: string, dictionary: Dictionary): Promise<string[]> =>
  typed.length < shortestStart
    ? []
    : findable(
        db,
        dictionary.concepts.flatMap(({ names }) =>
          names.filter(({ folded }) => folded !== typed && folded.startsWith(typed)),
        ),
      )

/** Terms that share the most with what was typed, and find something. */
export async function nearestTerms(db: Db, typed: string, dictionary: Dictionary): Promise<string[]> {
  const scored = dictionary.concepts
    .map(({ names }) => {
      const best = names.map((name) => ({ name, score: likeness(typed, name.folded) }))
      return best.reduce((a, b) => (b.score > a.score ? b : a))
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  return findable(
    db,
    scored.map(({ name }) => name),
  )
}

async function findable(db: Db, names: Name[]): Promise<string[]> {
  const tried = names.slice(0, mostTried)
  if (tried.length === 0) return []
  const found = await selectFindable(
    db,
    tried.map(({ text, folded }) =>
      /^[a-z0-9]+$/.test(folded)
        ? { text, query: latinNameQuery(text), pattern: '%' }
        : { text, query: gramsQuery(folded), pattern: `%${folded}%` },
    ),
  )
  return tried
    .map(({ text }) => text)
    .filter((text) => found.has(text))
    .slice(0, mostTerms)
}

/** The share of pairs of neighbours that two texts have in common, at least one of them; 0 to 1. */
export function likeness(a: string, b: string): number {
  const pairsOf = (text: string) => {
    const letters = Array.from(text)
    return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))
  }
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size)
}
