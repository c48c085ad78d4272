import { agreementCalls } from '#contract/account.ts'
import { ownAccountCalls } from '#contract/logins.ts'
import { ownQueryOf } from '#web/platform/own-query.ts'
import { queryOf } from '#web/platform/query.ts'

export const personalQueries = {
  logins: () => ownQueryOf(ownAccountCalls.logins, {}),
  agreements: () => queryOf(agreementCalls.list, {}),
}
