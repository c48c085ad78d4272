import { aliasedTable, and, asc, desc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { consultationEvents, consultationViews, consultations } from './consultations.tables.ts'
import type { ViewedPart } from './consultations.tables.ts'

export type ConsultationColumns = typeof consultations.$inferSelect

const applicants = aliasedTable(users, 'applicant')
const receivers = aliasedTable(users, 'receiver')

const personColumns = (person: typeof applicants) => ({
  userId: person.id,
  truename: person.truename,
  photo: person.photo,
  hospital: person.hospital,
  department: person.department,
  title: person.title,
})

type UserId = number | SQL | Placeholder

/** A doctor of the asked department, or the asked doctor. */
const isCandidate = (userId: UserId) => sql<boolean>`exists (
  select from ${doctors} own where own.user_id = ${userId}
    and (own.id = consultations.doctor_id or own.department_id = consultations.department_id))`

const consultationRows = (db: Db, userId: UserId) =>
  db
    .select({
      consultation: consultations,
      applicant: personColumns(applicants),
      receiver: personColumns(receivers),
      doctor: { name: doctors.name, userId: doctors.user_id },
      department: { id: departments.id, name: departments.name, hospital: departments.hospital },
      isCandidate: isCandidate(userId),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(consultations)
    .leftJoin(applicants, eq(applicants.id, consultations.applicant_id))
    .leftJoin(receivers, eq(receivers.id, consultations.receiver_id))
    .leftJoin(doctors, eq(doctors.id, consultations.doctor_id))
    .leftJoin(
      departments,
      eq(departments.id, sql`coalesce(${consultations.department_id}, ${doctors.department_id})`),
    )
    .$dynamic()

export type ConsultationRow = Awaited<ReturnType<typeof consultationRows>>[number]

const consultationById = prepared('consultation', (db) =>
  consultationRows(db, sql.placeholder('userId')).where(eq(consultations.id, sql.placeholder('id'))),
)

/** One consultation, as this user may see it or not. */
export const selectConsultation = (
  db: Db,
  id: number,
  userId: number,
): Promise<ConsultationRow | undefined> => first(consultationById(db).execute({ id, userId }))

/** Undefined when a consultation of the patient is open. */
export const insertConsultation = async (
  db: Db,
  row: typeof consultations.$inferInsert,
): Promise<number | undefined> =>
  (
    await first(
      db.insert(consultations).values(row).onConflictDoNothing().returning({ id: consultations.id }),
    )
  )?.id

/** Changes a consultation that is still as it was read: false when its state or its receiver has changed since. */
export const updateConsultation = async (
  db: Db,
  seen: Pick<ConsultationColumns, 'id' | 'status' | 'receiver_id'>,
  changes: Partial<ConsultationColumns>,
): Promise<boolean> => {
  const rows = await db
    .update(consultations)
    .set(changes)
    .where(
      and(
        eq(consultations.id, seen.id),
        eq(consultations.status, seen.status),
        seen.receiver_id === null
          ? isNull(consultations.receiver_id)
          : eq(consultations.receiver_id, seen.receiver_id),
      ),
    )
    .returning({ id: consultations.id })
  return rows.length > 0
}

export const insertEvent = (db: Db, event: typeof consultationEvents.$inferInsert) =>
  db.insert(consultationEvents).values(event)

const eventsOf = prepared('consultation_events', (db) =>
  db
    .select({ event: consultationEvents, name: users.truename })
    .from(consultationEvents)
    .leftJoin(users, eq(users.id, consultationEvents.user_id))
    .where(eq(consultationEvents.consultation_id, sql.placeholder('id')))
    .orderBy(asc(consultationEvents.id)),
)

export const selectEvents = (db: Db, id: number) => eventsOf(db).execute({ id })

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number]

/** Of those the user is on the superior side of: received, asked for by name, or waiting for a doctor of the department. */
const isOnSuperiorSide = (userId: Placeholder) =>
  or(
    eq(consultations.receiver_id, userId),
    sql`exists (select from ${doctors} own where own.user_id = ${userId} and own.id = consultations.doctor_id)`,
    and(
      eq(consultations.status, consultationStates.awaiting),
      isNull(consultations.receiver_id),
      ne(consultations.applicant_id, userId),
      isCandidate(userId),
    ),
  )

const isAwaiting = sql`${consultations.status} = ${consultationStates.awaiting}`

/** Waiting ones first, urgent before others and the oldest first. */
const queueOrder = [
  desc(isAwaiting),
  desc(sql`${isAwaiting} and ${consultations.urgent}`),
  asc(sql`case when ${isAwaiting} then ${consultations.created_at} end`),
]

const me = sql.placeholder('userId')

const consultationPage = prepared(
  'consultation_page',
  (db, shape: { side: 'applied' | 'received'; byStatus: boolean }) =>
    consultationRows(db, me)
      .where(
        and(
          shape.side === 'applied' ? eq(consultations.applicant_id, me) : isOnSuperiorSide(me),
          shape.byStatus ? eq(consultations.status, sql.placeholder('status')) : undefined,
        ),
      )
      .orderBy(...queueOrder, desc(consultations.created_at), desc(consultations.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
)

/** `status` 0 is any. */
type ListFilter = { userId: number; status: number; limit: number; offset: number }

export const selectApplied = (db: Db, filter: ListFilter) =>
  consultationPage(db, { side: 'applied', byStatus: filter.status !== 0 }).execute(filter)

export const selectReceived = (db: Db, filter: ListFilter) =>
  consultationPage(db, { side: 'received', byStatus: filter.status !== 0 }).execute(filter)

/** Whether a user can receive consultations, and how many wait for them. */
export const selectSuperior = (db: Db, userId: number) =>
  only(
    db.execute<{ isSuperior: boolean; waiting: number }>(sql`
    select exists (select from ${doctors} own where own.user_id = ${userId}) as "isSuperior",
      (select count(*)::int from ${consultations} where ${isAwaiting} and ${consultations.receiver_id} is null
        and ${consultations.applicant_id} is distinct from ${userId} and ${isCandidate(userId)}) as waiting`),
  )

const nameNow = (column: typeof users.truename | typeof users.hospital) =>
  sql<string>`(select ${column} from ${users} where ${users.id} = ${sql.placeholder('userId')})`

const viewInsert = prepared('consultation_view', (db) =>
  db.insert(consultationViews).values({
    consultation_id: sql.placeholder('id'),
    user_id: sql.placeholder('userId'),
    name: nameNow(users.truename),
    hospital: nameNow(users.hospital),
    what: sql.placeholder('what'),
  }),
)

/** Notes that somebody looks at the data of a patient, under the name that they have now. */
export const insertView = (db: Db, view: { id: number; userId: number; what: ViewedPart }) =>
  viewInsert(db).execute(view)

/** Those of others than the applying doctor. */
export const selectViews = (
  db: Db,
  { id, applicantId }: { id: number; applicantId: number },
  limit: number,
  offset: number,
) =>
  db
    .select({ view: consultationViews, total: sql<number>`(count(*) over ())::int` })
    .from(consultationViews)
    .where(
      and(
        eq(consultationViews.consultation_id, id),
        sql`${consultationViews.user_id} is distinct from ${applicantId}`,
      ),
    )
    .orderBy(desc(consultationViews.id))
    .limit(limit)
    .offset(offset)

export type ViewRow = Awaited<ReturnType<typeof selectViews>>[number]['view']

/** The consultations on whose superior side this user is, among those that list a file. */
export const selectOfFile = (db: Db, fileId: number, userId: number) =>
  db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        sql`${consultations.attachments} @> array[${fileId}::bigint]`,
        or(eq(consultations.receiver_id, userId), isCandidate(userId)),
      ),
    )
    .orderBy(desc(consultations.id))

/** False when it was asked for already, or is there. */
export const updateOutcomeAsked = (db: Db, id: number) =>
  first(
    db
      .update(consultations)
      .set({ outcome_asked_at: sql`now()` })
      .where(
        and(
          eq(consultations.id, id),
          eq(consultations.status, consultationStates.ended),
          isNull(consultations.outcome_at),
          isNull(consultations.outcome_asked_at),
        ),
      )
      .returning({ applicantId: consultations.applicant_id }),
  )

/** Outpatient records are kept for 15 years. */
export const deleteOldConsultations = (db: Db) =>
  db
    .delete(consultations)
    .where(
      and(
        sql`${consultations.status} in (${consultationStates.ended}, ${consultationStates.cancelled})`,
        lt(consultations.created_at, sql`now() - interval '15 years'`),
      ),
    )
