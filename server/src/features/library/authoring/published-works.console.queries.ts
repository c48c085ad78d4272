import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import type { Db } from '#kernel/database.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

export const workPage = '/doctorSharePage?production_id='

export const publishedWorkRows = defineRows({
  id: productions.id,
  title: productions.title,
  values: {
    title: productions.title,
    cover: productions.cover,
    doctor: sql<string>`${doctors.name}`.as('doctor'),
    author: sql<number | null>`${doctors.user_id}`.as('author'),
    college: sql<string>`${colleges.name}`.as('college'),
    price_fen: productions.price_fen,
    made_by: sql<string>`case when ${productions.is_of_platform} then 'platform' else 'author' end`.as(
      'made_by',
    ),
    views: productions.view_count,
    published_at: productions.published_at,
    state: sql<string>`case when ${productions.removed_at} is null then 'shown'
      when ${productions.taken_back_at} is null then 'removed' else 'taken_back' end`.as('state'),
    page: pageAt(workPage, productions.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(productions)
      .innerJoin(doctors, eq(doctors.id, productions.doctor_id))
      .innerJoin(colleges, eq(colleges.id, productions.college_id))
      .$dynamic(),
  filters: {
    q: contains(productions.title, doctors.name),
    college: contains(colleges.name),
    state: (value) =>
      value === 'shown'
        ? isNull(productions.removed_at)
        : and(
            isNotNull(productions.removed_at),
            value === 'removed' ? isNull(productions.taken_back_at) : isNotNull(productions.taken_back_at),
          ),
    made_by: (value) => eq(productions.is_of_platform, value === 'platform'),
    published_at: within(productions.published_at),
  },
})

/** What its author has removed stays so. */
export const updateWorkTakenBack = (db: Db, id: number, isTakenBack: boolean) =>
  db
    .update(productions)
    .set({
      removed_at: isTakenBack ? sql`now()` : null,
      taken_back_at: isTakenBack ? sql`now()` : null,
    })
    .where(
      and(
        eq(productions.id, id),
        isTakenBack ? isNull(productions.removed_at) : isNotNull(productions.taken_back_at),
      ),
    )
