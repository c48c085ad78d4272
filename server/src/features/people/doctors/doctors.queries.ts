import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { doctors } from './doctors.tables.ts'

/** What the row of a doctor shows, for whoever joins doctors. */
export const doctorItemColumns = {
  id: doctors.id,
  name: doctors.name,
  cover: doctors.cover,
  title: doctors.title,
  hospital: doctors.hospital,
  department: doctors.department,
}

export type DoctorItemRow = Pick<typeof doctors.$inferSelect, keyof typeof doctorItemColumns>

export const hasDoctor = async (db: Db, doctorId: number): Promise<boolean> => {
  const rows = await db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId))
  return rows.length > 0
}

/** The account that a doctor has; null if there is none. */
export const selectUserOfDoctor = async (db: Db, doctorId: number): Promise<number | null> => {
  const row = await first(
    db.select({ userId: doctors.user_id }).from(doctors).where(eq(doctors.id, doctorId)),
  )
  return row?.userId ?? null
}

/** Whose a doctor's homepage is, held until the end of the transaction. */
export const lockDoctor = (db: Db, doctorId: number) =>
  first(
    db.select({ userId: doctors.user_id }).from(doctors).where(eq(doctors.id, doctorId)).for('no key update'),
  )

export const selectDoctorsByIds = (db: Db, ids: number[]): Promise<DoctorItemRow[]> =>
  db.select(doctorItemColumns).from(doctors).where(inArray(doctors.id, ids))

/** The doctor that an account is. */
export const selectDoctorOf = (db: Db, userId: number) =>
  first(db.select(doctorItemColumns).from(doctors).where(eq(doctors.user_id, userId)))

/** Unlinked doctors with the verified name and the hospital of a user; none for somebody who is not verified. */
export const selectClaimable = (db: Db, userId: number) =>
  db
    .select(doctorItemColumns)
    .from(doctors)
    .innerJoin(users, and(eq(users.id, userId), eq(users.hospital, doctors.hospital)))
    .innerJoin(
      verifications,
      and(
        eq(verifications.user_id, users.id),
        eq(verifications.real_name, doctors.name),
        eq(verifications.state, verificationStates.passed),
        isNull(verifications.lapsed_at),
      ),
    )
    .where(isNull(doctors.user_id))
    .orderBy(asc(doctors.sort), asc(doctors.id))

/** False where the doctor or the account is linked already: of two who link at once, one does. */
export const updateDoctorUser = async (db: Db, doctorId: number, userId: number | null): Promise<boolean> => {
  const isFree =
    userId === null
      ? undefined
      : and(
          isNull(doctors.user_id),
          sql`not exists (select from ${doctors} other where other.user_id = ${userId})`,
        )
  const rows = await db
    .update(doctors)
    .set({ user_id: userId })
    .where(and(eq(doctors.id, doctorId), isFree))
    .returning({ id: doctors.id })
  return rows.length > 0
}

type DoctorChange = Partial<
  Pick<
    typeof doctors.$inferInsert,
    'cover' | 'title' | 'hospital' | 'department' | 'department_id' | 'good_at' | 'introduction'
  >
>

export const updateDoctor = (db: Db, doctorId: number, change: DoctorChange) =>
  db.update(doctors).set(change).where(eq(doctors.id, doctorId))
