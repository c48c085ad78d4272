import { and, desc, eq, getTableName, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { reviewStatuses, workFailures } from '#contract/library/authoring.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { itemColumns } from '#server/features/library/works/works.queries.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { workRevisions } from './authoring.tables.ts'

export type RevisionRow = typeof workRevisions.$inferSelect
export type NewRevision = typeof workRevisions.$inferInsert
/** What the author of a work decides. */
export type RevisionContent = Pick<
  RevisionRow,
  | 'course_type'
  | 'title'
  | 'intro'
  | 'cover'
  | 'is_free'
  | 'price_fen'
  | 'former_price_fen'
  | 'offer_ends_at'
  | 'trial_seconds'
  | 'college_id'
  | 'disease_id'
  | 'lessons'
  | 'captions'
>

/** A number for a new work, from the numbers of those that are published. */
export const takeWorkId = async (db: Db): Promise<number> => {
  const row = await only(
    db.execute<{ id: string }>(
      sql`select nextval(pg_get_serial_sequence(${getTableName(productions)}, 'id')) as id`,
    ),
  )
  return Number(row.id)
}

/** Held until the end of the transaction: sending, deleting and passing the works of a doctor run one after the other. */
export const lockWorksOf = (db: Db, doctorId: number) =>
  db.select({ id: doctors.id }).from(doctors).where(eq(doctors.id, doctorId)).for('no key update')

export const selectPublishedWork = (db: Db, productionId: number) =>
  first(db.select().from(productions).where(eq(productions.id, productionId)))

export type PublishedRow = NonNullable<Awaited<ReturnType<typeof selectPublishedWork>>>

export const selectLatestRevision = (db: Db, productionId: number): Promise<RevisionRow | undefined> =>
  first(
    db
      .select()
      .from(workRevisions)
      .where(eq(workRevisions.production_id, productionId))
      .orderBy(desc(workRevisions.id))
      .limit(1),
  )

/** Saves a draft in the place of the former one. */
export const upsertDraft = (db: Db, row: NewRevision) =>
  db
    .insert(workRevisions)
    .values({ ...row, state: reviewStatuses.draft })
    .onConflictDoUpdate({
      target: workRevisions.production_id,
      targetWhere: eq(workRevisions.state, reviewStatuses.draft),
      set: { ...row, updated_at: sql`now()` },
    })

/** Sends a version to review in the place of the draft and of the version that waits. */
export async function replaceOpenRevision(db: Db, row: NewRevision): Promise<void> {
  await db
    .delete(workRevisions)
    .where(
      and(
        eq(workRevisions.production_id, row.production_id),
        inArray(workRevisions.state, [reviewStatuses.draft, reviewStatuses.open]),
      ),
    )
  await db.insert(workRevisions).values({ ...row, state: reviewStatuses.open })
}

/** Versions that have passed stay, as the record of who passed them. */
export const deleteUnpassedRevisions = (db: Db, productionId: number) =>
  db
    .delete(workRevisions)
    .where(and(eq(workRevisions.production_id, productionId), ne(workRevisions.state, reviewStatuses.passed)))

export const updateRemoved = (db: Db, productionId: number) =>
  db
    .update(productions)
    .set({ removed_at: sql`now()` })
    .where(and(eq(productions.id, productionId), isNull(productions.removed_at)))

export const countUnpublished = async (db: Db, doctorId: number): Promise<number> =>
  (
    await only(
      db
        .select({ count: sql<number>`count(distinct ${workRevisions.production_id})::int` })
        .from(workRevisions)
        .where(
          and(
            eq(workRevisions.doctor_id, doctorId),
            sql`not exists (select from ${productions} p where p.id = ${workRevisions.production_id})`,
          ),
        ),
    )
  ).count

/** Every work of a doctor: what is published and the latest version of it, or that of one that is not published. */
export function selectOwnWorks(
  db: Db,
  doctorId: number,
  { limit, offset }: { limit: number; offset: number },
) {
  const latest = db
    .selectDistinctOn([workRevisions.production_id])
    .from(workRevisions)
    .where(eq(workRevisions.doctor_id, doctorId))
    .orderBy(workRevisions.production_id, desc(workRevisions.id))
    .as('latest')
  const published = db
    .select(itemColumns)
    .from(productions)
    .where(and(eq(productions.doctor_id, doctorId), isNull(productions.removed_at)))
    .as('published')
  return (
    db
      .select({
        latest: {
          production_id: latest.production_id,
          state: latest.state,
          reason: latest.reason,
          course_type: latest.course_type,
          title: latest.title,
          cover: latest.cover,
          is_free: latest.is_free,
          price_fen: latest.price_fen,
          former_price_fen: latest.former_price_fen,
          offer_ends_at: latest.offer_ends_at,
          updated_at: latest.updated_at,
        },
        published: {
          id: published.id,
          title: published.title,
          cover: published.cover,
          course_type: published.course_type,
          is_free: published.is_free,
          price_fen: published.price_fen,
          former_price_fen: published.former_price_fen,
          offer_ends_at: published.offer_ends_at,
          is_operation_review: published.is_operation_review,
          operation_id: published.operation_id,
          view_count: published.view_count,
          published_at: published.published_at,
        },
        total: sql<number>`(count(*) over ())::int`,
      })
      .from(latest)
      .fullJoin(published, eq(published.id, latest.production_id))
      // A removed work has passed versions only.
      .where(or(sql`${published.id} is not null`, ne(latest.state, reviewStatuses.passed)))
      .orderBy(
        sql`greatest(${latest.updated_at}, ${published.published_at}) desc`,
        sql`coalesce(${published.id}, ${latest.production_id}) desc`,
      )
      .limit(limit)
      .offset(offset)
  )
}

export type OwnWorkRow = Awaited<ReturnType<typeof selectOwnWorks>>[number]

/** The works that a member has collected, but those that were removed. */
export const selectCollectedWorks = (
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
) =>
  db
    .select({ ...itemColumns, total: sql<number>`(count(*) over ())::int` })
    .from(marks)
    .innerJoin(productions, and(eq(productions.id, marks.item_id), isNull(productions.removed_at)))
    .where(and(eq(marks.user_id, userId), eq(marks.mark, 'collect'), eq(marks.item_type, 'production')))
    .orderBy(desc(marks.created_at), desc(marks.item_id))
    .limit(limit)
    .offset(offset)

const reviewColumns = {
  revision: workRevisions,
  doctor: doctorItemColumns,
  isPublished: sql<boolean>`exists (select from ${productions} p
    where p.id = ${workRevisions.production_id} and p.removed_at is null)`,
}

export const selectRevision = (db: Db, revisionId: number) =>
  first(
    db
      .select(reviewColumns)
      .from(workRevisions)
      .innerJoin(doctors, eq(doctors.id, workRevisions.doctor_id))
      .where(eq(workRevisions.id, revisionId)),
  )

export const workReview: Review = {
  table: workRevisions,
  id: workRevisions.id,
  isOpen: eq(workRevisions.state, reviewStatuses.open),
  reviewedAt: workRevisions.reviewed_at,
  reviewerId: workRevisions.reviewer_id,
  notOpen: workFailures.notOpen,
}
