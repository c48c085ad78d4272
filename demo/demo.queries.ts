import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { messages, messageRecords } from '#server/features/community/messages/messages.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { roomPresence, rooms } from '#server/features/community/rooms/rooms.tables.ts'
import { meetings, meetingSessions } from '#server/features/meetings/meetings/meetings.tables.ts'
import { conferences } from '#server/features/practice/conferences/conferences.tables.ts'
import { dutyDeadlines, guestWaits } from '#server/features/practice/expert-duties/expert-duties.tables.ts'
import { specimenRooms } from '#server/features/practice/specimen-rooms/specimen-rooms.tables.ts'
import { expertSessions } from '#server/features/practice/expert-sessions/expert-sessions.tables.ts'
import { expertSheets, expertTasks } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'

const rowsAtOnce = 200

/** Inserts in the given order. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await db.insert(table).values(rows.slice(at, at + rowsAtOnce) as never)
}

/** Inserts rows of a table with an identity column and returns the ids, in the rows' order. */
export async function insertForIds<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: Table['$inferInsert'][],
): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const inserted = await db
      .insert(table)
      .values(rows.slice(at, at + rowsAtOnce) as never)
      .returning()
    ids.push(...(inserted as unknown as { id: number }[]).map((row) => row.id))
  }
  return ids
}

/** Only one program at a time loads the demo world. It takes longer than a call may, much longer on a slow machine. */
export async function lockDemo(db: Db): Promise<void> {
  await db.execute(sql`set local statement_timeout = 0`)
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  await db.execute(sql`select pg_advisory_xact_lock(7406111)`)
}

export const countUsers = async (db: Db) =>
  (await only(db.select({ n: sql<number>`count(*)::int` }).from(users))).n

/** Every user who can log in has received every message; those of the last days are still unread. */
export const deliverMessages = (db: Db) =>
  db.execute(sql`insert into ${messageRecords} (user_id, message_id, kind, read_at, created_at)
    select u.id, m.id, m.kind, case when m.created_at < now() - interval '3 days' then m.created_at + interval '1 hour' end,
      m.created_at from ${users} u, ${messages} m where u.status = 'active' and u.operator_roles = '{}'`)

/** Moves what was loaded before `loadedAt` by whole days, so that the dates of the demo world stay around now. */
export async function shiftMeetings(db: Db, days: number, loadedAt: Date): Promise<void> {
  const span = sql`${days} * interval '1 day'`
  await db.execute(sql`update ${meetingSessions} s set begin_at = s.begin_at + ${span}, end_at = s.end_at + ${span}
    from ${meetings} m where m.id = s.meeting_id and m.created_at <= ${loadedAt}`)
  await db.execute(sql`update ${expertSessions} s set begin_at = s.begin_at + ${span}, end_at = s.end_at + ${span},
      proposed_begin_at = s.proposed_begin_at + ${span}
    from ${expertSheets} g join ${expertTasks} t on t.id = g.task_id join ${meetings} m on m.id = t.meeting_id
    where g.id = s.sheet_id and m.created_at <= ${loadedAt}`)
  await db.execute(sql`update ${dutyDeadlines} d set due_at = d.due_at + ${span}
    from ${expertTasks} t join ${meetings} m on m.id = t.meeting_id
    where t.id = d.task_id and m.created_at <= ${loadedAt}`)
  await db.execute(
    sql`update ${guestWaits} w set due_at = w.due_at + ${span} where w.created_at <= ${loadedAt}`,
  )
  await db.execute(
    sql`update ${productions} set offer_ends_at = offer_ends_at + ${span} where published_at <= ${loadedAt}`,
  )
  await db.execute(sql`update ${specimenRooms} set begin_at = begin_at + ${span}, end_at = end_at + ${span}
    where created_at <= ${loadedAt}`)
  await db.execute(sql`update ${roomPresence} p set joined_at = p.joined_at + ${span}, alive_at = p.alive_at + ${span},
      left_at = p.left_at + ${span}
    from ${rooms} r where r.id = p.room_id and r.kind = 'conference' and r.created_at <= ${loadedAt}
      and p.left_at <= ${loadedAt}`)
  await db.execute(sql`update ${conferences} set begin_at = begin_at + ${span}, end_at = end_at + ${span}
    where created_at <= ${loadedAt}`)
  await db.execute(sql`update ${rooms} set begin_at = begin_at + ${span}, end_at = end_at + ${span}
    where created_at <= ${loadedAt}`)
  await db.execute(sql`update ${meetings} set begin_at = begin_at + ${span}, end_at = end_at + ${span}
    where created_at <= ${loadedAt}`)
}
