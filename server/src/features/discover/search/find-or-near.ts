import type { Context } from '#kernel/services.ts'
import type { Dictionary } from '#server/features/library/synonyms/dictionary.ts'
import { synonymDictionary } from '#server/features/library/synonyms/synonym-dictionary.ts'
import { readKeyword, readNearKeywords } from './read-keyword.ts'
import type { Keyword } from './read-keyword.ts'
import type { SearchScope } from './search.queries.ts'

export type Search = { typed: string; keyword: Keyword; scope: SearchScope; dictionary: Dictionary }

type SearchInput = { keyword: string; college_id: number; disease_id: number }

/** Undefined if there is nothing to search for. */
export async function readSearch(
  { states }: Pick<Context, 'states'>,
  input: SearchInput,
): Promise<Search | undefined> {
  const dictionary = await states.get(synonymDictionary).get()
  const keyword = await readKeyword(input.keyword, dictionary)
  const scope = { collegeId: input.college_id, diseaseId: input.disease_id }
  return keyword && { typed: input.keyword, keyword, dictionary, scope }
}

/** Searches as typed. Only what finds nothing at all is searched again, for something similar. */
export async function findOrNear<Result>(
  { typed, keyword, dictionary }: Search,
  find: (keyword: Keyword) => Promise<Result>,
  isNothing: (result: Result, keyword: Keyword) => boolean | Promise<boolean>,
): Promise<{ keyword: Keyword; result: Result }> {
  let found = { keyword, result: await find(keyword) }
  if (!(await isNothing(found.result, keyword))) return found
  for (const near of await readNearKeywords(typed, dictionary)) {
    found = { keyword: near, result: await find(near) }
    if (!(await isNothing(found.result, near))) break
  }
  return found
}
