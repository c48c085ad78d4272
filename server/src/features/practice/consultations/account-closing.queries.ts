import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { Db } from '#kernel/database.ts'
import { files } from '#kernel/kernel.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { isCandidate } from './consultations.queries.ts'
import {
  consultationAddenda,
  consultationEvents,
  consultationOutcomes,
  consultationSpecialists,
  consultations,
} from './consultations.tables.ts'

const { awaiting, inConsultation } = consultationStates
const isOpen = inArray(consultations.status, [awaiting, inConsultation])

/** The open consultations that a user is in, or could receive; locked, so that nobody changes them meanwhile. */
export const lockOpenOf = (db: Db, userId: number) =>
  openOf(db, userId).orderBy(consultations.id).for('update', { of: consultations })

const openOf = (db: Db, userId: number) =>
  db
    .select({
      consultation: consultations,
      /** The asked department, or that of the asked doctor. */
      departmentId: sql<number | null>`coalesce(${consultations.department_id}, ${doctors.department_id})`,
      hospital: sql<string>`coalesce(${users.hospital}, '')`,
    })
    .from(consultations)
    .leftJoin(doctors, eq(doctors.id, consultations.doctor_id))
    .leftJoin(users, eq(users.id, consultations.applicant_id))
    .where(
      and(
        isOpen,
        or(
          eq(consultations.applicant_id, userId),
          eq(consultations.receiver_id, userId),
          and(isNull(consultations.receiver_id), isCandidate(userId)),
        ),
      ),
    )
    .$dynamic()

export type OpenRow = Awaited<ReturnType<typeof lockOpenOf>>[number]

export const selectOpenOf = (db: Db, userId: number): Promise<OpenRow[]> => openOf(db, userId)

/** The open consultations in which an opinion of this user is still waited for. */
export const selectUnsignedOf = (db: Db, userId: number) =>
  db
    .select({ id: consultations.id, receiverId: consultations.receiver_id })
    .from(consultationSpecialists)
    .innerJoin(consultations, eq(consultations.id, consultationSpecialists.consultation_id))
    .where(
      and(isOpen, eq(consultationSpecialists.user_id, userId), isNull(consultationSpecialists.signed_at)),
    )

export const updateOpen = (db: Db, id: number, changes: Partial<typeof consultations.$inferInsert>) =>
  db.update(consultations).set(changes).where(eq(consultations.id, id))

/** The chats of all consultations that a user is or was in. */
export const selectChatsOf = async (db: Db, userId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.chat_group_id as id from ${consultations} c
    where c.chat_group_id is not null and (c.applicant_id = ${userId} or c.receiver_id = ${userId}
      or exists (select from ${consultationEvents} e where e.consultation_id = c.id and e.user_id = ${userId})
      or exists (select from ${consultationSpecialists} s where s.consultation_id = c.id and s.user_id = ${userId}))`)
  return rows.map(({ id }) => id)
}

/** Files that a consultation lists belong to it: its reader decides who opens them, and they go when it goes. */
export const releaseFiles = (db: Db, userId: number) =>
  db
    .update(files)
    .set({ owner_id: null })
    .where(
      and(
        eq(files.owner_id, userId),
        sql`exists (select from ${consultations} c where c.attachments @> array[${files}.id])`,
      ),
    )

/** Leaves the name of a doctor in all that they did in consultations, in place of the account. */
export async function keepNames(db: Db, user: typeof users.$inferSelect): Promise<void> {
  const { id, truename, title, hospital, department } = user
  const kept = { truename, title, hospital, department }
  await db.update(consultations).set({ applicant_kept: kept }).where(eq(consultations.applicant_id, id))
  await db.update(consultations).set({ receiver_kept: kept }).where(eq(consultations.receiver_id, id))
  await db
    .update(consultationEvents)
    .set({ user_id: null, name: truename })
    .where(eq(consultationEvents.user_id, id))
  for (const signed of [consultationOutcomes, consultationAddenda])
    await db.update(signed).set({ user_id: null }).where(eq(signed.user_id, id))
  // An opinion that is not signed is a draft of its author alone.
  await db
    .delete(consultationSpecialists)
    .where(and(eq(consultationSpecialists.user_id, id), isNull(consultationSpecialists.signed_at)))
  await db
    .update(consultationSpecialists)
    .set({ user_id: null })
    .where(eq(consultationSpecialists.user_id, id))
}
