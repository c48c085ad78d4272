import type { Db } from '#kernel/database.ts'
import { readAskedWords } from '#server/features/discover/search/read-keyword.ts'
import { readQuestion } from '#server/features/discover/search/read-question.ts'
import { allOf, anyOf, gramsQuery } from '#kernel/tsquery.ts'
import { enoughWords } from '#server/features/discover/search/enough-words.ts'
import { weightOf } from '#server/features/discover/search/word-weights.ts'
import type { Frequencies } from '#server/features/discover/search/word-weights.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { selectCandidates } from './answers.queries.ts'
import type { Candidate } from './answers.queries.ts'
import { readAsked, scorePassage } from './rank-passages.ts'

export type Scored = Candidate & { score: number; share: number }

/** So much of what the words of a question weigh is asked for, then less, until there is enough to choose from. */
const shares = [0.99, 0.7, 0.45, 0.3]
/** What is said in ten recordings counts once. */
const enough = 40
const mostAtOnce = 400

/** The passages that answer a question best, the best first; none for what asks nothing and is one word. */
export async function findQuotes(
  db: Db,
  typed: string,
  dictionary: Dictionary,
  frequencies: Frequencies,
): Promise<Scored[]> {
  const question = readQuestion(typed, dictionary)
  if (!question.isDivided || question.words.length < (question.isAsking ? 1 : 2)) return []
  const keyword = await readAskedWords(question.words, dictionary)
  const weighed = keyword.words.map((word, at) => {
    const { isName } = question.words[at]!
    return { isName, weight: weightOf(word, isName, frequencies) }
  })
  const asked = readAsked(typed, keyword, weighed)
  const weights = weighed.map(({ weight }) => weight)
  const isChinese = /\p{Script=Han}/u.test(typed)
  const queries = asked.terms.map(({ texts }) => anyOf(lookedUp(texts, isChinese).map(gramsQuery)))
  const found = new Map<number, Candidate>()
  const different = new Set<string>()
  for (const share of shares) {
    const sets = enoughWords(weights, asked.whole * share)
    const query = anyOf(sets.map((set) => allOf(set.map((at) => queries[at]!))))
    for (const row of await selectCandidates(db, query, isChinese, mostAtOnce)) {
      found.set(row.id, row)
      different.add(row.folded.slice(0, row.folded.indexOf('\n')))
    }
    if (different.size >= enough) break
  }
  return [...found.values()]
    .map((row) => {
      const score = scorePassage(row.folded, asked)
      return { ...row, score, share: score / asked.whole }
    })
    .toSorted((a, b) => b.score - a.score || b.id - a.id)
}

const longLatin = /^[a-z0-9]{6,}$/

/**
 * The index is asked for what can be found. Passages in Chinese have abbreviations but hardly an English name, and each letter of one
 * costs a list of the index: a name of twenty letters takes longer than all Chinese names together.
 */
const lookedUp = ([own, ...others]: string[], isChinese: boolean): string[] => [
  ...(own === undefined ? [] : [own]),
  ...others.filter((text) => !isChinese || !longLatin.test(text)),
]
