import type { Db } from '#kernel/database.ts'
import { defineState } from '#kernel/feature-state.ts'
import { createDictionary } from './dictionary.ts'
import type { Dictionary } from './dictionary.ts'
import { selectAllSynonyms } from './synonyms.queries.ts'

/** How late other servers see a change. */
const freshMs = 30_000

export const loadDictionary = async (db: Db) => createDictionary(await selectAllSynonyms(db))

type Loaded = { dictionary: Promise<Dictionary>; until: number }

/** The synonyms, reloaded from the database from time to time. */
export const synonymDictionary = defineState({
  open({ db }: { db: Db }) {
    let loaded: Loaded | undefined
    return {
      async get(now = Date.now()): Promise<Dictionary> {
        if (!loaded || loaded.until <= now) loaded = { dictionary: loadDictionary(db), until: now + freshMs }
        try {
          return await loaded.dictionary
        } catch (error) {
          // A failure is not cached: the next search tries again.
          loaded = undefined
          throw error
        }
      },
      /** Called after a change: this server sees it at once, the others a little later. */
      reload: () => void (loaded = undefined),
    }
  },
})
