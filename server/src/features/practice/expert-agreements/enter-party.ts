import { agreementFailures } from '#contract/practice/expert-agreements.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { isCreditCode } from './credit-code.ts'
import { insertParty } from './expert-agreements.queries.ts'

type Party = { name: string; credit_code: string; signatory: string }

/** Enters the legal entity that signs as party A from now on, and answers its number. What was signed stays as it was. */
export function enterParty(context: Context, { name, credit_code, signatory }: Party): Promise<number> {
  const code = credit_code.toUpperCase().replaceAll(/\s/g, '')
  if (!isCreditCode(code)) throw refuse(agreementFailures.creditCodeWrong)
  return insertParty(context.db, {
    name,
    credit_code: code,
    signatory,
    created_by: memberOf(context).userId,
  })
}
