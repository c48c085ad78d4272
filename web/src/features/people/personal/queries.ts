import { agreementCalls } from '#contract/people/account.ts'
import { ownAccountCalls } from '#contract/people/logins.ts'
import { queryOf } from '#web/platform/query.ts'

export const personalQueries = {
  logins: () => queryOf(ownAccountCalls.logins, {}),
  agreements: () => queryOf(agreementCalls.list, {}),
}
