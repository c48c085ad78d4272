import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { takeBackWord, upsertWord } from './comments.queries.ts'
import { foldWord, wordList } from './word-list.ts'

/** No comment may contain the word from now on. Answers its number. */
export async function addWord({ db, states }: Context, word: string): Promise<number> {
  const folded = foldWord(word)
  // Only invisible characters: it would match every comment.
  if (folded === '') throw refuse(failures.parameterError, { detail: 'word' })
  const id = await upsertWord(db, folded)
  states.get(wordList).reload()
  return id
}

export async function removeWord({ db, states }: Context, word: string): Promise<void> {
  await takeBackWord(db, foldWord(word))
  states.get(wordList).reload()
}
