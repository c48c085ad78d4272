import { and, count, desc, eq, inArray, lt, ne, notInArray, sql } from 'drizzle-orm'
import type { VideoReason } from '#contract/library/videos.ts'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { filePurpose } from './video-files.ts'
import { videos } from './videos.tables.ts'

export type VideoRow = typeof videos.$inferSelect

export const selectVideo = (db: Db, videoId: number): Promise<VideoRow | undefined> =>
  first(db.select().from(videos).where(eq(videos.id, videoId)))

/** The pictures for the seek bars of processed videos, by their playlists. */
export async function selectPreviews(db: Db, playlists: string[]): Promise<Map<string, string>> {
  if (playlists.length === 0) return new Map()
  const rows = await db
    .select({ playlist: videos.playlist, preview: videos.preview })
    .from(videos)
    .where(and(inArray(videos.playlist, playlists), ne(videos.playlist, '')))
  return new Map(rows.map(({ playlist, preview }) => [playlist, preview]))
}

type OfUser = { userId: number; use: VideoRow['use'] }

export const selectVideosOf = (db: Db, { userId, use }: OfUser, limit: number, offset: number) =>
  db
    .select({ video: videos, total: sql<number>`(count(*) over ())::int` })
    .from(videos)
    .where(and(eq(videos.user_id, userId), eq(videos.use, use)))
    .orderBy(desc(videos.id))
    .limit(limit)
    .offset(offset)

type SameFile = Pick<VideoRow, 'user_id' | 'file_name' | 'bytes' | 'modified_at' | 'use'>

/** The upload that a file continues, if it was begun. */
export const selectUnfinished = (db: Db, file: SameFile): Promise<VideoRow | undefined> =>
  first(
    db
      .select()
      .from(videos)
      .where(
        and(
          eq(videos.user_id, file.user_id),
          eq(videos.file_name, file.file_name),
          eq(videos.bytes, file.bytes),
          eq(videos.modified_at, file.modified_at),
          eq(videos.use, file.use),
          eq(videos.state, 'uploading'),
        ),
      )
      .orderBy(desc(videos.received))
      .limit(1),
  )

export const countUnfinished = async (db: Db, userId: number): Promise<number> =>
  (
    await only(
      db
        .select({ count: count() })
        .from(videos)
        .where(and(eq(videos.user_id, userId), eq(videos.state, 'uploading'))),
    )
  ).count

export const insertVideo = (db: Db, video: typeof videos.$inferInsert): Promise<VideoRow> =>
  only(db.insert(videos).values(video).returning())

/** Undefined when another request has moved on from `from` meanwhile. */
export const updateReceived = (
  db: Db,
  videoId: number,
  { from, to, mime }: { from: number; to: number; mime: string },
): Promise<VideoRow | undefined> =>
  first(
    db
      .update(videos)
      .set({ received: to, mime, received_at: sql`now()` })
      .where(and(eq(videos.id, videoId), eq(videos.state, 'uploading'), eq(videos.received, from)))
      .returning(),
  )

/** Undefined when the video is in none of the states it may come from. */
function changeState(
  db: Db,
  videoId: number,
  from: VideoRow['state'][],
  to: Partial<VideoRow>,
): Promise<VideoRow | undefined> {
  return first(
    db
      .update(videos)
      .set(to)
      .where(and(eq(videos.id, videoId), inArray(videos.state, from)))
      .returning(),
  )
}

export const markUploaded = (db: Db, videoId: number) =>
  changeState(db, videoId, ['uploading'], { state: 'uploaded' })

/** Lets a video that failed, or was stored without being processed, wait for its processing. */
export const markForProcessing = (db: Db, videoId: number): Promise<VideoRow | undefined> =>
  first(
    db
      .update(videos)
      .set({ state: 'uploaded', reason: '', progress: 0 })
      .where(
        and(
          eq(videos.id, videoId),
          sql`(${videos.state} = 'failed'
            or ${videos.state} = 'ready' and (${videos.reason} = 'no_ffmpeg' or ${videos.patient_state} is null and ${videos.use} = 'work'))`,
        ),
      )
      .returning(),
  )

/** Also one that was given up for a fault of ours, when an operator sends its job again. */
export const markProcessing = (db: Db, videoId: number): Promise<VideoRow | undefined> =>
  first(
    db
      .update(videos)
      .set({ state: 'processing', reason: '', progress: 0 })
      .where(
        and(
          eq(videos.id, videoId),
          sql`(${videos.state} in ('uploaded', 'processing') or ${videos.state} = 'failed' and ${videos.reason} = 'fault')`,
        ),
      )
      .returning(),
  )

