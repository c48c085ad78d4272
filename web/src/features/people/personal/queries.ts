import { agreementCalls } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/logins.ts'
import { queryOf } from '#web/platform/query.ts'

declare module '#web/platform/query.ts' {
  interface QueryTags {
    /** Where somebody is logged in. */
    logins: true
  }
}

export const personalQueries = {
  logins: () => queryOf(ownAccountCalls.logins, {}, { tags: ['logins'] }),
  agreements: () => queryOf(agreementCalls.list, {}),
}
