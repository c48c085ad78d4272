import { payeeCalls } from '#contract/commerce/payees.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** The user's authentication, and where their money is paid to. */
    payee: true
  }
}

const tags = ['payee'] as const

export const payeeQueries = {
  authentication: () => queryOf(payeeCalls.authenticationInfo, {}, { tags }),
  payee: () => queryOf(payeeCalls.info, {}, { tags }),
}
