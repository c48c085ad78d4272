import { eq, gt, sql } from 'drizzle-orm'
import { defineRows, within } from '#kernel/console-framework/rows.queries.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { ofMeeting } from '#server/features/meetings/meetings/meeting-filter.queries.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { liveTipOffs, roomMutes } from './live-room.tables.ts'

const state = sql<string>`case when ${liveTipOffs}.decided_at is null then 'open' else 'decided' end`

export const tipOffRows = defineRows({
  id: liveTipOffs.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    meeting_id: liveTipOffs.meeting_id,
    kind: liveTipOffs.kind,
    content: liveTipOffs.content,
    truename: users.truename,
    state: state.as('state'),
    created_at: liveTipOffs.created_at,
    decided_at: liveTipOffs.decided_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(liveTipOffs)
      .innerJoin(meetings, eq(meetings.id, liveTipOffs.meeting_id))
      .innerJoin(users, eq(users.id, liveTipOffs.user_id))
      .$dynamic(),
  filters: {
    meeting: ofMeeting,
    kind: (value) => sql`${liveTipOffs.kind} = ${value}`,
    state: (value) => sql`${state} = ${value}`,
    created_at: within(liveTipOffs.created_at),
  },
})

/** Who may not speak now. */
export const muteRows = defineRows({
  id: roomMutes.id,
  values: {
    meeting: sql<string>`${meetings.title}`.as('meeting'),
    meeting_id: roomMutes.meeting_id,
    user_id: roomMutes.user_id,
    truename: users.truename,
    reason: roomMutes.reason,
    until_at: roomMutes.until_at,
    created_at: roomMutes.created_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(roomMutes)
      .innerJoin(meetings, eq(meetings.id, roomMutes.meeting_id))
      .innerJoin(users, eq(users.id, roomMutes.user_id))
      .$dynamic(),
  where: gt(roomMutes.until_at, sql`now()`),
  filters: {
    meeting: ofMeeting,
    reason: (value) => sql`${roomMutes.reason} = ${value}`,
  },
})
