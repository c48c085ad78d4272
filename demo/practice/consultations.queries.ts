import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { userTypes } from '#contract/people/account.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { consultations } from '#server/features/practice/consultations/consultations.tables.ts'

export const selectDoctorOfUser = (db: Db, userId: number) =>
  first(
    db
      .select({ id: doctors.id, departmentId: doctors.department_id })
      .from(doctors)
      .where(eq(doctors.user_id, userId)),
  )

/** Gives another doctor of the department an account, with which nobody logs in. */
export async function linkColleague(
  db: Db,
  { doctorId, departmentId }: { doctorId: number; departmentId: number },
): Promise<number | undefined> {
  const [colleague] = await db
    .select()
    .from(doctors)
    .where(and(eq(doctors.department_id, departmentId), ne(doctors.id, doctorId), isNull(doctors.user_id)))
    .orderBy(doctors.id)
    .limit(1)
  if (!colleague) return undefined
  const { name: truename, cover: photo, hospital, department, title } = colleague
  const [user] = await db
    .insert(users)
    .values({ truename, photo, hospital, department, title, user_type: userTypes.doctor })
    .returning({ id: users.id })
  await db.update(doctors).set({ user_id: user!.id }).where(eq(doctors.id, colleague.id))
  return user!.id
}

export const selectOperatorId = async (db: Db) =>
  (
    await first(
      db
        .select({ id: users.id })
        .from(users)
        .where(sql`${users.operator_roles} <> '{}'`)
        .orderBy(users.id)
        .limit(1),
    )
  )?.id

export const updateTalk = (
  db: Db,
  { id, groupId, roomId }: { id: number; groupId: number; roomId: number | null },
) => db.update(consultations).set({ chat_group_id: groupId, room_id: roomId }).where(eq(consultations.id, id))

/** A consultation to come stays one; what has happened, happened when it did. */
export const shiftConsultations = (db: Db, days: number, loadedAt: Date) =>
  db.execute(sql`update ${consultations} set begin_at = begin_at + ${days} * interval '1 day'
    where created_at <= ${loadedAt}`)
