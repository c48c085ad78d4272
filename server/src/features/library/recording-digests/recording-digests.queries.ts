import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { openTalkIds } from '#server/features/library/transcripts/transcripts.queries.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { checkedCaptions } from './digest-talks.queries.ts'
import { recordingDigests } from './recording-digests.tables.ts'

/** Recordings become ready soon after their meeting; the digests of older ones are asked for. */
const recent = sql`now() - interval '30 days'`

type Due = { recording_id: number }

/** Recordings with checked captions that have no digest yet. */
export async function selectUndrafted(db: Db, limit: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select ${meetingRecordings}.id as recording_id from ${meetingRecordings}
    join ${meetings} m on m.id = ${meetingRecordings}.meeting_id
    where ${meetingRecordings}.published and ${meetingRecordings}.captions <> '[]' and m.published
      and m.end_at between ${recent} and now() and ${checkedCaptions} is not null
      and not exists (select from ${recordingDigests} d where d.recording_id = ${meetingRecordings}.id)
    order by ${meetingRecordings}.id limit ${limit}`)
  return rows
}

/** Digests of which the captions were corrected or removed. */
export async function selectOutdated(db: Db, limit: number): Promise<Due[]> {
  const { rows } = await db.execute<Due>(sql`
    select d.recording_id from ${recordingDigests} d
    join ${meetingRecordings} on ${meetingRecordings}.id = d.recording_id
    where ${meetingRecordings}.published and d.source <> coalesce(${checkedCaptions}, '')
    order by d.recording_id limit ${limit}`)
  return rows
}

export const selectDigest = (db: Db, recordingId: number) =>
  first(db.select().from(recordingDigests).where(eq(recordingDigests.recording_id, recordingId)))

export type DigestRow = typeof recordingDigests.$inferSelect

type Draft = Pick<DigestRow, 'source' | 'spoken' | 'chapters' | 'questions' | 'awaits_notice'>

/** False where there is one already: of two at once one drafts it. */
export const insertDraft = async (db: Db, recordingId: number, draft: Draft): Promise<boolean> => {
  const rows = await db
    .insert(recordingDigests)
    .values({ recording_id: recordingId, ...draft })
    .onConflictDoNothing()
    .returning({ id: recordingDigests.recording_id })
  return rows.length > 0
}

/** The meetings that have digests of which nobody was told yet. */
export async function selectAwaitingMeetings(db: Db): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select distinct r.meeting_id::int as id from ${recordingDigests} d
    join ${meetingRecordings} r on r.id = d.recording_id where d.awaits_notice`)
  return rows.map(({ id }) => id)
}

