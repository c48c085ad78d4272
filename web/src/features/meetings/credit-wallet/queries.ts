import { walletCalls } from '#contract/meetings/credit-wallet.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The credits of the user, from here and elsewhere. */
    credits: true
  }
}

export const walletQueries = {
  /** 0 is the current year. */
  wallet: (year: number) => ({
    ...queryOf(walletCalls.get, { year }, { tags: ['credits', 'study', 'certificates'] }),
    staleTime: 0,
  }),
}
