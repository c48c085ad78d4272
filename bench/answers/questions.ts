import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Db } from '#kernel/database.ts'
import { fold } from '#kernel/fold.ts'
import { selectFrequencies } from '#server/features/discover/search/frequencies.queries.ts'
import { findQuotes } from '#server/features/discover/answers/find-quotes.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'

/** A question as doctors ask it, and what stands in a passage of the demo world that answers it. */
export type BenchQuestion = { asked: string; right: string[]; half: 'tuned' | 'kept' }

/** The half of a question is decided by its hash. Only the `tuned` one may be looked at while the ranking is changed. */
const halfOf = (asked: string): BenchQuestion['half'] =>
  createHash('sha256').update(asked).digest().readUInt8() % 2 === 0 ? 'tuned' : 'kept'

export const questions: BenchQuestion[] = readFileSync(new URL('questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [asked, right] = line.split('\t') as [string, string]
    return { asked, right: right.split('|'), half: halfOf(asked) }
  })

const first = 5

export type Outcome = BenchQuestion & { place: number; ms: number; best: string[] }

/** Asks all questions. `place` is that of the right passage among different ones, 0 for none. */
export async function askAll(db: Db, dictionary: Dictionary): Promise<Outcome[]> {
  const frequencies = await selectFrequencies(db, 'quoted_passages', 'grams')
  const outcomes: Outcome[] = []
  for (const question of questions) {
    const began = performance.now()
    const found = await findQuotes(db, question.asked, dictionary, frequencies)
    const ms = performance.now() - began
    // What is said in ten recordings is shown once.
    const best = [...new Set(found.map(({ folded }) => folded.slice(0, folded.indexOf('\n'))))].slice(
      0,
      first,
    )
    const place = best.findIndex((words) => question.right.some((part) => words.includes(fold(part)))) + 1
    outcomes.push({ ...question, place, ms, best })
  }
  return outcomes
}

/** The share of the questions whose right passage is among the first five. */
export function shareFound(outcomes: Outcome[], half: BenchQuestion['half']): number {
  const own = outcomes.filter((outcome) => outcome.half === half)
  return own.filter(({ place }) => place > 0).length / own.length
}
