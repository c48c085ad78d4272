import { commentOperatorCalls } from '#contract/community/comments.ts'
import { answer } from '#kernel/answer.ts'
import { addWord, removeWord } from './change-words.ts'
import { selectWords } from './comments.queries.ts'

export const listWords = answer(commentOperatorCalls.words, async (_input, { db }) => selectWords(db))

export const setWord = answer(commentOperatorCalls.setWord, async ({ word, type: isOn }, context) => {
  await (isOn ? addWord : removeWord)(context, word)
  context.noteChange({ target: { kind: 'words', id: 0, name: word }, after: { is_on: isOn } })
  return selectWords(context.db)
})
