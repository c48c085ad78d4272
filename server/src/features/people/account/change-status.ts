import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import type { Context } from '#kernel/services.ts'
import { lockUser, updateStatus } from './account.queries.ts'
import { publishEnded } from './end-logins.ts'
import { endSessionsOfUser } from './sessions.queries.ts'

/** Ends all logins of a user; they may log in again. */
export async function endLogins(context: Context, userId: number): Promise<void> {
  await publishEnded(context, await endSessionsOfUser(context.db, userId, 'operator'))
}

/** Keeps somebody out from now on: logins end, and no new one is opened. */
export async function forbidUser(context: Context, userId: number): Promise<void> {
  const ended = await context.db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (user?.status !== 'active') throw refuse(failures.dataMissing)
    await updateStatus(db, userId, 'forbidden')
    return endSessionsOfUser(db, userId, 'operator')
  })
  await publishEnded(context, ended)
}

export async function allowUser({ db }: Context, userId: number): Promise<void> {
  await db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (user?.status !== 'forbidden') throw refuse(failures.dataMissing)
    await updateStatus(db, userId, 'active')
  })
}
