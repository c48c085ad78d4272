import { articleCalls } from '#contract/library/articles.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const articleMutations = {
  /** That it failed is not worth a word. */
  countShare: mutationOf(articleCalls.share, { tips: false }),
}
