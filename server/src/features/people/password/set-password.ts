import { isGoodPassword, passwordFailures } from '#contract/people/password.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { endSessionsOfUser } from '#server/features/people/account/sessions.queries.ts'
import { lockUser } from '#server/features/people/account/account.queries.ts'
import type { UserRow } from '#server/features/people/account/account.queries.ts'
import { publishEnded } from '#server/features/people/account/end-logins.ts'
import { hashPassword } from '#server/features/people/account/passwords.ts'
import { updatePassword } from './password.queries.ts'
import { notify } from '#kernel/notify.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { passwordChanged } from './password.notices.ts'

export function checkNewPassword(password: string): void {
  if (!isGoodPassword(password)) throw refuse(passwordFailures.weakPassword)
}

/**
 * Sets a password and ends all logins but the one that asked. `allow` is asked while the user is held, so that of
 * several that come together one succeeds.
 */
export async function setPassword(
  context: Context,
  userId: number,
  password: string,
  allow: (current: UserRow | undefined, db: Tx) => Promise<void>,
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const { member } = context
  await context.db.transaction(async (db) => {
    await allow(await lockUser(db, userId), db)
    await updatePassword(db, userId, passwordHash)
    const exceptId = member?.userId === userId ? member.sessionId : undefined
    await publishEnded({ ...context, db }, await endSessionsOfUser(db, userId, 'password', { exceptId }))
    await notify(db, userId, passwordChanged.write({ time: shanghaiTime(new Date()) }))
  })
}
