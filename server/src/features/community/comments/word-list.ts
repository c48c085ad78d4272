import type { Db } from '#kernel/database.ts'
import { defineState } from '#kernel/feature-state.ts'
import { selectWords } from './comments.queries.ts'
import { withoutLookAlikes } from './look-alikes.ts'

/** How late a change of the list is seen: a full room does not read it with every comment. */
const freshMs = 30_000

/** One width, lower case, and neither blanks nor punctuation, not even invisible ones: people use these to get around a list. */
export const foldWord = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}\p{Mn}\p{P}\p{S}]/gu, '')

/** What is compared: the list itself keeps the characters that an operator has written. */
const compared = (text: string) => withoutLookAlikes(foldWord(text))

const loadWords = async (db: Db) => (await selectWords(db)).map(compared).filter((word) => word !== '')

type List = { words: Promise<string[]>; until: number }

/** The words that no comment may contain, reloaded from the database from time to time. */
export const wordList = defineState({
  open({ db }: { db: Db }) {
    let list: List | undefined

    async function wordsAt(now: number): Promise<string[]> {
      if (!list || list.until <= now) list = { words: loadWords(db), until: now + freshMs }
      try {
        return await list.words
      } catch (error) {
        // A failure is not cached: the next comment tries again.
        list = undefined
        throw error
      }
    }

    return {
      async refuses(content: string, now = Date.now()): Promise<boolean> {
        const folded = compared(content)
        return (await wordsAt(now)).some((word) => folded.includes(word))
      },
      /** Called after a change: this server sees it at once, the others a little later. */
      reload: () => void (list = undefined),
    }
  },
})
