import { sql } from 'drizzle-orm'
import type { AttendanceFilter, AttendanceMethod } from '#contract/meetings/attendance.ts'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { checkinDevices, checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { exams, examTries } from '#server/features/meetings/exams/exams.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { credits, watchProgress } from '#server/features/meetings/study/study.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'

/** A row of the list. What was filled in is sealed; the profile serves those who consented on site, where there is no form. */
export type AttendeeRow = {
  user_id: number
  total: number
  checkin_id: number | null
  state: OneOf<typeof checkinStates> | null
  consents: boolean | null
  form_sealed: Buffer | null
  submitted_at: string | null
  is_shared_device: boolean
  method: AttendanceMethod
  visited_at: string | null
  visit_consents: boolean | null
  is_fresh: boolean | null
  burst: number | null
  watched_ms: number
  score: number | null
  is_passed: boolean
  points_tenths: number
  truename: string
  phone_sealed: Buffer | null
  hospital: string
  department: string
  title: string
  company: string
}

type Asked = {
  meetingId: number
  /** Where check-ins to the meeting are kept: it, or its large meeting. */
  checkinMeetingId: number
  filter: AttendanceFilter
  limit: number
  offset: number
}

/** Everybody who submitted a form that did not fail, was on site, or watched the meeting or a child meeting of it. */
export const selectAttendees = async (db: Db, asked: Asked) => {
  const { meetingId, checkinMeetingId, filter, limit, offset } = asked
  const isOpen = sql`c.state = ${checkinStates.underReview}`
  const found = await db.execute<AttendeeRow>(sql`
    with scope as (select id from ${meetings} where id = ${meetingId} or parent_id = ${meetingId}),
    forms as (
      select distinct on (user_id) * from ${checkins}
      where meeting_id = ${checkinMeetingId} and state <> ${checkinStates.failed} order by user_id, id desc),
    visits as (
      select user_id, min(at) as at, bool_or(consents) as consents, (array_agg(method order by at))[1] as method,
        bool_or(is_fresh) as is_fresh, max(burst) as burst
      from ${checkinVisits} where meeting_id = ${checkinMeetingId} group by user_id),
    watched as (
      select user_id, sum(watched_ms)::bigint as ms, max(updated_at) as at
      from ${watchProgress} where meeting_id in (select id from scope) and watched_ms > 0 group by user_id),
    listed as (
      select user_id, min(at) as at from (
        select user_id, submitted_at as at from forms
        union all select user_id, at from visits
        union all select user_id, at from watched) came
      group by user_id)
    select u.id as user_id, (count(*) over ())::int as total,
      c.id as checkin_id, c.state, c.consents, c.form_sealed, c.submitted_at,
      exists (select 1 from ${checkinDevices} d
        where d.meeting_id = c.meeting_id and d.device = c.device and d.user_id <> c.user_id) as is_shared_device,
      coalesce(v.method, case when c.id is null then 'watching' else 'form' end) as method,
      v.at as visited_at, v.consents as visit_consents, v.is_fresh, v.burst, coalesce(w.ms, 0)::bigint as watched_ms,
      x.score, coalesce(x.is_passed, false) as is_passed, coalesce(k.points, 0)::int as points_tenths,
      u.truename, u.phone_sealed, u.hospital, u.department, u.title, u.company
    from listed l
    join ${users} u on u.id = l.user_id
    left join forms c on c.user_id = l.user_id
    left join visits v on v.user_id = l.user_id
    left join watched w on w.user_id = l.user_id
    left join lateral (
      select max(t.score) as score, bool_or(t.score >= e.pass_mark) as is_passed
      from ${examTries} t join ${exams} e on e.id = t.exam_id
      where t.user_id = l.user_id and e.meeting_id in (select id from scope) and t.closed_at is not null) x on true
    left join lateral (
      select sum(points_tenths) as points from ${credits}
      where user_id = l.user_id and meeting_id in (select id from scope)) k on true
    where ${filter === 'under_review' ? isOpen : sql`true`}
    order by l.at desc, u.id desc limit ${limit} offset ${offset}`)
  return found.rows
}
