import { accountCalls, accountFailures } from '#contract/people/account.ts'
import { passwordStatuses } from '#contract/people/password.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { checkCredentials, countPasswordTry } from './check-credentials.ts'
import { asksCodeAtLogin, asksSlideAtLogin, readLoginConfig } from './login-config.ts'
import { openLogin } from './open-login.ts'
import { judgePasswordAge } from './password-age.ts'
import { spendTicket } from './slide-ticket.ts'
import { consumeCode } from './sms-codes.ts'

export const login = answer(accountCalls.login, async (input, context) => {
  await countPasswordTry(context, input.username)
  const config = await readLoginConfig(context.db)
  if (asksCodeAtLogin(config) && !input.code) throw refuse(accountFailures.codeNeeded)
  const giveBack = asksSlideAtLogin(config) ? await spendTicket(context, input.slide_ticket) : undefined
  const { user, number } = await checkCredentials(context, config, input)
  const age = judgePasswordAge(user, config, Date.now())
  if (age && !(age.status === passwordStatuses.advised && input.skip_advice)) {
    // The password was right, so the same ticket may come back with the answer to the advice.
    await giveBack?.()
    throw refuse(age.failure, { data: { status: age.status } })
  }
  if (number) await consumeCode(context, number, input.code!)
  return openLogin(context, user, { passwordHash: user.password_hash, openid: input.openid })
})
