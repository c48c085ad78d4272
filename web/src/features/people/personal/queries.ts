import { agreementCalls } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/logins.ts'
import { queryOf } from '#web/platform/query.ts'

/** Where somebody is logged in. */
export const loginTag = 'logins'

export const personalQueries = {
  logins: () => queryOf(ownAccountCalls.logins, {}, { tags: [loginTag] }),
  agreements: () => queryOf(agreementCalls.list, {}),
}
