import { accountCalls } from '#contract/people/account.ts'
import { accountTopics } from '#contract/wire/socket.ts'
import { answer } from '#kernel/answer.ts'
import { endSession } from './sessions.queries.ts'

export const logout = answer(accountCalls.logout, async (_input, context) => {
  if (context.member) {
    await endSession(context.db, context.member.sessionId, 'logout')
    // The other tabs of this browser share the login.
    await context.rooms.toSession(accountTopics.outsideAccount, context.member.sessionId, {})
  }
  context.setLoginCookie(undefined)
  return {}
})
