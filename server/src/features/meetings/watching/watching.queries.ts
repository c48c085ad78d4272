import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { meetingDoctors, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { meetingEntries, watchPasses, watchSettings } from './watching.tables.ts'

export type EntryRow = {
  setting_id: number | null
  watch_status: 0 | 1 | null
  watch_type: number | null
  password_hash: string | null
  /** The meeting whose check-in this one requires: its own, or that of the large one. */
  entry_meeting_id: number
  needs_completion: boolean
  needs_sign_in: boolean
  contact: string
}

const meetingEntry = prepared('meeting_entry', (db) => {
  const setting = db
    .select()
    .from(watchSettings)
    .where(
      sql`session_id = ${sql.placeholder('session')}
        or (session_id is null and meeting_id in (${meetings}.id, ${meetings}.parent_id))`,
    )
    .orderBy(sql`session_id is null, meeting_id <> ${meetings}.id`)
    .limit(1)
    .as('s')
  const entry = db
    .select()
    .from(meetingEntries)
    .where(sql`meeting_id in (${meetings}.id, ${meetings}.parent_id)`)
    .orderBy(sql`meeting_id <> ${meetings}.id`)
    .limit(1)
    .as('e')
  return db
    .select({
      setting_id: sql<number | null>`s.id`,
      watch_status: sql<0 | 1 | null>`s.watch_status`,
      watch_type: sql<number | null>`s.watch_type`,
      password_hash: sql<string | null>`s.password_hash`,
      entry_meeting_id: sql<number>`coalesce(e.meeting_id, ${meetings}.id)`,
      needs_completion: sql<boolean>`coalesce(e.needs_completion, false)`,
      needs_sign_in: sql<boolean>`coalesce(e.needs_sign_in, false)`,
      contact: sql<string>`coalesce(e.contact, '')`,
    })
    .from(meetings)
    .leftJoinLateral(setting, sql`true`)
    .leftJoinLateral(entry, sql`true`)
    .where(eq(meetings.id, sql.placeholder('meeting')))
})

/** What a meeting or one of its sessions requires before it is watched: the closest setting of each kind. */
export const selectEntry = async (db: Db, meetingId: number, sessionId: number): Promise<EntryRow> => {
  const rows = await meetingEntry(db).execute({ meeting: meetingId, session: sessionId })
  return rows[0]!
}

type Belonging = {
  is_manager: boolean
  is_faculty: boolean
  is_invited: boolean
  is_whitelisted: boolean
  sign_in: number
}

/** The relation of a user to a meeting, in one round trip. */
export const selectBelonging = async (
  db: Db,
  meetingId: number,
  userId: number,
  { setting_id, entry_meeting_id }: Pick<EntryRow, 'setting_id' | 'entry_meeting_id'>,
): Promise<Belonging> => {
  const { rows } = await db.execute<Belonging>(sql`
    with own as (select id, parent_id from ${meetings} where id = ${meetingId})
    select
      exists (select from ${meetingManagers} g, own
        where g.user_id = ${userId} and g.meeting_id in (own.id, own.parent_id)) as is_manager,
      exists (select from ${meetingDoctors} s
        join ${doctors} d on d.id = s.doctor_id and d.user_id = ${userId}
        join ${meetings} m on m.id = s.meeting_id and m.published
        where m.id = ${meetingId} or m.parent_id = ${meetingId}) as is_faculty,
      exists (select from meeting_guests g, own
        where g.user_id = ${userId} and g.meeting_id in (own.id, own.parent_id)) as is_invited,
      exists (select from watch_whitelist w
        join ${users} u on u.phone_digest = w.phone_digest
        where w.setting_id = ${setting_id} and u.id = ${userId}) as is_whitelisted,
      case when exists (select from checkin_visits v
          where v.user_id = ${userId} and v.meeting_id = ${entry_meeting_id}) then 2
        else coalesce((select c.state from checkins c
          where c.user_id = ${userId} and c.meeting_id = ${entry_meeting_id}
          order by c.id desc limit 1), 0) end as sign_in`)
  return rows[0]!
}

/** Valid only while the password is the same. */
export const hasPass = async (db: Db, settingId: number, passwordHash: string, holder: Buffer) => {
  const rows = await db
    .select({ one: sql`1` })
    .from(watchPasses)
    .where(
      and(
        eq(watchPasses.setting_id, settingId),
        eq(watchPasses.holder, holder),
        eq(watchPasses.password_hash, passwordHash),
      ),
    )
  return rows.length > 0
}

export const upsertPass = (db: Db, settingId: number, passwordHash: string, holder: Buffer) =>
  db
    .insert(watchPasses)
    .values({ setting_id: settingId, holder, password_hash: passwordHash })
    .onConflictDoUpdate({
      target: [watchPasses.setting_id, watchPasses.holder],
      set: { password_hash: passwordHash, passed_at: sql`now()` },
    })
