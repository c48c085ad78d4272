import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { userNoticed } from '#kernel/notice.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { allowedAgain, loginsEnded } from './account.notices.ts'
import { lockUser, updateStatus } from './account.queries.ts'
import { publishEnded } from './end-logins.ts'
import { endSessionsOfUser } from './sessions.queries.ts'

/** Ends all logins of a user; they may log in again. */
export async function endLogins(context: Context, userId: number): Promise<void> {
  const ended = await endSessionsOfUser(context.db, userId, 'operator')
  await publishEnded(context, ended)
  if (ended.length === 0) return
  const notice = loginsEnded.write({ time: shanghaiTime(new Date()) })
  await context.events.publish(userNoticed, { userId, notice })
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

export async function allowUser({ db, events }: Context, userId: number): Promise<void> {
  await db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (user?.status !== 'forbidden') throw refuse(failures.dataMissing)
    await updateStatus(db, userId, 'active')
  })
  await events.publish(userNoticed, { userId, notice: allowedAgain.write({}) })
}
