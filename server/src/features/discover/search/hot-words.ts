import { searchCalls } from '#contract/discover/search.ts'
import { answer } from '#kernel/answer.ts'
import { fold } from '#kernel/fold.ts'
import type { CallContext } from '#kernel/services.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Keyword } from './read-keyword.ts'
import { lastLiteralRank } from './search.queries.ts'
import { addSearch, selectChosenWords, selectHotTerms } from './terms.queries.ts'

const shownWords = 10
const longestTerm = 20
const windowMs = 14 * 24 * 3600_000

/** The same person counts once, and one address, which many may share, fewer times than make a word hot. */
const perVisitor: Limit = { name: 'search-visitor', max: 1, windowMs }
const perAddress: Limit = { name: 'search-address', max: 2, windowMs }

/** Counts a search if its words occur in what it found: hot words are public, so they may only repeat the content. */
export async function noteSearch(
  { db, limits, member, caller, log }: CallContext,
  typed: string,
  { whole }: Keyword,
  rank: number | null,
  collegeId: number,
): Promise<void> {
  const term = typed.trim().replace(/\s+/g, ' ')
  const who = member ? `user ${member.userId}` : caller.guestId && `guest ${caller.guestId}`
  if (rank === null || rank > lastLiteralRank || who === '' || caller.isDrawing) return
  if (Array.from(term).length > longestTerm || Array.from(whole).length < 2) return
  try {
    if (!(await limits.fits(perVisitor, `${whole} ${who}`))) return
    if (!(await limits.fits(perAddress, `${whole} ${caller.address}`))) return
    await addSearch(db, term, whole, collegeId > 0 ? [0, collegeId] : [0])
  } catch (error) {
    // The search itself succeeded.
    log.warn({ err: error }, 'a search was not counted')
  }
}

export const getHotWords = answer(searchCalls.hotWords, async (input, { db }) => {
  const [chosen, own, general] = await Promise.all([
    selectChosenWords(db, input.college_id),
    input.college_id > 0 ? selectHotTerms(db, input.college_id, shownWords) : [],
    selectHotTerms(db, 0, shownWords),
  ])
  const hidden = new Set(chosen.flatMap(({ kind, word }) => (kind === 'hidden' ? fold(word) : [])))
  const pinned = chosen.flatMap(({ kind, word }) =>
    kind === 'pinned' ? { folded: fold(word), term: word } : [],
  )
  const words = new Map([...general, ...own, ...pinned].map(({ folded, term }) => [folded, term]))
  const inOrder = new Set([...pinned, ...own, ...general].map(({ folded }) => folded))
  return [...inOrder]
    .filter((folded) => !hidden.has(folded))
    .slice(0, shownWords)
    .map((folded) => ({ word: words.get(folded)! }))
})
