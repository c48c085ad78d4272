import { withdrawalCalls } from '#contract/commerce/withdrawals.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's balances, withdrawals and bills. */
    money: true
  }
}

export const withdrawalQueries = {
  overview: () => queryOf(withdrawalCalls.overview, {}, { tags: ['money', 'payee'] }),
}
