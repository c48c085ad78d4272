import { commentOperatorCalls } from '#contract/community/comments.ts'
import { answer } from '#kernel/answer.ts'
import { addWord, removeWord } from './change-words.ts'
import { selectWords } from './comments.queries.ts'

export const listWords = answer(commentOperatorCalls.words, async (_input, { db }) => selectWords(db))

export const setWord = answer(commentOperatorCalls.setWord, async ({ word, type: isOn }, context) => {
  await (isOn ? addWord : removeWord)(context, word)
  return selectWords(context.db)
})
