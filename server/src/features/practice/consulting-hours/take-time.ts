import { consultingFailures, consultingMinutes } from '#contract/practice/consulting-hours.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { deleteTime, insertTime, selectHours, selectTaken } from './consulting-hours.queries.ts'
import { findFreeTimes } from './free-times.ts'

type Taking = { consultationId: number; userId: number; beginAt: Date }

/** Takes half an hour of a doctor for a consultation, in place of the one it had; inside a transaction. */
export async function takeTime(db: Db, { consultationId, userId, beginAt }: Taking): Promise<void> {
  await deleteTime(db, consultationId)
  const end_at = new Date(beginAt.getTime() + consultingMinutes * 60_000)
  const row = { consultation_id: consultationId, user_id: userId, begin_at: beginAt, end_at }
  if (!(await insertTime(db, row))) throw refuse(consultingFailures.timeTaken)
}

/** The same for somebody else: only what the doctor has offered. */
export async function takeFreeTime(db: Db, taking: Taking): Promise<void> {
  const { userId, beginAt } = taking
  const [hours, taken] = [await selectHours(db, userId), await selectTaken(db, userId)]
  const isSame = (one: { beginAt: Date }) => one.beginAt.getTime() === beginAt.getTime()
  if (taken.some(isSame)) throw refuse(consultingFailures.timeTaken)
  if (!findFreeTimes(hours, taken, new Date()).some(isSame)) throw refuse(consultingFailures.timeNotFree)
  await takeTime(db, taking)
}
