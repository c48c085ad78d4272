import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { checkinStates } from '#contract/meetings/checkin.ts'
import type { Audience } from '#contract/meetings/meetings.ts'
import { watchTypes } from '#contract/meetings/watching.ts'
import { verificationStates } from '#contract/people/verification-states.ts'
import type { OneOf } from '#contract/wire/one-of.ts'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { prepared } from '#kernel/prepared.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { verifications } from '#server/features/people/verification/verification.tables.ts'
import { checkins, checkinVisits } from '#server/features/meetings/checkin/checkin.tables.ts'
import { closestEntry, entryColumns } from '#server/features/meetings/meetings/entries.queries.ts'
import type { EntryRow } from '#server/features/meetings/meetings/entries.queries.ts'
import { meetingManagers } from '#server/features/meetings/meetings/managers.tables.ts'
import {
  meetingDoctors,
  meetings,
  meetingSessions,
} from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingGuests, watchPasses, watchSettings } from './watching.tables.ts'

export type SettingRow = {
  id: number
  watch_status: number
  watch_type: OneOf<typeof watchTypes>
  is_whitelist: boolean
  password_hash: string | null
}

/** What has to be met before a meeting is watched. All of it applies; nothing of a part lifts what the whole requires. */
export type Requirements = EntryRow & {
  /** The large meeting first, then the meeting itself. */
  levels: { id: number; audience: Audience; needs_licence: boolean }[]
  /** Those of the same levels and of the sessions: those asked about, and those that are on air. */
  settings: SettingRow[]
}

const requirements = prepared('watch_requirements', (db) => {
  const asked = sql`any(${sql.placeholder('sessions')}::bigint[])`
  const levelIds = sql`(values (${meetings}.id), (${meetings}.parent_id)
    union all select x.meeting_id from ${meetingSessions} x where x.id = ${asked})`
  const onAir = sql`(select n.id from ${meetingSessions} n
    where n.meeting_id = ${meetings}.id and n.taken_back_at is null and n.begin_at <= now() and n.end_at > now())`
  return db
    .select({
      ...entryColumns,
      levels: sql<Requirements['levels']>`(
        select json_agg(json_build_object('id', l.id, 'audience', l.audience, 'needs_licence', l.needs_licence)
          order by l.parent_id is not null, l.id)
        from ${meetings} l where l.id in ${levelIds})`,
      settings: sql<SettingRow[]>`(
        select coalesce(json_agg(json_build_object('id', s.id, 'watch_status', s.watch_status,
          'watch_type', s.watch_type, 'password_hash', s.password_hash,
          'is_whitelist', s.watch_status = 1 and s.watch_type = ${sql.raw(String(watchTypes.whitelist))})
          order by s.session_id nulls first, s.id), '[]'::json)
        from ${watchSettings} s where s.session_id = ${asked} or s.session_id in ${onAir}
          or s.session_id is null and s.meeting_id in ${levelIds})`,
    })
    .from(meetings)
    .leftJoinLateral(closestEntry(db), sql`true`)
    .where(eq(meetings.id, sql.placeholder('meeting')))
})

/** Undefined for a meeting that does not exist. Without sessions it is asked about as a whole. */
export const selectRequirements = (
  db: Db,
  meetingId: number,
  sessionIds: readonly number[],
): Promise<Requirements | undefined> =>
  first(requirements(db).execute({ meeting: meetingId, sessions: sessionIds }))

const guardedSessions = prepared('guarded_sessions', (db) =>
  db
    .select({
      id: meetingSessions.id,
      begin_at: meetingSessions.begin_at,
      end_at: meetingSessions.end_at,
    })
    .from(meetingSessions)
    .where(
      and(
        eq(meetingSessions.meeting_id, sql.placeholder('meeting')),
        isNull(meetingSessions.taken_back_at),
        sql`exists (select from ${watchSettings} s where s.session_id = ${meetingSessions}.id
          and (s.watch_status = 1 or s.password_hash is not null))`,
      ),
    ),
)

/** The sessions of a meeting that require more than the meeting itself. */
export const selectGuardedSessions = (db: Db, meetingId: number) =>
  guardedSessions(db).execute({ meeting: meetingId })

