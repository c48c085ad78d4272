import type { Context } from '#kernel/services.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { searchFrequencies } from './frequencies.ts'
import { readAnyWords, readAskedWords, readKeyword, readNearKeywords } from './read-keyword.ts'
import type { Keyword } from './read-keyword.ts'
import { readQuestion } from './read-question.ts'
import type { AskedWord } from './read-question.ts'
import type { SearchScope } from './search.queries.ts'
import { weightOf } from './word-weights.ts'
import type { Frequencies } from './word-weights.ts'

export type Search = {
  typed: string
  keyword: Keyword
  scope: SearchScope
  dictionary: Dictionary
  frequencies: Frequencies
}

type SearchInput = { keyword: string; college_id: number; disease_id: number }

/** Undefined if there is nothing to search for. */
export async function readSearch(
  { states }: Pick<Context, 'states'>,
  input: SearchInput,
): Promise<Search | undefined> {
  const dictionary = await states.get(synonymDictionary).get()
  const keyword = await readKeyword(input.keyword, dictionary)
  const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
  const frequencies = await states.get(searchFrequencies).get()
  return keyword && { typed: input.keyword, keyword, dictionary, scope, frequencies }
}

type Find<Result> = (keyword: Keyword) => Promise<Result>

/**
 * Searches as typed. Only what finds nothing at all is searched again: without the words that make a question of it, for something
 * similar, and for some of its words. Where a name is known, the rest of a question matters less than a slip in it would.
 */
export async function findOrNear<Result>(
  search: Search,
  find: Find<Result>,
  isNothing: (result: Result, keyword: Keyword) => boolean | Promise<boolean>,
): Promise<{ keyword: Keyword; result: Result }> {
  const { typed, keyword, dictionary } = search
  let found = { keyword, result: await find(keyword) }
  if (!(await isNothing(found.result, keyword))) return found
  const question = readQuestion(typed, dictionary)
  const asked =
    question.isDivided && question.words.length > 0 && (await readAskedWords(question.words, dictionary))
  const whole = asked && asked.query !== keyword.query ? [asked] : []
  const some = asked && asked.words.length > 1 ? [withWeights(asked, question.words, search.frequencies)] : []
  const near = () => readNearKeywords(typed, dictionary)
  const isNamed = question.words.some(({ isName }) => isName)
  const tries = isNamed ? [...whole, ...some, near] : [...whole, near, ...some]
  for (const again of tries.map((one) => (typeof one === 'function' ? one() : [one])))
    for (const other of await again) {
      found = { keyword: other, result: await find(other) }
      if (!(await isNothing(found.result, other))) return found
    }
  return found
}

/** For a group that has nothing with every word: what has some of them. Undefined for a search of one word. */
export async function readSomeWords({
  typed,
  dictionary,
  frequencies,
}: Search): Promise<Keyword | undefined> {
  const { words, isDivided } = readQuestion(typed, dictionary)
  if (!isDivided || words.length < 2) return undefined
  return withWeights(await readAskedWords(words, dictionary), words, frequencies)
}

const withWeights = (keyword: Keyword, words: AskedWord[], frequencies: Frequencies) =>
  readAnyWords(
    keyword,
    keyword.words.map((word, at) => weightOf(word, words[at]!.isName, frequencies)),
  )
