import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt } from '#kernel/console-framework/rows.queries.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { recordingDigests } from './recording-digests.tables.ts'

const state = sql<string>`case when ${recordingDigests.released_at} is null then 'draft' else 'released' end`

export const digestRows = defineRows({
  id: recordingDigests.recording_id,
  values: {
    name: meetingRecordings.name,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    state: state.as('state'),
    drafted_at: recordingDigests.drafted_at,
    edited_at: recordingDigests.edited_at,
    released_at: recordingDigests.released_at,
    page: pageAt('/digestEdit?recording_id=', recordingDigests.recording_id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(recordingDigests)
      .innerJoin(meetingRecordings, eq(meetingRecordings.id, recordingDigests.recording_id))
      .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
      .$dynamic(),
  filters: {
    q: contains(meetingRecordings.name),
    meeting: ofMeeting,
    state: (value) => sql`${state} = ${value}`,
  },
})
