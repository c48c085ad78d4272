import { slideCalls } from '#contract/people/slide.ts'
import { queryOf } from '#web/platform/query.ts'

/** A puzzle and a question are each for one person at one time: nothing of them is kept. */
const unkept = { gcTime: 0, staleTime: Infinity }

export const slideQueries = {
  puzzle: () => ({ ...queryOf(slideCalls.image, {}), ...unkept }),
  question: () => ({ ...queryOf(slideCalls.access, {}), ...unkept }),
}
