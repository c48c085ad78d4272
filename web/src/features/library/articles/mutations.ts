import { articleCalls } from '#contract/library/articles.ts'
import { mutationOf } from '#web/platform/mutation.ts'

export const articleMutations = {
  /** A failure to count is not worth a message. */
  countShare: mutationOf(articleCalls.share, { tips: false }),
}
