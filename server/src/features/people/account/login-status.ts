import { accountCalls } from '#contract/people/account.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { updateSeenAt } from './sessions.queries.ts'

/** Reaching the handler is the answer: the access rule has believed the token. */
export const getLoginStatus = answer(accountCalls.loginStatus, async () => ({}))

export const reportOnline = answer(accountCalls.onlineReport, async (_input, context) => {
  const { sessionId, userId } = memberOf(context)
  await updateSeenAt(context.db, { sessionId, userId, language: context.caller.language })
  return {}
})
