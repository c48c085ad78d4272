import { accountCalls, agreementCalls } from '#contract/people/account.ts'
import { queryOf } from '#web/platform/query.ts'

export const accountQueries = {
  loginConfig: () => queryOf(accountCalls.loginConfig, { type: 2 }),
  agreement: (agreementId: number) => queryOf(agreementCalls.detail, { agreement_id: agreementId }),
}
