import type { Db } from '#kernel/database.ts'
import { selectWords } from './comments.queries.ts'

/** A change of the list is seen this much later; a full room does not read it with every comment. */
const freshMs = 30_000

type Kept = { words: Promise<string[]>; until: number }

const kept = new WeakMap<Db, Kept>()

/** One width, lower case and no blanks, also none that cannot be seen: what people do to get around a list. */
export const foldWord = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s\p{Cf}\p{Mn}]/gu, '')

export async function holdsRefusedWord(db: Db, content: string, now = Date.now()): Promise<boolean> {
  const folded = foldWord(content)
  return (await wordsOf(db, now)).some((word) => folded.includes(word))
}

/** After a change: this server sees it at once, the others a little later. */
export const readWordsAnew = (db: Db) => void kept.delete(db)

async function wordsOf(db: Db, now: number): Promise<string[]> {
  let list = kept.get(db)
  if (!list || list.until <= now) {
    list = { words: selectWords(db), until: now + freshMs }
    kept.set(db, list)
  }
  try {
    return await list.words
  } catch (error) {
    // Not kept: the next comment asks again.
    kept.delete(db)
    throw error
  }
}
