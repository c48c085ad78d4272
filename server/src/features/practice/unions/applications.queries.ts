import { and, desc, eq, sql } from 'drizzle-orm'
import { applicationStates, unionFailures } from '#contract/practice/unions.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import type { Review } from '#kernel/review/review.ts'
import { inQueueOrder, insertSubmission } from '#kernel/review/reviews.queries.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { isManagedBy, isVerifiedUser } from './unions.queries.ts'
import { unionApplications, unions } from './unions.tables.ts'

/** Undefined when the user has an open application to this union. */
export const insertApplication = (db: Db, row: typeof unionApplications.$inferInsert) =>
  insertSubmission(db, unionApplications, row)

export const selectLatestApplication = (db: Db, unionId: number, userId: number) =>
  first(
    db
      .select({ state: unionApplications.state, review_reason: unionApplications.review_reason })
      .from(unionApplications)
      .where(and(eq(unionApplications.union_id, unionId), eq(unionApplications.user_id, userId)))
      .orderBy(desc(unionApplications.id))
      .limit(1),
  )

const applicationRows = (db: Db) =>
  db
    .select({
      application: unionApplications,
      union_name: unions.name,
      user: {
        truename: users.truename,
        photo: users.photo,
        title: users.title,
        hospital: users.hospital,
        department: users.department,
      },
      department: { name: departments.name, hospital: departments.hospital },
      isVerified: isVerifiedUser(unionApplications.user_id),
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(unionApplications)
    .innerJoin(unions, eq(unions.id, unionApplications.union_id))
    .innerJoin(users, eq(users.id, unionApplications.user_id))
    .leftJoin(departments, eq(departments.id, unionApplications.department_id))
    .$dynamic()

export type ApplicationRow = Awaited<ReturnType<typeof applicationRows>>[number]

const applicationPage = prepared(
  'union_applications',
  (db, shape: { of: 'union' | 'manager'; isPending: boolean }) =>
    applicationRows(db)
      .where(
        and(
          eq(unionApplications.state, sql.placeholder('state')),
          shape.of === 'union'
            ? eq(unionApplications.union_id, sql.placeholder('unionId'))
            : isManagedBy(sql.placeholder('userId')),
        ),
      )
      .orderBy(...inQueueOrder(shape.isPending, unionApplications.created_at, unionApplications.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset')),
)

const isPending = (state: number) => state === applicationStates.pending

export const selectApplications = (db: Db, unionId: number, state: number, limit: number, offset: number) =>
  applicationPage(db, { of: 'union', isPending: isPending(state) }).execute({ unionId, state, limit, offset })

/** Those that this user may decide about, in all unions. */
export const selectApplicationsFor = (db: Db, userId: number, state: number, limit: number, offset: number) =>
  applicationPage(db, { of: 'manager', isPending: isPending(state) }).execute({
    userId,
    state,
    limit,
    offset,
  })

/** Whether somebody waits for the decision of this user. */
export const hasPendingApplications = async (db: Db, userId: number): Promise<boolean> => {
  const rows = await db
    .select({ id: unionApplications.id })
    .from(unionApplications)
    .innerJoin(unions, eq(unions.id, unionApplications.union_id))
    .where(and(eq(unionApplications.state, applicationStates.pending), isManagedBy(userId)))
    .limit(1)
  return rows.length > 0
}

export const selectApplication = (db: Db, applicationId: number) =>
  first(applicationRows(db).where(eq(unionApplications.id, applicationId)))

export const countPending = (db: Db, unionId: number): Promise<number> =>
  db.$count(
    unionApplications,
    and(eq(unionApplications.union_id, unionId), eq(unionApplications.state, applicationStates.pending)),
  )

export const applicationReview: Review = {
  table: unionApplications,
  id: unionApplications.id,
  isOpen: eq(unionApplications.state, applicationStates.pending),
  reviewedAt: unionApplications.reviewed_at,
  reviewerId: unionApplications.reviewer_id,
  notOpen: unionFailures.notOpen,
}