/** The digests of a meeting of which nobody was told yet. Of two at once, one gets them. */
export async function takeAwaiting(db: Db, meetingId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    update ${recordingDigests} d set awaits_notice = false from ${meetingRecordings} r
    where r.id = d.recording_id and r.meeting_id = ${meetingId} and d.awaits_notice returning d.recording_id::int as id`)
  return rows.map(({ id }) => id).toSorted((a, b) => a - b)
}

const isAt = (recordingId: number, revision: number) =>
  and(eq(recordingDigests.recording_id, recordingId), eq(recordingDigests.revision, revision))

const next = sql`${recordingDigests.revision} + 1`

/** What is said now. False if somebody changed the digest meanwhile, so that it is looked at again. */
export const updateSpoken = async (
  db: Db,
  { recording_id, revision }: Pick<DigestRow, 'recording_id' | 'revision'>,
  changed: Pick<DigestRow, 'source' | 'spoken' | 'statements'> & Partial<Draft>,
): Promise<boolean> => {
  const rows = await db
    .update(recordingDigests)
    .set({ ...changed, revision: next })
    .where(isAt(recording_id, revision))
    .returning({ id: recordingDigests.recording_id })
  return rows.length > 0
}

type Edited = Pick<DigestRow, 'chapters' | 'questions'> & { userId: number }

/** False if it was changed or released meanwhile. */
export const updateDraft = async (
  db: Db,
  recordingId: number,
  revision: number,
  { userId, ...edited }: Edited,
): Promise<boolean> => {
  const rows = await db
    .update(recordingDigests)
    .set({ ...edited, edited_at: sql`now()`, edited_by: userId, revision: next })
    .where(and(isAt(recordingId, revision), isNull(recordingDigests.released_at)))
    .returning({ id: recordingDigests.recording_id })
  return rows.length > 0
}

/** False if it was changed or released meanwhile. */
export const releaseDraft = async (
  db: Db,
  recordingId: number,
  { revision, statements, userId }: { revision: number; statements: string; userId: number },
): Promise<boolean> => {
  const rows = await db
    .update(recordingDigests)
    .set({
      released_at: sql`now()`,
      first_released_at: sql`coalesce(${recordingDigests.first_released_at}, now())`,
      released_by: userId,
      statements,
      is_open: isOpenNow,
      revision: next,
    })
    .where(and(isAt(recordingId, revision), isNull(recordingDigests.released_at)))
    .returning({ id: recordingDigests.recording_id })
  return rows.length > 0
}

export const takeBackDigest = (db: Db, recordingId: number) =>
  db
    .update(recordingDigests)
    .set({ released_at: null, released_by: null, revision: next })
    .where(
      and(eq(recordingDigests.recording_id, recordingId), sql`${recordingDigests.released_at} is not null`),
    )

const isOpenNow = sql<boolean>`(('recording', ${recordingDigests}.recording_id) in (select talk, talk_id from ${openTalkIds}))`

/** Notes which digests everybody may read, so that search follows. */
export const updateOpen = (db: Db) =>
  db
    .update(recordingDigests)
    .set({ is_open: sql`not ${recordingDigests.is_open}` })
    .where(
      and(
        sql`${recordingDigests.released_at} is not null`,
        sql`${recordingDigests.is_open} is distinct from ${isOpenNow}`,
      ),
    )

/** Released digests `d` that everybody may read at this moment, whose captions are those that they quote. */
export const openDigests = sql`(
  select d.recording_id, d.statements, d.chapters, d.first_released_at, ${meetingRecordings}.name as title, m.id as meeting_id,
    m.title as meeting_title, m.cover, m.speaker, m.college_id
  from ${recordingDigests} d join ${meetingRecordings} on ${meetingRecordings}.id = d.recording_id
    join ${meetings} m on m.id = ${meetingRecordings}.meeting_id
  where d.released_at is not null and d.statements <> '' and d.source = ${checkedCaptions}
    and ('recording', d.recording_id) in (select talk, talk_id from ${openTalkIds}))`

export const searchedDigests = sql<SearchSource>`(
  select d.recording_id as item_id, r.name as title, m.title as subtitle, d.statements as keywords, m.college_id,
    '{}'::bigint[] as disease_ids, false as is_credit, true as is_free, m.begin_at as sort_at,
    null::timestamptz as end_at, 0 as weight
  from ${recordingDigests} d join ${meetingRecordings} r on r.id = d.recording_id join ${meetings} m on m.id = r.meeting_id
  where d.released_at is not null and d.is_open and d.statements <> '')`

export type OpenDigestRow = {
  id: number
  title: string
  meeting_id: number
  meeting_title: string
  cover: string
  speaker: string
  statements: string
  released_at: Date
}

type Listed = Omit<OpenDigestRow, 'released_at'> & { released_at: string; total: number }

const listed = sql`o.recording_id as id, o.title, o.meeting_id, o.meeting_title, o.cover, o.speaker, o.statements,
  o.first_released_at as released_at`

const asRow = ({ released_at, ...row }: Listed): OpenDigestRow & { total: number } => ({
  ...row,
  released_at: new Date(released_at),
})

export async function selectOpenDigestsByIds(db: Db, ids: number[]): Promise<OpenDigestRow[]> {
  const { rows } = await db.execute<Listed>(sql`
    select ${listed}, 0 as total from ${openDigests} o
    where o.recording_id = any(${sql.param(ids)}::bigint[])`)
  return rows.map(asRow)
}

type Filter = { collegeIds: number[] | undefined; limit: number; offset: number }

/** Latest first; of these subjects, or of all. */
export async function selectOpenDigests(db: Db, { collegeIds, limit, offset }: Filter) {
  const ofColleges = collegeIds && sql`where o.college_id = any(${sql.param(collegeIds)}::bigint[])`
  const { rows } = await db.execute<Listed>(sql`
    select ${listed}, (count(*) over ())::int as total from ${openDigests} o ${ofColleges}
    order by o.first_released_at desc, o.recording_id desc limit ${limit} offset ${offset}`)
  return rows.map(asRow)
}
