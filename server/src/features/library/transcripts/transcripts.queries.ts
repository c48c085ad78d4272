import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Talk } from '#contract/library/transcripts.ts'
import type { courseTypes } from '#contract/wire/items.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import type { SearchSource } from '#kernel/items.ts'
import { productionEpisodes, productions } from '#server/features/library/works/works.tables.ts'
import { operationDoctors, operations } from '#server/features/library/operations/operations.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { meetingEntries } from '#server/features/meetings/meetings/entries.tables.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { watchSettings } from '#server/features/meetings/watching/watching.tables.ts'
import type { SlideMark } from './page-seconds.ts'
import { recordingSlides, slideMarks, transcriptLines, transcripts } from './transcripts.tables.ts'

/** Recordings `r` that everybody may watch, and a condition that follows. */
const openRecordings = sql`${meetingRecordings} r join ${meetings} m on m.id = r.meeting_id
    left join ${meetings} p on p.id = m.parent_id
  where r.published and m.published and (p.id is null or p.published)
    and m.audience = 'all' and (p.id is null or p.audience = 'all')
    and not exists (select from ${watchSettings} w where w.watch_status = 1 and w.meeting_id in (m.id, p.id))
    and not exists (select from ${meetingEntries} e where e.meeting_id in (m.id, p.id)
      and (e.needs_completion or e.needs_sign_in))`

/** The talks that everybody may watch: what is said in others is not shown to those who search. */
const openTalks = sql`(
  select 'recording' as talk, r.id as talk_id, r.captions from ${openRecordings} and r.captions <> '[]'
  union all
  select 'lesson', e.id, e.captions || coalesce(v.captions, '[]')
  from ${productionEpisodes} e join ${productions} p on p.id = e.production_id left join ${videos} v on v.id = e.video_id
  where (e.captions <> '[]' or v.captions <> '[]') and (p.is_free or e.is_trial) and p.removed_at is null
    and p.taken_back_at is null
  union all
  select 'operation', o.id, o.captions from ${operations} o where o.captions <> '[]')`

/** The same, with or without captions, as it is at this moment. */
export const openTalkIds = sql`(
  select 'recording' as talk, r.id as talk_id from ${openRecordings}
  union all
  select 'lesson', e.id from ${productionEpisodes} e join ${productions} p on p.id = e.production_id
  where (p.is_free or e.is_trial) and p.removed_at is null and p.taken_back_at is null
  union all
  select 'operation', o.id from ${operations} o)`

/** Checked captions of one language; the first of a language wins, as in the player. */
const openCaptions = sql`(
  select distinct on (t.talk, t.talk_id, c.value ->> 'language') t.talk, t.talk_id,
    c.value ->> 'language' as language, c.value ->> 'address' as address
  from ${openTalks} t cross join lateral jsonb_array_elements(t.captions) with ordinality c
  where c.value ->> 'is_machine' is distinct from 'true'
  order by t.talk, t.talk_id, c.value ->> 'language', c.ordinality)`

/** The slides of such recordings. They are in no one language. */
const openSlides = sql`(
  select 'recording' as talk, r.id as talk_id, '' as language, k.file_key as address, k.at_seconds, k.hidden_pages
  from ${recordingSlides} k cross join ${openRecordings} and r.id = k.recording_id)`

type UnreadCaptions = { talk: Talk; talk_id: number; language: string; address: string }

/** Captions whose file has not been read yet. */
export async function selectUnread(db: Db, limit: number): Promise<UnreadCaptions[]> {
  const { rows } = await db.execute<UnreadCaptions>(sql`
    select c.* from ${openCaptions} c
    where not exists (select from ${transcripts} t where t.talk = c.talk and t.talk_id = c.talk_id
      and t.language = c.language and t.address = c.address)
    order by c.talk, c.talk_id limit ${limit}`)
  return rows
}

/** Slides whose file has not been read yet, with the second at which they are first shown, and those of some pages. */
export async function selectUnreadSlides(db: Db, limit: number) {
  const { rows } = await db.execute<
    UnreadCaptions & { at_seconds: number; hidden_pages: number[]; marks: SlideMark[] }
  >(sql`
    select s.*, (select coalesce(jsonb_agg(jsonb_build_array(m.page, m.at_seconds)), '[]') from ${slideMarks} m
      where m.recording_id = s.talk_id and m.file_key = s.address) as marks
    from ${openSlides} s
    where not exists (select from ${transcripts} t where t.talk = s.talk and t.talk_id = s.talk_id
      and t.language = s.language and t.address = s.address)
    order by s.talk_id limit ${limit}`)
  return rows
}

/** Removes what was read from captions and slides that are gone, were replaced, or are no longer open to everybody. */
export const deleteClosed = (db: Db) =>
  db.execute(sql`
    delete from ${transcripts} t where not exists (
      select from (select talk, talk_id, language, address from ${openCaptions} c
        union all select talk, talk_id, language, address from ${openSlides} s) open
      where open.talk = t.talk and open.talk_id = t.talk_id and open.language = t.language
        and open.address = t.address)`)

