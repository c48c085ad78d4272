import { and, eq, sql } from 'drizzle-orm'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import type { Db, Tx } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { conferenceMinutes } from './conference-minutes.tables.ts'

export type MinutesRow = typeof conferenceMinutes.$inferSelect

const of = (recordingId: number) => eq(conferenceMinutes.recording_id, recordingId)
const ofWaiting = (recordingId: number) => and(of(recordingId), eq(conferenceMinutes.state, 'waiting'))

export const selectMinutes = (db: Db, recordingId: number): Promise<MinutesRow | undefined> =>
  first(db.select().from(conferenceMinutes).where(of(recordingId)))

/** Lines are corrected one after the other. */
export const lockMinutes = (db: Tx, recordingId: number): Promise<MinutesRow | undefined> =>
  first(db.select().from(conferenceMinutes).where(of(recordingId)).for('update'))

type Asked = { recordingId: number; language: TranscribedLanguage; askedBy: number }

/** False when they are there, or being made. What has failed is tried again. */
export const insertMinutes = async (db: Db, { recordingId, language, askedBy }: Asked): Promise<boolean> => {
  const asked = { language, asked_by: askedBy }
  const rows = await db
    .insert(conferenceMinutes)
    .values({ recording_id: recordingId, ...asked })
    .onConflictDoUpdate({
      target: conferenceMinutes.recording_id,
      set: { ...asked, state: 'waiting', task: '', began_at: sql`now()` },
      setWhere: eq(conferenceMinutes.state, 'failed'),
    })
    .returning({ id: conferenceMinutes.recording_id })
  return rows.length > 0
}

export const updateTask = (db: Db, recordingId: number, task: string) =>
  db.update(conferenceMinutes).set({ task }).where(of(recordingId))

/** Undefined when nobody waits for them any more. */
export const updateDone = (db: Db, recordingId: number, lines: Buffer): Promise<MinutesRow | undefined> =>
  first(
    db
      .update(conferenceMinutes)
      .set({ state: 'done', lines_sealed: lines })
      .where(ofWaiting(recordingId))
      .returning(),
  )

export const updateFailed = (db: Db, recordingId: number): Promise<MinutesRow | undefined> =>
  first(db.update(conferenceMinutes).set({ state: 'failed' }).where(ofWaiting(recordingId)).returning())

export const updateWritten = (
  db: Db,
  recordingId: number,
  written: Partial<Pick<MinutesRow, 'lines_sealed' | 'summary_sealed'>>,
) => db.update(conferenceMinutes).set(written).where(of(recordingId))
