import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { consultationAddenda, consultationOutcomes, consultationSpecialists } from './consultations.tables.ts'

export const insertOutcome = (db: Db, row: typeof consultationOutcomes.$inferInsert) =>
  db.insert(consultationOutcomes).values(row)

export const insertAddendum = (db: Db, row: typeof consultationAddenda.$inferInsert) =>
  db.insert(consultationAddenda).values(row)

const outcomesOf = prepared('consultation_outcomes', (db) =>
  db
    .select()
    .from(consultationOutcomes)
    .where(eq(consultationOutcomes.consultation_id, sql.placeholder('id')))
    .orderBy(asc(consultationOutcomes.id)),
)

const addendaOf = prepared('consultation_addenda', (db) =>
  db
    .select()
    .from(consultationAddenda)
    .where(eq(consultationAddenda.consultation_id, sql.placeholder('id')))
    .orderBy(asc(consultationAddenda.id)),
)

const specialistsOf = prepared('consultation_specialists', (db) =>
  db
    .select({
      specialist: consultationSpecialists,
      person: { truename: users.truename, title: users.title, hospital: users.hospital },
    })
    .from(consultationSpecialists)
    .leftJoin(users, eq(users.id, consultationSpecialists.user_id))
    .where(eq(consultationSpecialists.consultation_id, sql.placeholder('id')))
    .orderBy(asc(consultationSpecialists.id)),
)

const selectOutcomes = (db: Db, id: number) => outcomesOf(db).execute({ id })
const selectAddenda = (db: Db, id: number) => addendaOf(db).execute({ id })
const selectSpecialists = (db: Db, id: number) => specialistsOf(db).execute({ id })

export type OutcomeRow = Awaited<ReturnType<typeof selectOutcomes>>[number]
export type AddendumRow = Awaited<ReturnType<typeof selectAddenda>>[number]
export type SpecialistRow = Awaited<ReturnType<typeof selectSpecialists>>[number]

/** What was added to a consultation, each by its author. */
export type EntryRows = { outcomes: OutcomeRow[]; addenda: AddendumRow[]; specialists: SpecialistRow[] }

export const selectEntries = async (db: Db, id: number): Promise<EntryRows> => {
  const [outcomes, addenda, specialists] = await Promise.all([
    selectOutcomes(db, id),
    selectAddenda(db, id),
    selectSpecialists(db, id),
  ])
  return { outcomes, addenda, specialists }
}

/** False when they were invited already. */
export const insertSpecialist = async (db: Db, id: number, userId: number): Promise<boolean> => {
  const rows = await db
    .insert(consultationSpecialists)
    .values({ consultation_id: id, user_id: userId })
    .onConflictDoNothing()
    .returning({ id: consultationSpecialists.id })
  return rows.length > 0
}

export const countSpecialists = async (db: Db, id: number): Promise<number> =>
  (
    await only(
      db
        .select({ count: count() })
        .from(consultationSpecialists)
        .where(eq(consultationSpecialists.consultation_id, id)),
    )
  ).count

const ofConsultation = (id: number) => eq(consultationSpecialists.consultation_id, id)
const isUnsigned = isNull(consultationSpecialists.signed_at)

/** The account of the one that was removed; undefined when there is none who has not signed. */
export const deleteSpecialist = async (db: Db, id: number, specialistId: number) => {
  const [removed] = await db
    .delete(consultationSpecialists)
    .where(and(ofConsultation(id), eq(consultationSpecialists.id, specialistId), isUnsigned))
    .returning({ userId: consultationSpecialists.user_id })
  return removed?.userId ?? undefined
}

/** False when it is signed already. */
export const updateSpecialist = async (
  db: Db,
  { id, userId }: { id: number; userId: number },
  changes: Partial<typeof consultationSpecialists.$inferInsert>,
): Promise<boolean> => {
  const rows = await db
    .update(consultationSpecialists)
    .set(changes)
    .where(and(ofConsultation(id), eq(consultationSpecialists.user_id, userId), isUnsigned))
    .returning({ id: consultationSpecialists.id })
  return rows.length > 0
}

export const hasUnsigned = (db: Db, id: number): Promise<boolean> =>
  db.$count(consultationSpecialists, and(ofConsultation(id), isUnsigned)).then((found) => found > 0)

/** All who take part besides the two doctors. */
export const selectSpecialistIds = async (db: Db, id: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: consultationSpecialists.user_id })
    .from(consultationSpecialists)
    .where(and(ofConsultation(id), sql`${consultationSpecialists.user_id} is not null`))
  return rows.map(({ userId }) => userId!)
}
