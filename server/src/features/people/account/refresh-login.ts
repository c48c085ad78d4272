import { accountCalls } from '#contract/people/account.ts'
import { failures } from '#contract/wire/failure.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { giveLogin } from './give-login.ts'
import { refreshSession } from './sessions.ts'
import { presentLogin } from './account.present.ts'
import { selectUser } from './account.queries.ts'

/** A whole congress may sit behind one address, and a token cannot be guessed. */
const triesPerAddress = { name: 'refresh-address', max: 3000, windowMs: 600_000 }

export const refreshLogin = answer(accountCalls.onlineRefresh, async (input, context) => {
  await context.limits.spend(triesPerAddress, context.caller.address)
  const { secrets, member } = await refreshSession(context, {
    refreshToken: input.refresh_token,
    guestId: context.caller.guestId,
  })
  const user = await selectUser(context.db, member.userId)
  if (!user) throw refuse(failures.loginExpired)
  await giveLogin(context, { secrets, sessionId: member.sessionId })
  return presentLogin(user, secrets)
})