/** What its owner has decided; with masks it waits to be processed again. Undefined where it is not ready any more. */
export const updateMasks = (
  db: Db,
  videoId: number,
  { places, isProcessed }: { places: VideoRow['patient_places']; isProcessed: boolean },
) =>
  changeState(db, videoId, ['ready'], {
    patient_places: places,
    is_masked_decided: true,
    ...(isProcessed && { state: 'uploaded', progress: 0, cover: '', covers: [] }),
  })

export const updateProgress = (db: Db, videoId: number, progress: number) =>
  changeState(db, videoId, ['processing'], { progress })

export const markFailed = (db: Db, videoId: number, reason: VideoReason) =>
  changeState(db, videoId, ['uploaded', 'processing'], { state: 'failed', reason, progress: 0 })

type Processed = Pick<
  VideoRow,
  | 'seconds'
  | 'width'
  | 'height'
  | 'playlist'
  | 'clarities'
  | 'preview'
  | 'covers'
  | 'reason'
  | 'patient_state'
  | 'patient_places'
>

/** A cover that its owner has chosen before stays. */
export const markReady = (db: Db, videoId: number, processed: Partial<Processed>) =>
  changeState(db, videoId, ['uploaded', 'processing'], {
    ...processed,
    state: 'ready',
    progress: 100,
    ...(processed.covers?.[0] && {
      cover:
        sql`case when ${videos.cover} = '' then ${processed.covers[0]} else ${videos.cover} end` as never,
    }),
  })

export const updateCover = (db: Db, videoId: number, cover: string): Promise<VideoRow | undefined> =>
  first(db.update(videos).set({ cover }).where(eq(videos.id, videoId)).returning())

/** Takes the row, so that captions that are saved at the same time do not undo each other. */
export const lockVideo = (db: Db, videoId: number): Promise<VideoRow | undefined> =>
  first(db.select().from(videos).where(eq(videos.id, videoId)).for('update'))

export const updateCaptions = (db: Db, videoId: number, captions: VideoRow['captions']): Promise<VideoRow> =>
  only(db.update(videos).set({ captions }).where(eq(videos.id, videoId)).returning())

/** Fails where a work uses the video: its foreign key says so. */
export const deleteVideoRow = (db: Db, videoId: number) => db.delete(videos).where(eq(videos.id, videoId))

/** What is stored of a video, without the `kept` keys. */
export const deleteFilesOf = (db: Db, videoId: number, kept: string[] = []): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(and(eq(files.purpose, filePurpose(videoId)), notInArray(files.key, kept)))
    .returning()

export const deleteFileRow = (db: Db, key: string): Promise<FileRow[]> =>
  db.delete(files).where(eq(files.key, key)).returning()

/** Uploads that nobody has continued for days. */
export const selectAbandoned = (db: Db) =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.state, 'uploading'), lt(videos.received_at, sql`now() - interval '3 days'`)))
    .limit(100)

/** Videos that have waited for a day: their job was lost, as by a restored backup. */
export const selectForgotten = (db: Db) =>
  db
    .select({ id: videos.id })
    .from(videos)
    .where(
      and(
        inArray(videos.state, ['uploaded', 'processing']),
        lt(videos.received_at, sql`now() - interval '1 day'`),
      ),
    )

/** Undefined when the video has not arrived, cannot be read, or is being transcribed already. */
export const beginTranscription = (
  db: Db,
  videoId: number,
  language: string,
): Promise<VideoRow | undefined> =>
  first(
    db
      .update(videos)
      .set({
        transcription_language: language,
        transcription_state: 'waiting',
        transcription_task: '',
        transcription_began_at: sql`now()`,
      })
      .where(
        and(
          eq(videos.id, videoId),
          inArray(videos.state, ['uploaded', 'processing', 'ready']),
          ne(videos.transcription_state, 'waiting'),
        ),
      )
      .returning(),
  )

export const updateTranscriptionTask = (db: Db, videoId: number, task: string) =>
  db.update(videos).set({ transcription_task: task }).where(eq(videos.id, videoId))

export const endTranscription = (db: Db, videoId: number): Promise<VideoRow> =>
  only(db.update(videos).set({ transcription_state: '' }).where(eq(videos.id, videoId)).returning())

/** Undefined when nobody waits for it any more. */
export const failTranscription = (db: Db, videoId: number): Promise<VideoRow | undefined> =>
  first(
    db
      .update(videos)
      .set({ transcription_state: 'failed' })
      .where(and(eq(videos.id, videoId), eq(videos.transcription_state, 'waiting')))
      .returning(),
  )
