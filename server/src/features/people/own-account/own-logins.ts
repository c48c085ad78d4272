import { failures } from '#contract/wire/failure.ts'
import { ownAccountCalls } from '#contract/people/own-account.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import { presentOwnLogin } from './own-account.present.ts'
import { endSessionOfUser, selectLiveSessions } from './own-account.queries.ts'

export const listOwnLogins = answer(ownAccountCalls.logins, async (_input, context) => {
  const { userId, sessionId } = memberOf(context)
  const rows = await selectLiveSessions(context.db, userId)
  const [current, others] = [
    rows.filter((row) => row.id === sessionId),
    rows.filter((row) => row.id !== sessionId),
  ]
  return [...current, ...others].map((row) => presentOwnLogin(row, sessionId))
})

/** Only others: the one in use is ended by logging out. */
export const endOwnLogin = answer(ownAccountCalls.endLogin, async (input, context) => {
  const { userId, sessionId } = memberOf(context)
  const ended =
    input.login_id === sessionId ? undefined : await endSessionOfUser(context.db, userId, input.login_id)
  if (!ended) throw refuse(failures.dataMissing)
  await publishEnded(context, [ended])
  return {}
})

export const endOtherLogins = answer(ownAccountCalls.endOtherLogins, async (_input, context) => {
  const { userId, sessionId } = memberOf(context)
  const ended = await endSessionsOfUser(context.db, userId, 'elsewhere', { exceptId: sessionId })
  await publishEnded(context, ended)
  return { ended: ended.length }
})
