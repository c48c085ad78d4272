import { sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { exams, examTries } from '#server/features/meetings/exams/exams.tables.ts'
import { credits, watchProgress } from '#server/features/meetings/study/study.tables.ts'

/** Everybody who did something for the credit of a meeting and does not have it. */
export const selectParticipants = async (db: Db, meetingId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ user_id: number }>(sql`
    select user_id::int from (
      select user_id from ${watchProgress} where meeting_id = ${meetingId}
      union select user_id from ${checkins} where meeting_id = ${meetingId}
      union select user_id from ${checkinVisits} where meeting_id = ${meetingId}
      union select t.user_id from ${examTries} t join ${exams} e on e.id = t.exam_id where e.meeting_id = ${meetingId}) took
    where not exists (select from ${credits} c where c.meeting_id = ${meetingId} and c.user_id = took.user_id)
    order by user_id`)
  return rows.map(({ user_id }) => user_id)
}
