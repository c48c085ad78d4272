import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { notify } from '#kernel/notify.ts'
import type { Context } from '#kernel/services.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { allowedAgain, loginsEnded } from './account.notices.ts'
import { lockUser, updateStatus } from './account.queries.ts'
import { publishEnded } from './end-logins.ts'
import { endSessionsOfUser } from './sessions.queries.ts'

/** Ends all logins of a user; they may log in again. */
export async function endLogins(context: Context, userId: number): Promise<void> {
  await context.db.transaction(async (db) => {
    const ended = await endSessionsOfUser(db, userId, 'operator')
    if (ended.length === 0) return
    await publishEnded({ ...context, db }, ended)
    await notify(db, userId, loginsEnded.write({ time: shanghaiTime(new Date()) }))
  })
}

/** Keeps somebody out from now on: logins end, and no new one is opened. */
export async function forbidUser(context: Context, userId: number): Promise<void> {
  await context.db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (user?.status !== 'active') throw refuse(failures.dataMissing)
    await updateStatus(db, userId, 'forbidden')
    await publishEnded({ ...context, db }, await endSessionsOfUser(db, userId, 'operator'))
  })
}

export async function allowUser({ db }: Context, userId: number): Promise<void> {
  await db.transaction(async (db) => {
    const user = await lockUser(db, userId)
    if (user?.status !== 'forbidden') throw refuse(failures.dataMissing)
    await updateStatus(db, userId, 'active')
    await notify(db, userId, allowedAgain.write({}))
  })
}
