import { and, eq, sql } from 'drizzle-orm'
import type { Talk } from '#contract/library/transcripts.ts'
import type { TranscribedLanguage, TranscriptionReason } from '#contract/library/videos.ts'
import type { CaptionItem, ClarityItem } from '#contract/wire/video.ts'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { first } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { allOperations, operationSteps } from '#server/features/library/operations/operations.tables.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { talkTranscriptions } from './talk-captions.tables.ts'

export type TalkRow = {
  talk: Talk
  talk_id: number
  title: string
  item_title: string
  /** 0 where it is not known. */
  seconds: number
  video: string
  clarities: ClarityItem[]
  captions: CaptionItem[]
  /** The uploaded video of a lesson, which has captions of its own. */
  video_id: number | null
  video_captions: CaptionItem[]
}

const none = sql`null::int as video_id, '[]'::jsonb as video_captions`

const talkSources = {
  recording: (id: number) => sql`
    select r.id::int as talk_id, r.name as title, m.title as item_title, r.seconds, r.video, r.clarities, r.captions, ${none}
    from ${meetingRecordings} r join ${meetings} m on m.id = r.meeting_id where r.id = ${id}`,
  lesson: (id: number) => sql`
    select e.id::int as talk_id, e.title, p.title as item_title, e.seconds, e.video, e.clarities, e.captions, e.video_id::int,
      coalesce(v.captions, '[]'::jsonb) as video_captions
    from ${productionEpisodes} e join ${productions} p on p.id = e.production_id
      left join ${videos} v on v.id = e.video_id where e.id = ${id}`,
  // The last step tells how long it takes at least.
  operation: (id: number) => sql`
    select o.id::int as talk_id, o.title, o.title as item_title, o.video, o.clarities, o.captions, ${none},
      (select coalesce(max(s.at_seconds) + 30, 0) from ${operationSteps} s where s.operation_id = o.id) as seconds
    from ${allOperations} o where o.id = ${id}`,
}

export async function selectTalk(db: Db, talk: Talk, id: number): Promise<TalkRow | undefined> {
  const row = await first(db.execute<Omit<TalkRow, 'talk'>>(talkSources[talk](id)))
  return row && { ...row, talk }
}

/** Where captions are stored: with the talk, or with the uploaded video that it shows. */
export type CaptionPlace = { table: Talk | 'video'; id: number }

const captionTables = {
  recording: meetingRecordings,
  lesson: productionEpisodes,
  operation: allOperations,
  video: videos,
}

/** Takes the row, so that captions that are saved at the same time do not undo each other. */
export async function lockCaptions(db: Db, { table, id }: CaptionPlace): Promise<CaptionItem[] | undefined> {
  return (
    await first(
      db.execute<{ captions: CaptionItem[] }>(
        sql`select captions from ${captionTables[table]} where id = ${id} for update`,
      ),
    )
  )?.captions
}

export const updateCaptions = (db: Db, { table, id }: CaptionPlace, captions: CaptionItem[]) =>
  db.execute(
    sql`update ${captionTables[table]} set captions = ${JSON.stringify(captions)}::jsonb where id = ${id}`,
  )

/** The file of former captions, if it was stored for this talk alone. */
export const deleteCaptionFile = (db: Db, key: string, purpose: string): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(and(eq(files.key, key), eq(files.purpose, purpose)))
    .returning()

export type TranscriptionRow = typeof talkTranscriptions.$inferSelect

export const selectTranscription = (db: Db, id: number): Promise<TranscriptionRow | undefined> =>
  first(db.select().from(talkTranscriptions).where(eq(talkTranscriptions.id, id)))

export const selectTranscriptionOf = (
  db: Db,
  { talk, talk_id }: Pick<TalkRow, 'talk' | 'talk_id'>,
): Promise<TranscriptionRow | undefined> =>
  first(
    db
      .select()
      .from(talkTranscriptions)
      .where(and(eq(talkTranscriptions.talk, talk), eq(talkTranscriptions.talk_id, talk_id))),
  )

type NewTranscription = { talk: Talk; talk_id: number; language: TranscribedLanguage; asked_by: number }

/** Begins one, or a failed one again; undefined while one waits. */
export const insertTranscription = (db: Db, asked: NewTranscription): Promise<{ id: number } | undefined> =>
  first(
    db
      .insert(talkTranscriptions)
      .values(asked)
      .onConflictDoUpdate({
        target: [talkTranscriptions.talk, talkTranscriptions.talk_id],
        set: { ...asked, state: 'waiting', reason: '', task: '', began_at: sql`now()` },
        setWhere: eq(talkTranscriptions.state, 'failed'),
      })
      .returning({ id: talkTranscriptions.id }),
  )

export const updateTask = (db: Db, id: number, task: string) =>
  db.update(talkTranscriptions).set({ task }).where(eq(talkTranscriptions.id, id))

export const deleteTranscription = (db: Db, id: number) =>
  db.delete(talkTranscriptions).where(eq(talkTranscriptions.id, id))

/** Undefined when nobody waits for it any more. */
export const failTranscription = (
  db: Db,
  id: number,
  reason: TranscriptionReason,
): Promise<TranscriptionRow | undefined> =>
  first(
    db
      .update(talkTranscriptions)
      .set({ state: 'failed', reason })
      .where(and(eq(talkTranscriptions.id, id), eq(talkTranscriptions.state, 'waiting')))
      .returning(),
  )
