import { consultingCalls, consultingFailures, hoursMistake } from '#contract/practice/consulting-hours.ts'
import { answer, memberOf } from '#kernel/answer.ts'
import type { Db } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { shanghaiTime } from '#kernel/time.ts'
import {
  hasDoctorOf,
  replaceHours,
  selectHours,
  selectTaken,
  selectUserOfDoctor,
} from './consulting-hours.queries.ts'
import { findFreeTimes } from './free-times.ts'
import type { Period } from './free-times.ts'

const presentTime = ({ beginAt, endAt }: Period) => ({
  begin_time: shanghaiTime(beginAt),
  end_time: shanghaiTime(endAt),
})

async function showHours(db: Db, userId: number) {
  const [hours, taken] = await Promise.all([selectHours(db, userId), selectTaken(db, userId)])
  return { hours, taken: taken.map(presentTime) }
}

export const getConsultingHours = answer(consultingCalls.own, async (_input, context) =>
  showHours(context.db, memberOf(context).userId),
)

export const saveConsultingHours = answer(consultingCalls.save, async ({ hours }, context) => {
  const { db } = context
  const { userId } = memberOf(context)
  if (!(await hasDoctorOf(db, userId))) throw refuse(consultingFailures.hoursDoctorsOnly)
  const mistake = hoursMistake(hours)
  if (mistake) throw refuse(mistake)
  await replaceHours(db, userId, hours)
  return showHours(db, userId)
})

/** A doctor without an account offers nothing. */
export const listFreeTimes = answer(consultingCalls.free, async ({ doctor_id }, { db }) => {
  const userId = await selectUserOfDoctor(db, doctor_id)
  if (userId === undefined) return { times: [] }
  const [hours, taken] = await Promise.all([selectHours(db, userId), selectTaken(db, userId)])
  return { times: findFreeTimes(hours, taken, new Date()).map(presentTime) }
})
