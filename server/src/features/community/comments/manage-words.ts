import { commentOperatorCalls } from '#contract/community/comments.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { deleteWord, insertWord, selectWords } from './comments.queries.ts'
import { foldWord, wordList } from './word-list.ts'

export const listWords = answer(commentOperatorCalls.words, async (_input, { db }) => selectWords(db))

export const setWord = answer(commentOperatorCalls.setWord, async ({ word, type: isOn }, { db, states }) => {
  const folded = foldWord(word)
  // Only invisible characters: it would match every comment.
  if (folded === '') throw refuse(failures.parameterError, { detail: 'word' })
  await (isOn ? insertWord(db, folded) : deleteWord(db, folded))
  states.get(wordList).reload()
  return selectWords(db)
})