/** What was read of them before is forgotten: other pages may be hidden now. */
export const insertRecordingSlides = async (db: Db, rows: (typeof recordingSlides.$inferInsert)[]) => {
  for (const row of rows) {
    await deleteWordsOf(db, { recordingId: row.recording_id, fileKey: row.file_key })
    await db.insert(recordingSlides).values(row).onConflictDoNothing()
  }
}

const deleteWordsOf = (db: Db, { recordingId, fileKey }: OfSlides) =>
  db
    .delete(transcripts)
    .where(
      and(
        eq(transcripts.talk, 'recording'),
        eq(transcripts.talk_id, recordingId),
        eq(transcripts.address, fileKey),
      ),
    )

type OfSlides = { recordingId: number; fileKey: string }

const isOf = ({ recordingId, fileKey }: OfSlides) =>
  and(eq(slideMarks.recording_id, recordingId), eq(slideMarks.file_key, fileKey))

export const selectSlideMarks = async (db: Db, slides: OfSlides): Promise<SlideMark[]> => {
  const rows = await db.select().from(slideMarks).where(isOf(slides)).orderBy(asc(slideMarks.page))
  return rows.map(({ page, at_seconds }) => [page, at_seconds])
}

/** The marked pages of slides in all recordings, in order. */
export const selectMarksOf = (db: Db, fileKey: string) =>
  db.select().from(slideMarks).where(eq(slideMarks.file_key, fileKey)).orderBy(asc(slideMarks.page))

/** Marks pages of slides in a recording; the slides are read again, so that their words are found at their seconds. */
export const replaceSlideMarks = (db: Db, slides: OfSlides, marks: SlideMark[]) =>
  db.transaction(async (db) => {
    const { recordingId, fileKey } = slides
    await db.delete(slideMarks).where(isOf(slides))
    if (marks.length > 0)
      await db.insert(slideMarks).values(
        marks.map(([page, at_seconds]) => ({
          recording_id: recordingId,
          file_key: fileKey,
          page,
          at_seconds,
        })),
      )
    await deleteWordsOf(db, slides)
  })

type ReadLine = { at_seconds: number; words: string; page?: number }

export const insertTranscript = (db: Db, captions: UnreadCaptions, lines: ReadLine[]) =>
  db.transaction(async (db) => {
    const [transcript] = await db
      .insert(transcripts)
      .values(captions)
      .onConflictDoNothing()
      .returning({ id: transcripts.id })
    if (!transcript || lines.length === 0) return
    await db.insert(transcriptLines).values(lines.map((line) => ({ ...line, transcript_id: transcript.id })))
  })

/** What belongs to a talk: its name, and where it is played. */
export const talkPlaces = sql`(
  select 'recording' as talk, r.id as talk_id, r.name as title, m.title as item_title, m.cover, m.id as item_id,
    0 as course_type, m.college_id, m.begin_at as at, m.speaker
  from ${meetingRecordings} r join ${meetings} m on m.id = r.meeting_id
  union all
  select 'lesson', e.id, e.title, p.title, p.cover, p.id, p.course_type, p.college_id, p.published_at,
    maker.name
  from ${productionEpisodes} e join ${productions} p on p.id = e.production_id join ${doctors} maker on maker.id = p.doctor_id
  union all
  select 'operation', o.id, o.title, o.title, o.cover, o.id, 0, o.college_id, o.published_at, coalesce((
      select string_agg(who.name, '、' order by od.sort) from ${operationDoctors} od join ${doctors} who on who.id = od.doctor_id
      where od.operation_id = o.id), '')
  from ${operations} o)`

export const searchedPassages = sql<SearchSource>`(
  select l.id as item_id, l.words as title, place.title as subtitle, '' as keywords, place.college_id,
    '{}'::bigint[] as disease_ids, false as is_credit, true as is_free, place.at as sort_at,
    null::timestamptz as end_at, 0 as weight
  from ${transcriptLines} l join ${transcripts} t on t.id = l.transcript_id
    join ${talkPlaces} place on place.talk = t.talk and place.talk_id = t.talk_id)`

export type PassageRow = {
  id: number
  at_seconds: number
  language: string
  talk: Talk
  talk_id: number
  title: string
  item_title: string
  item_id: number
  course_type: 0 | OneOf<typeof courseTypes>
  cover: string
}

export async function selectPassagesByIds(db: Db, ids: number[]): Promise<PassageRow[]> {
  const { rows } = await db.execute<PassageRow>(sql`
    select l.id, l.at_seconds, t.language, t.talk, t.talk_id, place.title, place.item_title, place.item_id,
      place.course_type, place.cover
    from ${transcriptLines} l join ${transcripts} t on t.id = l.transcript_id
      join ${talkPlaces} place on place.talk = t.talk and place.talk_id = t.talk_id
    where ${inArray(sql`l.id`, ids)}`)
  return rows
}
