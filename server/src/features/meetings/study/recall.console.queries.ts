import { eq, sql } from 'drizzle-orm'
import { contains, defineRows } from '#kernel/console-framework/rows.queries.ts'
import {
  isShownIn,
  ownedRows,
  shownOrTakenBack,
  storedRows,
} from '#kernel/console-framework/stored-rows.queries.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { recallMoments, recallOptions, recallQuestions } from './recall.tables.ts'

export const storedRecallQuestions = storedRows(recallQuestions)
export const optionsOfRecall = ownedRows(recallOptions, 'question_id', 'id')

const askedOf = sql`from ${recallMoments} m where m.question_id = ${recallQuestions}.id`

export const recallRows = defineRows({
  id: recallQuestions.id,
  values: {
    title: recallQuestions.title,
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    recording: sql<string>`${meetingRecordings.name}`.as('recording'),
    at_seconds: recallQuestions.at_seconds,
    asked: sql<number>`(select count(*)::int ${askedOf} and m.asked_at is not null)`.as('asked'),
    met: sql<number>`(select count(*)::int ${askedOf} and m.met_at is not null)`.as('met'),
    state: shownOrTakenBack(recallQuestions.taken_back_at),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(recallQuestions)
      .innerJoin(meetingRecordings, eq(meetingRecordings.id, recallQuestions.recording_id))
      .innerJoin(meetings, eq(meetings.id, meetingRecordings.meeting_id))
      .$dynamic(),
  filters: {
    q: contains(recallQuestions.title),
    meeting: ofMeeting,
    state: isShownIn(recallQuestions.taken_back_at),
  },
})
