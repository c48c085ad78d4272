import type * as z from 'zod/mini'
import type { accountCalls } from '#contract/people/account.ts'
import { passwordStatuses } from '#contract/people/password.ts'
import { refuse } from '#kernel/fail.ts'
import type { CallContext } from '#kernel/services.ts'
import { checkCredentials } from './check-credentials.ts'
import { readClientConfig } from './login-risk.ts'
import { findByName } from './own-number.ts'
import { openLogin } from './open-login.ts'
import { judgePasswordAge } from './password-age.ts'
import { returnTicket } from './slide-ticket.ts'
import { consumeCheckedCode } from './sms-codes.ts'

type Input = z.infer<typeof accountCalls.login.input>

export async function logInByPassword(input: Input, context: CallContext) {
  const config = await readClientConfig(context)
  const found = await findByName(context, input.username, input.country_code)
  const { user, number } = await checkCredentials(context, config, { ...input, found }, 'spend')
  const age = judgePasswordAge(user, config, Date.now())
  if (age && !(age.status === passwordStatuses.advised && input.skip_advice)) {
    // The password was right, so the same ticket may come back with the answer to the advice.
    if (input.slide_ticket) await returnTicket(context, input.slide_ticket)
    throw refuse(age.failure, { data: { status: age.status } })
  }
  if (number) await consumeCheckedCode(context, context.db, number, input.code!)
  return openLogin(context, user, { passwordHash: user.password_hash, openid: input.openid, way: 'password' })
}
