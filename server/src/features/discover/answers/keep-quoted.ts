import { fold } from '#kernel/fold.ts'
import type { Sentence } from '#kernel/ports/composer.ts'

type Said = { id: number; words: string }

/**
 * The sentences of a language model that stand word by word in a passage. A sentence counts as a whole: a part of one may say the
 * opposite, such as 推荐 out of 不推荐. What the model claims to quote is not believed but looked up.
 */
export function keepQuoted(
  sentences: Sentence[],
  passages: Said[],
): { words: string; quote_ids: number[] }[] {
  const said = passages.map(({ id, words }) => ({ id, sentences: sentencesOf(words) }))
  const used = new Set<string>()
  return sentences.flatMap(({ words }) =>
    splitSentences(words).flatMap((sentence) => {
      const folded = fold(sentence)
      if (folded === '' || used.has(folded)) return []
      const places = said.filter((passage) => passage.sentences.has(folded))
      if (places.length === 0) return []
      used.add(folded)
      // The passage's own spelling is shown, not that of the model.
      return [{ words: places[0]!.sentences.get(folded)!, quote_ids: places.map(({ id }) => id) }]
    }),
  )
}

/** A point between two digits ends nothing. */
const splitSentences = (text: string) =>
  text.split(/(?<=[。！？!?])|(?<=\.)(?!\d)|\n/).map((sentence) => sentence.trim())

const sentencesOf = (words: string) =>
  new Map(splitSentences(words).map((sentence) => [fold(sentence), sentence]))
