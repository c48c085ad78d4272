import { accountFailures } from '#contract/account.ts'
import type { LoginData } from '#contract/account.ts'
import { accountTopics } from '#contract/socket.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/house.ts'
import { openSession } from '#kernel/session/sessions.ts'
import { presentLogin } from './account.present.ts'
import type { UserRow } from './account.queries.ts'

/** What every way of logging in ends with: a session, its cookie, and word to the clients that it displaces. */
export async function openLogin(context: Context, user: UserRow): Promise<LoginData> {
  if (user.status !== 'active') throw refuse(accountFailures.forbidden)
  const { db, rooms, caller } = context
  const { secrets, sessionId, ended } = await openSession(db, user.id, caller.client, caller.guestId)
  context.setLoginCookie(secrets.cookie)
  await Promise.all(ended.map((login) => rooms.toSession(accountTopics.outsideAccount, login.id, {})))
  if (caller.guestId) await rooms.toGuest(accountTopics.changeAccount, caller.guestId, {}, sessionId)
  return presentLogin(user, secrets)
}
