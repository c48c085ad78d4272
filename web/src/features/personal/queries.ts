import { agreementCalls } from '#contract/account.ts'
import { ownAccountCalls } from '#contract/logins.ts'
import { queryOf } from '#web/platform/query.ts'

export const personalQueries = {
  logins: () => queryOf(ownAccountCalls.logins, {}),
  agreements: () => queryOf(agreementCalls.list, {}),
}
