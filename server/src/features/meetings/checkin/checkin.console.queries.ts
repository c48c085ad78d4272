import { eq, sql } from 'drizzle-orm'
import { defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { checkinDevices, checkins, checkinVisits, checkinWaiting } from './checkin.tables.ts'

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
    user_id: equalTo(checkins.user_id),
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
    proof: checkinVisits.proof,
    is_fresh: checkinVisits.is_fresh,
    burst: checkinVisits.burst,
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
    user_id: equalTo(checkinVisits.user_id),
    meeting: ofMeeting,
    method: (value) => sql`${checkinVisits.method} = ${value}`,
    marked: (value) => sql`(${checkinVisits}.is_fresh or ${checkinVisits}.burst > 0) = (${value} = 'true')`,
    at: within(checkinVisits.at),
  },
})

export const waitingRows = defineRows({
  id: checkinWaiting.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    session: sql<string | null>`${meetingSessions.title}`.as('session'),
    truename: users.truename,
    hospital: users.hospital,
    proof: checkinWaiting.proof,
    burst: checkinWaiting.burst,
    at: checkinWaiting.at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(checkinWaiting)
      .innerJoin(meetings, eq(meetings.id, checkinWaiting.meeting_id))
      .innerJoin(users, eq(users.id, checkinWaiting.user_id))
      .leftJoin(meetingSessions, eq(meetingSessions.id, checkinWaiting.session_id))
      .$dynamic(),
  filters: { meeting: ofMeeting, at: within(checkinWaiting.at) },
})
