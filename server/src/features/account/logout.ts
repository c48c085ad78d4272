import { accountCalls } from '#contract/account.ts'
import { answer } from '#kernel/answer.ts'
import { endSession } from '#kernel/session/session.queries.ts'

export const logout = answer(accountCalls.logout, async (_input, context) => {
  if (context.member) await endSession(context.db, context.member.sessionId, 'logout')
  context.setLoginCookie(undefined)
  return {}
})
