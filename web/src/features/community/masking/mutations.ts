import { maskingCalls } from '#contract/community/masking.ts'
import { mutationOf } from '#web/platform/mutation.ts'
import { maskingQueries } from './queries.ts'

export const maskingMutations = {
  confirm: mutationOf(maskingCalls.confirm, { answers: ({ url }) => maskingQueries.get(url) }),
}
