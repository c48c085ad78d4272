import { eq, sql } from 'drizzle-orm'
import { defineRows, equalTo, within } from '#kernel/console-framework/rows.queries.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingReservations } from './reservations.tables.ts'

export const reservationRows = defineRows({
  id: meetingReservations.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    begin_at: sql<Date>`${meetings.begin_at}`.mapWith(meetings.begin_at).as('begin_at'),
    truename: users.truename,
    hospital: users.hospital,
    state: meetingReservations.state,
    reminders: sql<number>`cardinality(${meetingReservations.reminded})`.as('reminders'),
    sent_at: meetingReservations.sent_at,
    created_at: meetingReservations.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(meetingReservations)
      .innerJoin(meetings, eq(meetings.id, meetingReservations.meeting_id))
      .innerJoin(users, eq(users.id, meetingReservations.user_id))
      .$dynamic(),
  filters: {
    user_id: equalTo(meetingReservations.user_id),
    meeting: ofMeeting,
    state: equalTo(meetingReservations.state),
    created_at: within(meetingReservations.created_at),
  },
})