export type GuardedSession = Awaited<ReturnType<typeof selectGuardedSessions>>[number]

type Belonging = {
  is_manager: boolean
  is_speaker: boolean
  is_faculty: boolean
  is_invited: boolean
  is_whitelisted: boolean
  has_licence: boolean
  sign_in: number
}

/** The relation of a user to a meeting and to what it requires, in one round trip. */
export const selectBelonging = (
  db: Db,
  meetingId: number,
  userId: number,
  { levels, settings, entry_meeting_id }: Requirements,
): Promise<Belonging> => {
  const levelsFor = (audience: Audience) =>
    sql`unnest(${sql.param(levels.flatMap((level) => (level.audience === audience ? level.id : [])))}::bigint[])`
  const lists = settings.flatMap((setting) => (setting.is_whitelist ? setting.id : []))
  return only(
    db.execute<Belonging>(sql`
    with own as (select id, parent_id from ${meetings} where id = ${meetingId}),
      spoken as (select m.id, m.parent_id from ${meetingDoctors} s
        join ${doctors} d on d.id = s.doctor_id and d.user_id = ${userId}
        join ${meetings} m on m.id = s.meeting_id and m.published
        union all select m.id, m.parent_id from ${meetingGuests} g
        join ${meetings} m on m.id = g.meeting_id and m.published
        where g.user_id = ${userId} and g.is_lecturer)
    select
      exists (select from ${meetingManagers} g, own
        where g.user_id = ${userId} and g.meeting_id in (own.id, own.parent_id)) as is_manager,
      exists (select from spoken where ${meetingId} in (id, parent_id)) as is_speaker,
      not exists (select from ${levelsFor('faculty')} l (id)
        where not exists (select from spoken where l.id in (spoken.id, spoken.parent_id))) as is_faculty,
      not exists (select from ${levelsFor('invited')} l (id) join ${meetings} m on m.id = l.id
        where not exists (select from ${meetingGuests} g
          where g.user_id = ${userId} and g.meeting_id in (m.id, m.parent_id))) as is_invited,
      not exists (select from unnest(${sql.param(lists)}::bigint[]) l (id)
        where not exists (select from watch_whitelist w join ${users} u on u.phone_digest = w.phone_digest
          where w.setting_id = l.id and u.id = ${userId})) as is_whitelisted,
      exists (select from ${verifications} v where v.user_id = ${userId}
        and v.state = ${verificationStates.passed} and v.lapsed_at is null) as has_licence,
      case when exists (select from ${checkinVisits} v
          where v.user_id = ${userId} and v.meeting_id = ${entry_meeting_id}) then ${checkinStates.passed}::int
        else coalesce((select c.state from ${checkins} c
          where c.user_id = ${userId} and c.meeting_id = ${entry_meeting_id}
          order by c.id desc limit 1), ${checkinStates.none})::int end as sign_in`),
  )
}

export type Guarded = { id: number; password_hash: string }

/** The settings whose password was entered. A pass is valid only while the password is the same. */
export const selectPassed = async (db: Db, guarded: Guarded[], holder: Buffer): Promise<Set<number>> => {
  if (guarded.length === 0) return new Set()
  const rows = await db
    .select({ id: watchPasses.setting_id, password_hash: watchPasses.password_hash })
    .from(watchPasses)
    .where(
      and(
        inArray(
          watchPasses.setting_id,
          guarded.map(({ id }) => id),
        ),
        eq(watchPasses.holder, holder),
      ),
    )
  const isCurrent = (row: Guarded) =>
    guarded.some(({ id, password_hash }) => id === row.id && password_hash === row.password_hash)
  return new Set(rows.filter(isCurrent).map(({ id }) => id))
}

export const upsertPasses = (db: Db, guarded: Guarded[], holder: Buffer) =>
  db
    .insert(watchPasses)
    .values(guarded.map(({ id, password_hash }) => ({ setting_id: id, holder, password_hash })))
    .onConflictDoUpdate({
      target: [watchPasses.setting_id, watchPasses.holder],
      set: { password_hash: sql`excluded.password_hash`, passed_at: sql`now()` },
    })
