import { sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import type { BusyTime } from '#contract/practice/expert-sessions.ts'
import type { Db } from '#kernel/database.ts'
import { preparedSql } from '#kernel/prepared-sql.queries.ts'
import {
  meetingDoctors,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { conferencePeople, conferences } from '#server/features/practice/conferences/conferences.tables.ts'
import { consultingTimes } from '#server/features/practice/consulting-hours/consulting-hours.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { consultations } from '#server/features/practice/consultations/consultations.tables.ts'
import {
  specimenRoomGuests,
  specimenRooms,
} from '#server/features/practice/specimen-rooms/specimen-rooms.tables.ts'
import { expertSessions } from './expert-sessions.tables.ts'

export type BusyRow = {
  kind: BusyTime['kind']
  title: string
  begin_at: Date
  end_at: Date
  /** 0 for what is no session of a sheet. */
  session_id: number
}

type Value = SQL | Placeholder

/**
 * What takes a person within a period: the sessions and specimen rooms of their sheets, their items in programmes, the meetings in which
 * they speak without an item or a sheet that would say when, their consultations on either side, and the video
 * conferences that they have not declined.
 */
export function busyTimesOf({ userId, from, to }: { userId: Value; from: Value; to: Value }): SQL {
  const within = (name: string) =>
    sql`${sql.raw(name)}.begin_at < ${to}::timestamptz and ${sql.raw(name)}.end_at > ${from}::timestamptz`
  return sql`
    with own as (select id from ${doctors} where user_id = ${userId}),
      sheets as (select h.id, t.meeting_id, h.status from ${expertSheets} h join ${expertTasks} t on t.id = h.task_id
        where h.user_id = ${userId} and h.withdrawn_at is null)
    select 'session' as kind, m.title, s.begin_at, s.end_at, s.id::int as session_id
    from sheets h join ${expertSessions} s on s.sheet_id = h.id join ${meetings} m on m.id = h.meeting_id and m.published
    where h.status <> 2 and s.status <> 2 and ${within('s')}
    union all
    select 'room', r.title, r.begin_at, r.end_at, 0
    from sheets h join ${specimenRoomGuests} g on g.sheet_id = h.id join ${specimenRooms} r on r.id = g.room_id
    join ${meetings} m on m.id = h.meeting_id and m.published
    where h.status <> 2 and g.status <> 2 and ${within('r')}
    union all
    select 'meeting', m.title, p.begin_at, p.end_at, 0
    from own join ${meetingSessions} p on p.doctor_id = own.id join ${meetings} m on m.id = p.meeting_id and m.published
    where ${within('p')} and p.taken_back_at is null and not exists (select from ${expertSessions} s join sheets h on h.id = s.sheet_id
      where s.programme_id = p.id)
    union all
    select 'meeting', m.title, m.begin_at, m.end_at, 0
    from own join ${meetingDoctors} d on d.doctor_id = own.id
    join ${meetings} m on m.id = d.meeting_id and m.published and not m.is_big
    where ${within('m')} and not exists (select from sheets h where h.meeting_id = m.id)
      and not exists (select from ${meetingSessions} p where p.meeting_id = m.id and p.doctor_id = own.id
        and p.taken_back_at is null)
    union all
    select 'consultation', '', t.begin_at, t.end_at, 0
    from ${consultingTimes} t where t.user_id = ${userId} and ${within('t')}
    union all
    select 'consultation', '', t.begin_at, t.end_at, 0
    from ${consultations} c join ${consultingTimes} t on t.consultation_id = c.id
    where c.applicant_id = ${userId} and ${within('t')}
    union all
    select 'conference', f.title, f.begin_at, f.end_at, 0
    from ${conferencePeople} p join ${conferences} f on f.id = p.conference_id and f.cancelled_at is null
    where p.user_id = ${userId} and p.answer <> 2 and ${within('f')}`
}

const asked = {
  userId: sql.placeholder('userId'),
  from: sql.placeholder('from'),
  to: sql.placeholder('to'),
}

const busyTimes = preparedSql<BusyRow>('busy_times', sql`${busyTimesOf(asked)} order by begin_at, session_id`)

export const selectBusyTimes = (
  db: Db,
  userId: number,
  { from, to }: { from: Date; to: Date },
): Promise<BusyRow[]> => busyTimes(db, { userId, from, to })
