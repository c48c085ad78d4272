import { and, desc, eq, ne } from 'drizzle-orm'
import { checkinFailures, checkinStates } from '#contract/meetings/checkin.ts'
import type { Db } from '#kernel/database.ts'
import { deleteAbandonedFiles, deleteReplacedFiles } from '#kernel/files/sent-files.queries.ts'
import type { SentFiles } from '#kernel/files/sent-files.queries.ts'
import { first } from '#kernel/first-row.ts'
import type { Review } from '#kernel/review/review.ts'
import { insertSubmission } from '#kernel/review/reviews.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { checkinPhoto } from './checkin-photo.ts'
import { checkinForms, checkins } from './checkin.tables.ts'

export type CheckinRow = typeof checkins.$inferSelect

export const selectForm = (db: Db, meetingId: number) =>
  first(db.select().from(checkinForms).where(eq(checkinForms.meeting_id, meetingId)))

/** The last one that was handed in. */
export const selectCheckin = (db: Db, meetingId: number, userId: number): Promise<CheckinRow | undefined> =>
  first(
    db
      .select()
      .from(checkins)
      .where(and(eq(checkins.meeting_id, meetingId), eq(checkins.user_id, userId)))
      .orderBy(desc(checkins.id))
      .limit(1),
  )

/** Undefined when one is under review or passed. */
export const insertCheckin = (db: Db, row: typeof checkins.$inferInsert) =>
  insertSubmission(db, checkins, row)

const withMeeting = { checkin: checkins, title: meetings.title }

export const selectCheckinById = (db: Db, checkinId: number) =>
  first(
    db
      .select(withMeeting)
      .from(checkins)
      .innerJoin(meetings, eq(meetings.id, checkins.meeting_id))
      .where(eq(checkins.id, checkinId)),
  )

export type CheckinWithMeeting = NonNullable<Awaited<ReturnType<typeof selectCheckinById>>>

export const checkinReview: Review = {
  table: checkins,
  id: checkins.id,
  isOpen: eq(checkins.state, checkinStates.underReview),
  reviewedAt: checkins.reviewed_at,
  reviewerId: checkins.reviewer_id,
  notOpen: checkinFailures.notUnderReview,
}

const sentPhotos: SentFiles = {
  purpose: checkinPhoto,
  table: checkins,
  ownerId: checkins.user_id,
  addresses: checkins.photos,
}

export const deleteAbandonedPhotos = (db: Db) => deleteAbandonedFiles(db, sentPhotos)

/** Photos of submissions that failed, once another one counts; what the new one shows again stays. */
export const deleteReplacedPhotos = (db: Db, current: CheckinRow) =>
  deleteReplacedFiles(
    db,
    sentPhotos,
    current.user_id,
    and(eq(checkins.meeting_id, current.meeting_id), ne(checkins.id, current.id)),
  )
