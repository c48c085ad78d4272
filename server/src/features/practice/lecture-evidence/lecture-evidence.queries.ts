import { and, asc, desc, eq, gte, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { EvidenceFigures } from '#contract/practice/lecture-evidence.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { expertFees } from '#server/features/practice/expert-fees/expert-fees.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import {
  evidencePacks,
  evidencePictures,
  evidenceSponsors,
  lectureEvidence,
} from './lecture-evidence.tables.ts'

export type PictureRow = typeof evidencePictures.$inferSelect
export type PackRow = typeof evidencePacks.$inferSelect
export type EvidenceRow = typeof lectureEvidence.$inferSelect

export const selectEvidence = (db: Db, sheetId: number): Promise<EvidenceRow | undefined> =>
  first(db.select().from(lectureEvidence).where(eq(lectureEvidence.sheet_id, sheetId)))

/** Changes what is known of the evidence of a sheet; the row is there afterwards. */
export const upsertEvidence = (db: Db, sheetId: number, change: Partial<Omit<EvidenceRow, 'sheet_id'>>) =>
  db
    .insert(lectureEvidence)
    .values({ sheet_id: sheetId, ...change })
    .onConflictDoUpdate({ target: lectureEvidence.sheet_id, set: { sheet_id: sheetId, ...change } })

export const selectPictures = (db: Db, sheetId: number): Promise<PictureRow[]> =>
  db
    .select()
    .from(evidencePictures)
    .where(eq(evidencePictures.sheet_id, sheetId))
    .orderBy(asc(evidencePictures.id))

export const selectPicture = (db: Db, pictureId: number): Promise<PictureRow | undefined> =>
  first(db.select().from(evidencePictures).where(eq(evidencePictures.id, pictureId)))

export const insertPicture = (db: Db, picture: typeof evidencePictures.$inferInsert) =>
  db.insert(evidencePictures).values(picture)

export const updateAccepted = (db: Db, pictureId: number, accepted: { reason: string; userId: number }) =>
  db
    .update(evidencePictures)
    .set({ accept_reason: accepted.reason, accepted_by: accepted.userId })
    .where(eq(evidencePictures.id, pictureId))

/** What the pictures of all other meetings look like; two guests of one meeting may share a picture. */
export const selectLooksElsewhere = async (db: Db, taskId: number): Promise<bigint[]> => {
  const rows = await db
    .select({ look: evidencePictures.look })
    .from(evidencePictures)
    .innerJoin(expertSheets, eq(expertSheets.id, evidencePictures.sheet_id))
    .where(ne(expertSheets.task_id, taskId))
  return rows.map(({ look }) => look)
}

export const selectPacks = (db: Db, sheetId: number): Promise<PackRow[]> =>
  db.select().from(evidencePacks).where(eq(evidencePacks.sheet_id, sheetId)).orderBy(desc(evidencePacks.id))

export const insertPack = (db: Db, pack: typeof evidencePacks.$inferInsert) =>
  db.insert(evidencePacks).values(pack)

/** The lectures of somebody that have a pack. */
export const selectPackedSheetIds = async (db: Db, userId: number): Promise<number[]> => {
  const rows = await db
    .selectDistinct({ id: evidencePacks.sheet_id })
    .from(evidencePacks)
    .innerJoin(expertSheets, eq(expertSheets.id, evidencePacks.sheet_id))
    .where(eq(expertSheets.user_id, userId))
  return rows.map(({ id }) => id)
}

/** Sheets with a fee whose meeting is over, for at most so many days, and whose evidence is not complete. */
export const selectIncomplete = async (db: Db, now: Date, days: number): Promise<number[]> => {
  const since = new Date(now.getTime() - days * 24 * 3600_000)
  const rows = await db
    .selectDistinct({ id: expertSheets.id })
    .from(expertSheets)
    .innerJoin(expertFees, eq(expertFees.sheet_id, expertSheets.id))
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, eq(meetings.id, expertTasks.meeting_id))
    .leftJoin(lectureEvidence, eq(lectureEvidence.sheet_id, expertSheets.id))
    .where(and(lte(meetings.end_at, now), gte(meetings.end_at, since), isNull(lectureEvidence.completed_at)))
    .orderBy(asc(expertSheets.id))
  return rows.map(({ id }) => id)
}

/** False for somebody who is one already. */
export const insertSponsor = async (db: Db, row: typeof evidenceSponsors.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(evidenceSponsors)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: evidenceSponsors.user_id })
  return rows.length > 0
}

/** False for somebody who was none. */
export const deleteSponsor = async (db: Db, taskId: number, userId: number): Promise<boolean> => {
  const rows = await db
    .delete(evidenceSponsors)
    .where(and(eq(evidenceSponsors.task_id, taskId), eq(evidenceSponsors.user_id, userId)))
    .returning({ id: evidenceSponsors.user_id })
  return rows.length > 0
}

export const selectSponsors = async (db: Db, taskId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: evidenceSponsors.user_id })
    .from(evidenceSponsors)
    .where(eq(evidenceSponsors.task_id, taskId))
    .orderBy(asc(evidenceSponsors.user_id))
  return rows.map(({ id }) => id)
}

/** What an account may see as a sponsor, latest first: lectures of its meetings that are over, with the consent of the expert. */
export const selectSponsoredLectures = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({
      sheetId: expertSheets.id,
      figures: lectureEvidence.figures,
      completedAt: lectureEvidence.completed_at,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(evidenceSponsors)
    .innerJoin(
      expertSheets,
      and(eq(expertSheets.task_id, evidenceSponsors.task_id), isNull(expertSheets.withdrawn_at)),
    )
    .innerJoin(expertTasks, eq(expertTasks.id, expertSheets.task_id))
    .innerJoin(meetings, and(eq(meetings.id, expertTasks.meeting_id), eq(meetings.published, true)))
    .innerJoin(lectureEvidence, eq(lectureEvidence.sheet_id, expertSheets.id))
    .where(
      and(
        eq(evidenceSponsors.user_id, userId),
        lte(meetings.end_at, sql`now()`),
        isNotNull(lectureEvidence.consented_at),
      ),
    )
    .orderBy(desc(meetings.begin_at), asc(expertSheets.id))
    .limit(limit)
    .offset(offset)

export type SponsoredLectureRow = Awaited<ReturnType<typeof selectSponsoredLectures>>[number]

export const noFigures: EvidenceFigures = { live_minutes: 0, most_viewers: 0, pictures: 0, slides: 0 }
