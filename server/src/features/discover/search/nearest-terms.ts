import type { Db } from '#kernel/database.ts'
import type { Concept, Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { latinNameQuery } from './latin-words.ts'
import { selectFindable } from './overview.queries.ts'
import { anyOf, gramsQuery } from '#kernel/tsquery.ts'

const mostTerms = 6
/** As many of the best candidates are tried, of which some find nothing. */
const mostTried = 24
const shortestStart = 2

type Candidate = { text: string; concept: Concept }

/** Terms that begin with what was typed, and find something. */
export async function termsStartingWith(db: Db, typed: string, dictionary: Dictionary): Promise<string[]> {
  if (typed.length < shortestStart) return []
  const candidates = dictionary.concepts.flatMap((concept) =>
    concept.names
      .filter(({ folded }) => folded !== typed && folded.startsWith(typed))
      .map(({ text }) => ({ text, concept })),
  )
  return findable(db, candidates)
}

/** Terms that share the most with what was typed, and find something. */
export async function nearestTerms(db: Db, typed: string, dictionary: Dictionary): Promise<string[]> {
  const scored = dictionary.concepts
    .map((concept) => {
      const names = concept.names.map(({ text, folded }) => ({ text, score: likeness(typed, folded) }))
      return { concept, ...names.reduce((a, b) => (b.score > a.score ? b : a)) }
    })
    .filter(({ score }) => score > 0)
  return findable(
    db,
    scored.toSorted((a, b) => b.score - a.score),
  )
}

async function findable(db: Db, candidates: Candidate[]): Promise<string[]> {
  const tried = candidates.slice(0, mostTried)
  if (tried.length === 0) return []
  const found = await selectFindable(
    db,
    tried.map(({ text, concept: { names } }) => {
      const latin = names.filter(({ folded }) => /^[a-z0-9]+$/.test(folded))
      const others = names.filter((name) => !latin.includes(name))
      const latinQuery = anyOf(latin.map((name) => latinNameQuery(name.text)))
      return {
        text,
        latin: latinQuery,
        query: anyOf([latinQuery, ...others.map(({ folded }) => gramsQuery(folded))]),
        patterns: others.map(({ folded }) => `%${folded}%`),
      }
    }),
  )
  return tried
    .map(({ text }) => text)
    .filter((text) => found.has(text))
    .slice(0, mostTerms)
}

/** The share of pairs of neighbours that two texts have in common, at least one of them; 0 to 1. */
export function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  const shared = [...left].filter((pair) => right.has(pair)).length
  return shared === 0 ? 0 : (2 * shared) / (left.size + right.size)
}

function pairsOf(text: string): Set<string> {
  const letters = Array.from(text)
  return new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))
}
