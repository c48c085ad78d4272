import { aliasedTable, and, asc, desc, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { deleteGroups } from '#server/features/community/chat/keep-messages.queries.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { isVerifiedUser } from '#server/features/people/verification/verification.queries.ts'
import {
  consultationEvents,
  consultationPromises,
  consultationSpecialists,
  consultations,
} from './consultations.tables.ts'

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
  verified: isVerifiedUser(person.id),
})

type UserId = number | SQL | Placeholder

/** A doctor of the asked department, or the asked doctor. */
export const isCandidate = (userId: UserId) => sql<boolean>`exists (
  select from ${doctors} own where own.user_id = ${userId}
    and (own.id = consultations.doctor_id or own.department_id = consultations.department_id))`

const specialistOf = (userId: UserId, columns: SQL) => sql`(
  select ${columns} from ${consultationSpecialists} s
  where s.consultation_id = consultations.id and s.user_id = ${userId})`

const isSpecialist = (userId: UserId) => sql<boolean>`exists ${specialistOf(userId, sql``)}`

const consultationRows = (db: Db, userId: UserId) =>
  db
    .select({
      consultation: consultations,
      applicant: personColumns(applicants),
      receiver: personColumns(receivers),
      doctor: { name: doctors.name, userId: doctors.user_id },
      department: { id: departments.id, name: departments.name, hospital: departments.hospital },
      promise: { minutes: consultationPromises.minutes, urgentMinutes: consultationPromises.urgent_minutes },
      isCandidate: isCandidate(userId),
      /** Null for somebody who is no specialist. */
      isSigned: sql<boolean | null>`${specialistOf(userId, sql`s.signed_at is not null`)}`,
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
    .leftJoin(consultationPromises, eq(consultationPromises.department_id, departments.id))
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

/** Changes a consultation that is still as it was read: false when its state or receiver changed, or it was sent back or again. */
export const updateConsultation = async (
  db: Db,
  seen: Pick<ConsultationColumns, 'id' | 'status' | 'receiver_id' | 'returned_at'>,
  changes: Partial<ConsultationColumns>,
): Promise<boolean> => {
  const rows = await db
    .update(consultations)
    .set(changes)
    .where(
      and(
        eq(consultations.id, seen.id),
        eq(consultations.status, seen.status),
        seen.returned_at === null ? isNull(consultations.returned_at) : isNotNull(consultations.returned_at),
        seen.receiver_id === null
          ? isNull(consultations.receiver_id)
          : eq(consultations.receiver_id, seen.receiver_id),
      ),
    )
    .returning({ id: consultations.id })
  return rows.length > 0
}

export const setChat = (db: Db, id: number, groupId: number) =>
  db.update(consultations).set({ chat_group_id: groupId }).where(eq(consultations.id, id))

export const insertEvent = (db: Db, event: typeof consultationEvents.$inferInsert) =>
  db.insert(consultationEvents).values(event)

const eventsOf = prepared('consultation_events', (db) =>
  db
    .select({
      event: consultationEvents,
      name: sql<string>`coalesce(${users.truename}, ${consultationEvents.name})`,
    })
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
    isSpecialist(userId),
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

/** Whether a user can receive consultations, and how many wait for them: to be received, or to be started. */
export const selectSuperior = (db: Db, userId: number) =>
  only(
    db.execute<{ isSuperior: boolean; waiting: number }>(sql`
    select exists (select from ${doctors} own where own.user_id = ${userId}) as "isSuperior",
      (select count(*)::int from ${consultations} where ${isAwaiting} and ${consultations.returned_at} is null
        and (${consultations.receiver_id} = ${userId} or (${consultations.receiver_id} is null
          and ${consultations.applicant_id} is distinct from ${userId} and ${isCandidate(userId)}))) as waiting`),
  )

/** The consultations on whose superior side this user is, among those that list a file. */
export const selectOfFile = (db: Db, fileId: number, userId: number) =>
  db
    .select({ id: consultations.id })
    .from(consultations)
    .where(
      and(
        sql`${consultations.attachments} @> array[${fileId}::bigint]`,
        or(eq(consultations.receiver_id, userId), isCandidate(userId), isSpecialist(userId)),
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

/** The two doctors of a consultation at this time; undefined when they were reminded of it already, or it is another time now. */
export const updateReminded = (db: Db, id: number, beginAt: Date) =>
  first(
    db
      .update(consultations)
      .set({ reminded_of: beginAt })
      .where(
        and(
          eq(consultations.id, id),
          eq(consultations.begin_at, beginAt),
          eq(consultations.status, consultationStates.awaiting),
          sql`${consultations.reminded_of} is distinct from ${consultations.begin_at}`,
        ),
      )
      .returning({
        applicantId: consultations.applicant_id,
        receiverId: sql<number | null>`coalesce(${consultations.receiver_id}, (
          select d.user_id from ${doctors} d where d.id = ${consultations}.doctor_id))`,
      }),
  )

/**
 * Passes an urgent consultation on that nobody has received, once for each step; undefined when there is nothing to pass on. One that a
 * doctor was asked for becomes one of their department, whose members the patient has agreed to.
 */
export const updateEscalation = (db: Db, { id, step, round }: { id: number; step: number; round: number }) =>
  first(
    db
      .update(consultations)
      .set({
        escalation: step,
        department_id: sql`coalesce(${consultations.department_id}, (
          select d.department_id from ${doctors} d where d.id = ${consultations}.doctor_id))`,
        doctor_id: sql`case when exists (select from ${doctors} d
          where d.id = ${consultations}.doctor_id and d.department_id is null) then ${consultations.doctor_id} end`,
      })
      .where(
        and(
          eq(consultations.id, id),
          eq(consultations.status, consultationStates.awaiting),
          isNull(consultations.receiver_id),
          isNull(consultations.returned_at),
          eq(consultations.escalation_round, round),
          lt(consultations.escalation, step),
        ),
      )
      .returning({
        departmentId: consultations.department_id,
        applicantId: consultations.applicant_id,
        department: sql<string>`coalesce((
          select t.name from ${departments} t where t.id = ${consultations}.department_id), '')`,
        hospital: sql<string>`coalesce((
          select u.hospital from ${users} u where u.id = ${consultations}.applicant_id), '')`,
      }),
  )

/** An urgent consultation waits for a doctor again: escalation starts over. */
export const startRound = async (db: Db, id: number): Promise<number> =>
  (
    await only(
      db
        .update(consultations)
        .set({ escalation: 0, escalation_round: sql`${consultations.escalation_round} + 1` })
        .where(eq(consultations.id, id))
        .returning({ round: consultations.escalation_round }),
    )
  ).round

/** Outpatient records are kept for 15 years, with all that was said; their files go with the abandoned ones. */
export const deleteOldConsultations = async (db: Db): Promise<void> => {
  const deleted = await db
    .delete(consultations)
    .where(
      and(
        sql`${consultations.status} in (${consultationStates.ended}, ${consultationStates.cancelled})`,
        lt(consultations.created_at, sql`now() - interval '15 years'`),
      ),
    )
    .returning({ chatId: consultations.chat_group_id })
  await deleteGroups(
    db,
    deleted.flatMap(({ chatId }) => chatId ?? []),
  )
}
