import { eq, ne, sql } from 'drizzle-orm'
import { reviewStatuses } from '#contract/library/authoring.ts'
import { contains, defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { workRevisions } from './authoring.tables.ts'

export const revisionRows = defineRows({
  id: workRevisions.id,
  values: {
    title: workRevisions.title,
    cover: workRevisions.cover,
    doctor: sql<string>`${doctors.name}`.as('doctor'),
    hospital: sql<string>`${doctors.hospital}`.as('hospital'),
    course_type: workRevisions.course_type,
    price_fen: workRevisions.price_fen,
    state: workRevisions.state,
    reason: workRevisions.reason,
    created_at: workRevisions.created_at,
    reviewed_at: workRevisions.reviewed_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(workRevisions)
      .innerJoin(doctors, eq(doctors.id, workRevisions.doctor_id))
      .$dynamic(),
  where: ne(workRevisions.state, reviewStatuses.draft),
  filters: {
    user_id: equalTo(workRevisions.user_id),
    work: equalTo(workRevisions.production_id),
    q: contains(workRevisions.title, doctors.name),
    state: equalTo(workRevisions.state),
    created_at: within(workRevisions.created_at),
  },
})
