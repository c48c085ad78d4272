import { sql } from 'drizzle-orm'
import { consultationStates } from '#contract/practice/consultation-states.ts'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { consultations } from './consultations.tables.ts'

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
