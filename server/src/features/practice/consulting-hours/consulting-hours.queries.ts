import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { ConsultingHour } from '#contract/practice/consulting-hours.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { consultingHours, consultingTimes } from './consulting-hours.tables.ts'
import type { Period } from './free-times.ts'

export const selectHours = (db: Db, userId: number): Promise<ConsultingHour[]> =>
  db
    .select({
      weekday: consultingHours.weekday,
      begin: consultingHours.begin_minute,
      end: consultingHours.end_minute,
    })
    .from(consultingHours)
    .where(eq(consultingHours.user_id, userId))
    .orderBy(asc(consultingHours.weekday), asc(consultingHours.begin_minute))

/** Taken one after the other, so that two windows of one doctor do not mix their hours. */
export const replaceHours = (db: Db, userId: number, hours: readonly ConsultingHour[]) =>
  db.transaction(async (db) => {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    await db.delete(consultingHours).where(eq(consultingHours.user_id, userId))
    if (hours.length > 0)
      await db.insert(consultingHours).values(
        hours.map(({ weekday, begin, end }) => ({
          user_id: userId,
          weekday,
          begin_minute: begin,
          end_minute: end,
        })),
      )
  })

/** What is not over yet. */
export const selectTaken = (db: Db, userId: number): Promise<Period[]> =>
  db
    .select({ beginAt: consultingTimes.begin_at, endAt: consultingTimes.end_at })
    .from(consultingTimes)
    .where(and(eq(consultingTimes.user_id, userId), gt(consultingTimes.end_at, sql`now()`)))
    .orderBy(asc(consultingTimes.begin_at))

/** The account of a doctor; undefined for one without. */
export const selectUserOfDoctor = async (db: Db, doctorId: number): Promise<number | undefined> => {
  const row = await first(
    db.select({ userId: doctors.user_id }).from(doctors).where(eq(doctors.id, doctorId)),
  )
  return row?.userId ?? undefined
}

export const hasDoctorOf = async (db: Db, userId: number): Promise<boolean> =>
  (await db.$count(doctors, eq(doctors.user_id, userId))) > 0

export const deleteTime = (db: Db, consultationId: number) =>
  db.delete(consultingTimes).where(eq(consultingTimes.consultation_id, consultationId))

/** False when the doctor is in another consultation then: the table's constraint decides which of two comes first. */
export const insertTime = async (db: Db, row: typeof consultingTimes.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(consultingTimes)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: consultingTimes.consultation_id })
  return rows.length > 0
}
