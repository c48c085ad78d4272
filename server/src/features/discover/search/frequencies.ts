import type { Db } from '#kernel/database.ts'
import { defineState } from '#kernel/feature-state.ts'
import { selectFrequencies } from './frequencies.queries.ts'
import type { Frequencies } from './word-weights.ts'

const freshMs = 10 * 60_000

/** The frequencies of an index, read again from time to time. */
export function keepFrequencies(db: Db, table: string, column: string) {
  let kept: { frequencies: Promise<Frequencies>; until: number } | undefined
  return async (now = Date.now()): Promise<Frequencies> => {
    if (!kept || kept.until <= now)
      kept = { frequencies: selectFrequencies(db, table, column), until: now + freshMs }
    try {
      return await kept.frequencies
    } catch (error) {
      kept = undefined
      throw error
    }
  }
}

/** Those of everything that search finds. */
export const searchFrequencies = defineState({
  open: ({ db }: { db: Db }) => ({ get: keepFrequencies(db, 'search_entries', 'words') }),
})
