import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { commentPraises, comments } from '#server/features/community/comments/comments.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import {
  recordingSlides,
  slideMarks,
  transcriptLines,
  transcripts,
} from '#server/features/library/transcripts/transcripts.tables.ts'
import {
  meetingDiseases,
  meetingDoctors,
  meetingRecordings,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingGuests } from '#server/features/meetings/watching/watching.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import type { SlidePage } from './choose-marks.ts'

/** The address of the captions that are quoted: checked by a person, Chinese ones first; null where there are none. */
export const checkedCaptions = sql<string | null>`(
  select c.value ->> 'address' from jsonb_array_elements(${meetingRecordings}.captions) with ordinality c
  where c.value ->> 'is_machine' is distinct from 'true'
  order by c.value ->> 'language' = 'zh' desc, c.ordinality limit 1)`

/** A recording of a meeting that is over, with what its digest depends on. */
export const selectDigestTalk = (db: Db, recordingId: number) =>
  first(
    db
      .select({
        recording_id: meetingRecordings.id,
        name: meetingRecordings.name,
        meeting_id: meetings.id,
        meeting_title: meetings.title,
        session_id: meetingRecordings.session_id,
        began_at: meetingRecordings.began_at,
        timeline: meetingRecordings.timeline,
        seconds: meetingRecordings.seconds,
        next_began_at: sql<Date | null>`(select min(n.began_at) from ${meetingRecordings} n
          where n.meeting_id = ${meetings.id} and n.published and n.began_at > ${meetingRecordings}.began_at)`.mapWith(
          meetingRecordings.began_at,
        ),
        is_only: sql<boolean>`not exists (select from ${meetingRecordings} n
          where n.meeting_id = ${meetings.id} and n.published and n.id <> ${meetingRecordings}.id)`,
        source: checkedCaptions.as('source'),
      })
      .from(meetingRecordings)
      .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
      .where(and(eq(meetingRecordings.id, recordingId), eq(meetingRecordings.published, true))),
  )

export type DigestTalk = NonNullable<Awaited<ReturnType<typeof selectDigestTalk>>>

export const selectSessions = (db: Db, meetingId: number) =>
  db
    .select({
      id: meetingSessions.id,
      title: meetingSessions.title,
      doctor_id: meetingSessions.doctor_id,
      user_id: doctors.user_id,
      begin_at: meetingSessions.begin_at,
      end_at: meetingSessions.end_at,
    })
    .from(meetingSessions)
    .leftJoin(doctors, eq(doctors.id, meetingSessions.doctor_id))
    .where(and(eq(meetingSessions.meeting_id, meetingId), isNull(meetingSessions.taken_back_at)))

/** The accounts of those who speak in a meeting: the doctors of its page and invited experts. */
export const selectLecturers = async (db: Db, meetingId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select d.user_id from ${meetingDoctors} md join ${doctors} d on d.id = md.doctor_id
    where md.meeting_id = ${meetingId} and d.user_id is not null
    union select g.user_id from ${meetingGuests} g where g.meeting_id = ${meetingId} and g.is_lecturer`)
  return rows.map((row) => row.user_id)
}

export const selectDiseaseNames = async (db: Db, meetingId: number): Promise<string[]> => {
  const rows = await db
    .select({ name: diseases.name })
    .from(meetingDiseases)
    .innerJoin(diseases, eq(diseases.id, meetingDiseases.disease_id))
    .where(eq(meetingDiseases.meeting_id, meetingId))
  return rows.map(({ name }) => name)
}

/** The pages of the slides of a recording: as they were read, else those that are marked. */
export const selectSlidePages = async (db: Db, recordingId: number): Promise<SlidePage[]> => {
  const read = await db
    .select({
      page: sql<number>`${transcriptLines.page}`,
      second: transcriptLines.at_seconds,
      words: transcriptLines.words,
    })
    .from(transcriptLines)
    .innerJoin(transcripts, eq(transcripts.id, transcriptLines.transcript_id))
    .where(
      and(
        eq(transcripts.talk, 'recording'),
        eq(transcripts.talk_id, recordingId),
        sql`${transcriptLines.page} is not null`,
      ),
    )
  if (read.length > 0) return read
  return db
    .select({ page: slideMarks.page, second: slideMarks.at_seconds, words: sql<string>`''` })
    .from(slideMarks)
    .innerJoin(
      recordingSlides,
      and(
        eq(recordingSlides.recording_id, slideMarks.recording_id),
        eq(recordingSlides.file_key, slideMarks.file_key),
      ),
    )
    .where(eq(slideMarks.recording_id, recordingId))
}

const mostLines = 3000

/** What was written below a meeting and is not hidden, latest first. */
export const selectChat = (db: Db, meetingId: number) =>
  db
    .select({
      id: comments.id,
      user_id: comments.user_id,
      content: comments.content,
      schedule_id: comments.schedule_id,
      recording_id: comments.recording_id,
      play_time: comments.play_time,
      picture_at: comments.picture_at,
      pinned_at: comments.pinned_at,
      created_at: comments.created_at,
      likes: sql<number>`(select count(*)::int from ${commentPraises} p where p.comment_id = ${comments}.id)`,
    })
    .from(comments)
    .where(isShownBelow(meetingId))
    .orderBy(desc(comments.id))
    .limit(mostLines)

export type ChatRow = Awaited<ReturnType<typeof selectChat>>[number]

const isShownBelow = (meetingId: number) =>
  and(eq(comments.item_type, 'meeting'), eq(comments.item_id, meetingId), isNull(comments.hidden_at))

/** These comments, as far as they are still shown, with the names of those who wrote them. */
export const selectQuotedComments = (db: Db, meetingId: number, ids: number[]) =>
  db
    .select({
      id: comments.id,
      content: comments.content,
      recording_id: comments.recording_id,
      play_time: comments.play_time,
      picture_at: comments.picture_at,
      created_at: comments.created_at,
      truename: users.truename,
    })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.user_id))
    .where(and(isShownBelow(meetingId), inArray(comments.id, ids)))
    .orderBy(asc(comments.id))
