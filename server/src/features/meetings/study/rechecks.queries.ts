import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RecheckStage } from '#contract/meetings/rechecks.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { meetingRecordings, meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { selectLiveOptions } from './live-questions.queries.ts'
import { liveQuestions } from './live-questions.tables.ts'
import { recallOptions, recallQuestions } from './recall.tables.ts'
import { rechecks } from './rechecks.tables.ts'
import { credits } from './study.tables.ts'

export type RecheckRow = typeof rechecks.$inferSelect
type Kind = RecheckRow['kind']

/** What was learnt in a meeting: of its recordings and its live sessions, and of the parts of a large one. */
const poolOf = (meetingId: ReturnType<typeof sql>) => sql`(
  select 'recall' as kind, q.id, q.title from ${recallQuestions} q
  join ${meetingRecordings} r on r.id = q.recording_id and r.published
  join ${meetings} m on m.id = r.meeting_id
  where ${meetingId} in (m.id, m.parent_id) and q.taken_back_at is null
  union all
  select 'live', q.id, q.title from ${liveQuestions} q join ${meetings} m on m.id = q.meeting_id
  where ${meetingId} in (m.id, m.parent_id) and q.taken_back_at is null)`

type DueRow = { meeting_id: number; meeting_title: string; stage: RecheckStage }

/**
 * The recheck that is due and has waited longest. The second one replaces a first one that nobody answered; after two months nobody asks any
 * more.
 */
export const selectDueRecheck = (db: Db, userId: number) =>
  first(
    db.execute<DueRow>(sql`
    select c.meeting_id, m.title as meeting_title, s.stage::int as stage
    from ${credits} c join ${meetings} m on m.id = c.meeting_id and m.published,
      lateral (select case when c.granted_at <= now() - interval '14 days' then 14 else 3 end as stage) s
    where c.user_id = ${userId} and c.revoked_at is null
      and c.granted_at <= now() - interval '3 days' and c.granted_at > now() - interval '60 days'
      and not exists (select from ${rechecks} k where k.user_id = c.user_id and k.meeting_id = c.meeting_id
        and k.stage = s.stage and k.answered_at is not null)
      and exists (select from ${poolOf(sql`c.meeting_id`)} q)
    order by c.granted_at, c.meeting_id limit 1`),
  )

export type PoolRow = { kind: Kind; id: number; title: string }

/** The questions of a meeting, those first that the last recheck did not ask. */
export const selectPool = async (db: Db, userId: number, meetingId: number): Promise<PoolRow[]> => {
  const { rows } = await db.execute<PoolRow>(sql`
    select q.kind, q.id, q.title from ${poolOf(sql`${meetingId}::bigint`)} q
    order by exists (select from ${rechecks} k where k.user_id = ${userId} and k.kind = q.kind and k.question_id = q.id),
      random()`)
  return rows
}

export const selectOptionsOf = (db: Db, { kind, id }: Pick<PoolRow, 'kind' | 'id'>) =>
  kind === 'live'
    ? selectLiveOptions(db, [id])
    : db.select().from(recallOptions).where(eq(recallOptions.question_id, id))

const titleOf = { recall: recallQuestions, live: liveQuestions }

export const selectTitleOf = async (db: Db, { kind, id }: Pick<PoolRow, 'kind' | 'id'>) =>
  (await first(db.select({ title: titleOf[kind].title }).from(titleOf[kind]).where(eq(titleOf[kind].id, id))))
    ?.title

type Key = { userId: number; meetingId: number; stage: number }

const ofKey = ({ userId, meetingId, stage }: Key) =>
  and(eq(rechecks.user_id, userId), eq(rechecks.meeting_id, meetingId), eq(rechecks.stage, stage))

export const selectRecheck = (db: Db, key: Key) => first(db.select().from(rechecks).where(ofKey(key)))

/** Two pages at once are asked the same. */
export const upsertRecheck = async (db: Db, row: typeof rechecks.$inferInsert) => {
  const { kind, question_id, option_ids, option_keys } = row
  return first(
    db
      .insert(rechecks)
      .values(row)
      .onConflictDoUpdate({
        target: [rechecks.user_id, rechecks.meeting_id, rechecks.stage],
        set: { kind, question_id, option_ids, option_keys },
        setWhere: isNull(rechecks.answered_at),
      })
      .returning(),
  )
}

/** False when it was answered already. */
export const updateAnswered = async (db: Db, key: Key, isRight: boolean) => {
  const rows = await db
    .update(rechecks)
    .set({ answered_at: sql`now()`, is_right: isRight })
    .where(and(ofKey(key), isNull(rechecks.answered_at)))
    .returning({ stage: rechecks.stage })
  return rows.length > 0
}

type KeptRow = { meeting_id: number; title: string; asked_num: number; right_num: number }

export const selectKept = async (db: Db, userId: number) => {
  const { rows } = await db.execute<KeptRow>(sql`
    select k.meeting_id, m.title, count(*)::int as asked_num, (count(*) filter (where k.is_right))::int as right_num
    from ${rechecks} k join ${meetings} m on m.id = k.meeting_id
    where k.user_id = ${userId} and k.answered_at is not null
    group by k.meeting_id, m.title order by max(k.answered_at) desc, k.meeting_id`)
  return rows
}
