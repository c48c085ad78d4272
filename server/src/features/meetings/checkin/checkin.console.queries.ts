import { eq, sql } from 'drizzle-orm'
import { defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { checkinDevices, checkins, checkinVisits } from './checkin.tables.ts'

export const checkinRows = defineRows({
  id: checkins.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    truename: users.truename,
    hospital: users.hospital,
    state: sql<string>`${checkins.state}::text`.as('state'),
    reason: checkins.reason,
    consents: checkins.consents,
    is_shared_device:
      sql<boolean>`exists (select from ${checkinDevices} d where d.meeting_id = ${checkins}.meeting_id
      and d.device = ${checkins}.device and d.user_id <> ${checkins}.user_id)`.as('is_shared_device'),
    submitted_at: checkins.submitted_at,
    reviewed_at: checkins.reviewed_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(checkins)
      .innerJoin(meetings, eq(meetings.id, checkins.meeting_id))
      .innerJoin(users, eq(users.id, checkins.user_id))
      .$dynamic(),
  filters: {
    meeting: ofMeeting,
    state: (value) => sql`${checkins.state}::text = ${value}`,
    submitted_at: within(checkins.submitted_at),
  },
})

export const visitRows = defineRows({
  id: checkinVisits.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    session: sql<string | null>`${meetingSessions.title}`.as('session'),
    truename: users.truename,
    hospital: users.hospital,
    method: checkinVisits.method,
    reason: checkinVisits.reason,
    at: checkinVisits.at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(checkinVisits)
      .innerJoin(meetings, eq(meetings.id, checkinVisits.meeting_id))
      .innerJoin(users, eq(users.id, checkinVisits.user_id))
      .leftJoin(meetingSessions, eq(meetingSessions.id, checkinVisits.session_id))
      .$dynamic(),
  filters: {
    meeting: ofMeeting,
    method: (value) => sql`${checkinVisits.method} = ${value}`,
    at: within(checkinVisits.at),
  },
})
