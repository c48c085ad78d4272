import { maskingCalls, maskingStates } from '#contract/community/masking.ts'
import type { Masking } from '#contract/community/masking.ts'
import { queryOf } from '#web/platform/query.ts'

const lookAgainMs = 2000

export const maskingQueries = {
  /** Asked again while the picture is being searched. */
  get: (url: string) => ({
    ...queryOf(maskingCalls.get, { url }),
    refetchInterval: ({ state }: { state: { data?: Masking | undefined } }) =>
      (state.data === undefined || state.data.state === maskingStates.searching) && lookAgainMs,
  }),
}
