import { giftCalls } from '#contract/commerce/gifts.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { giftQueries } from './queries.ts'

export const giftMutations = {
  /** Somebody else may have taken it. */
  take: mutationOf(giftCalls.take, {
    changes: ['gifts', 'works', 'orders'],
    answers: ({ code }) => giftQueries.detail(code),
    whenRefused: 'read-again',
  }),
}
