import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { contains, defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { only } from '#kernel/first-row.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import {
  meetingRecordings,
  meetings,
  meetingSessions,
  recordingChapters,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { liveStreams, liveWatchers } from './live.tables.ts'

export const recordingRows = defineRows({
  id: meetingRecordings.id,
  values: {
    name: meetingRecordings.name,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    session: sql<string | null>`${meetingSessions.title}`.as('session'),
    seconds: meetingRecordings.seconds,
    chapters: sql<number>`(select count(*)::int from ${recordingChapters} c
      where c.recording_id = ${meetingRecordings}.id)`.as('chapters'),
    sort: meetingRecordings.sort,
    published: meetingRecordings.published,
    is_live: sql<boolean>`(${meetingRecordings.began_at} is not null)`.as('is_live'),
    created_at: meetingRecordings.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetingRecordings)
      .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
      .leftJoin(meetingSessions, eq(meetingSessions.id, meetingRecordings.session_id))
      .$dynamic(),
  filters: {
    q: contains(meetingRecordings.name),
    meeting: ofMeeting,
    published: (value) => eq(meetingRecordings.published, value === 'true'),
    created_at: within(meetingRecordings.created_at),
  },
})

type NewRecording = Pick<
  typeof meetingRecordings.$inferInsert,
  'meeting_id' | 'session_id' | 'name' | 'video' | 'seconds' | 'sort' | 'commentary' | 'operation_id'
>

export const insertRecording = async (db: Db, recording: NewRecording) =>
  (
    await only(
      db
        .insert(meetingRecordings)
        .values({ ...recording, published: false })
        .returning({ id: meetingRecordings.id }),
    )
  ).id

export const changeRecording = (db: Db, id: number, recording: Partial<NewRecording>) =>
  db.update(meetingRecordings).set(recording).where(eq(meetingRecordings.id, id))

export async function replaceChapters(
  db: Db,
  recordingId: number,
  chapters: { title: string; at_seconds: number }[],
): Promise<void> {
  await db.delete(recordingChapters).where(eq(recordingChapters.recording_id, recordingId))
  if (chapters.length > 0)
    await db
      .insert(recordingChapters)
      .values(chapters.map((chapter) => ({ ...chapter, recording_id: recordingId })))
}

/** The meetings that can be streamed: neither large nor on site. */
export const streamRows = defineRows({
  id: meetings.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    begin_at: meetings.begin_at,
    end_at: meetings.end_at,
    state: sql<string>`case when ${liveStreams.meeting_id} is null then 'none'
      when ${liveStreams.phase} = 'ended' then 'ended' when not ${liveStreams.is_streaming} then 'silent'
      when ${liveStreams.phase} = 'break' then 'break' else 'on_air' end`.as('state'),
    stream_no: sql<number>`coalesce(${liveStreams.stream_no}, 0)`.as('stream_no'),
    watchers:
      sql<number>`(select count(*)::int from ${liveWatchers} w where w.meeting_id = ${meetings}.id)`.as(
        'watchers',
      ),
    stream_changed_at: liveStreams.stream_changed_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetings)
      .leftJoin(liveStreams, eq(liveStreams.meeting_id, meetings.id))
      .$dynamic(),
  where: sql`not ${meetings.is_big} and not ${meetings.is_offline} and ${meetings.published}`,
  filters: {
    q: ofMeeting,
    begin_at: within(meetings.begin_at),
    streaming: (value) => sql`coalesce(${liveStreams.is_streaming}, false) = ${value === 'true'}`,
  },
})
