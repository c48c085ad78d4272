import { eq, or, sql } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { consultationPromises, consultations } from './consultations.tables.ts'

type Promised = { minutes: number; urgent_minutes: number }

const countOf = (status?: number) =>
  sql<number>`(select count(*)::int from ${consultations} c where c.department_id = ${departments}.id
    ${status === undefined ? sql`` : sql`and c.status = ${status}`})`

const { awaiting, inConsultation, ended, cancelled } = consultationStates

/** How many consultations each department was asked for. No row tells of one consultation. */
export const consultationCounts = defineRows({
  id: departments.id,
  values: {
    department: departments.name,
    hospital: departments.hospital,
    asked: countOf().as('asked'),
    awaiting: countOf(awaiting).as('awaiting'),
    in_consultation: countOf(inConsultation).as('in_consultation'),
    ended: countOf(ended).as('ended'),
    cancelled: countOf(cancelled).as('cancelled'),
  },
  from: (db, values) => db.select(values).from(departments).$dynamic(),
  where: sql`exists (select from ${consultations} c where c.department_id = ${departments}.id)`,
  filters: { q: contains(departments.name, departments.hospital) },
})

/** In how many consultations somebody has taken part, by their state. Nothing tells of one of them. */
export const countConsultationsOf = (db: Db, userId: number) => {
  const own = (column: AnyPgColumn) => {
    const count = (status: number) =>
      sql<number>`count(*) filter (where ${column} = ${userId} and ${consultations.status} = ${status})::int`
    return {
      awaiting: count(awaiting),
      inConsultation: count(inConsultation),
      ended: count(ended),
      cancelled: count(cancelled),
    }
  }
  return only(
    db
      .select({ applied: own(consultations.applicant_id), received: own(consultations.receiver_id) })
      .from(consultations)
      .where(or(eq(consultations.applicant_id, userId), eq(consultations.receiver_id, userId))),
  )
}

const received = sql`from ${consultations} c where c.first_received_at is not null
  and c.department_id = ${departments}.id and c.created_at > now() - interval '90 days'`

const waited = sql`extract(epoch from c.first_received_at - c.asked_since) / 60`

/** What each department promises, and how long the consultations of the last 90 days have waited for a doctor. */
export const promiseRows = defineRows({
  id: departments.id,
  values: {
    department: departments.name,
    hospital: departments.hospital,
    minutes: consultationPromises.minutes,
    urgent_minutes: consultationPromises.urgent_minutes,
    received: sql<number>`(select count(*)::int ${received})`.as('received'),
    median: sql<
      number | null
    >`(select round(percentile_cont(0.5) within group (order by ${waited}))::int ${received})`.as('median'),
    kept: sql<number | null>`(select round(100.0 * count(*) filter (where ${waited} <= case when c.urgent
      then ${consultationPromises.urgent_minutes} else ${consultationPromises.minutes} end) / nullif(count(*), 0))::int
      ${received} and ${consultationPromises.minutes} is not null)`.as('kept'),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(departments)
      .leftJoin(consultationPromises, eq(consultationPromises.department_id, departments.id))
      .$dynamic(),
  filters: { q: contains(departments.name, departments.hospital) },
})

export const selectPromise = (db: Db, departmentId: number) =>
  first(
    db
      .select({ minutes: consultationPromises.minutes, urgent_minutes: consultationPromises.urgent_minutes })
      .from(consultationPromises)
      .where(eq(consultationPromises.department_id, departmentId)),
  )

export const savePromise = (db: Db, departmentId: number, promise: Promised) =>
  db
    .insert(consultationPromises)
    .values({ department_id: departmentId, ...promise })
    .onConflictDoUpdate({ target: consultationPromises.department_id, set: promise })

export const deletePromise = (db: Db, departmentId: number) =>
  db.delete(consultationPromises).where(eq(consultationPromises.department_id, departmentId))
