import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { meetingDoctors, meetings } from './meetings.tables.ts'

/** A meeting is new when it is announced. */
const columns = sql`'meeting' as item_type, m.id as item_id, least(m.created_at, m.begin_at) as at`

export const latestMeetingsOfDoctor = (doctorId: SQL, limit: number) => sql`(select ${columns}
  from ${meetingDoctors} d join ${meetings} m on m.id = d.meeting_id
  where d.doctor_id = ${doctorId} and m.published order by m.begin_at desc, m.id desc limit ${limit})`

export const latestMeetingsOfCollege = (collegeId: SQL, limit: number) => sql`(select ${columns}
  from ${meetings} m
  where m.college_id = ${collegeId} and m.parent_id is null and m.published
  order by m.begin_at desc, m.id desc limit ${limit})`
