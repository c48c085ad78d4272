import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { shareLinks, shareVisits } from '#server/features/community/share/share.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { meetingReservations } from '#server/features/meetings/reservations/reservations.tables.ts'

const personColumns = {
  userid: users.id,
  truename: users.truename,
  photo: users.photo,
  hospital: users.hospital,
  title: users.title,
}

export const selectPraisers = (db: Db, meetingId: number, limit: number, offset: number) =>
  db
    .select({ ...personColumns, praised_at: marks.created_at, total: sql<number>`(count(*) over ())::int` })
    .from(marks)
    .innerJoin(users, eq(users.id, marks.user_id))
    .where(and(eq(marks.item_type, 'meeting'), eq(marks.item_id, meetingId), eq(marks.mark, 'praise')))
    .orderBy(desc(marks.created_at), desc(marks.user_id))
    .limit(limit)
    .offset(offset)

export type PraiserRow = Awaited<ReturnType<typeof selectPraisers>>[number]

export const selectPerson = (db: Db, userId: number) =>
  only(db.select(personColumns).from(users).where(eq(users.id, userId)))

/**
 * How many people each user invited to a meeting or its child meetings: each person counts once for every user who invited them. Of equals,
 * the user who reached the number first ranks higher.
 */
const ranking = (meetingId: number) => sql`
  select link.user_id, count(distinct visit.user_id)::int as invite_num, max(visit.at) as last_at
  from ${shareLinks} link join ${shareVisits} visit on visit.share_id = link.id
  where link.item_type = 'meeting' and link.item_id in (
      select id from ${meetings} where published and (id = ${meetingId} or parent_id = ${meetingId}))
    and visit.user_id is not null and visit.user_id <> link.user_id
  group by link.user_id`

const ranked = (meetingId: number) => sql`
  select user_id, invite_num, (row_number() over (order by invite_num desc, last_at, user_id))::int as rank,
    (count(*) over ())::int as total, (sum(invite_num) over ())::int as brought
  from (${ranking(meetingId)}) as counted`

export type InviteRow = {
  userid: number
  truename: string
  photo: string
  hospital: string
  title: string
  rank: number
  invite_num: number
  total: number
}

export const selectInviteRanks = async (db: Db, meetingId: number, limit: number, offset: number) => {
  const { rows } = await db.execute<InviteRow>(sql`
    select u.id as userid, u.truename, u.photo, u.hospital, u.title, r.rank, r.invite_num, r.total
    from (${ranked(meetingId)}) as r join ${users} u on u.id = r.user_id
    order by r.rank limit ${limit} offset ${offset}`)
  return rows
}

/** Zeros for a visitor (0) and for users who have invited nobody. */
export const selectInvitesOf = (db: Db, meetingId: number, userId: number) =>
  only(
    db.execute<{ rank: number; invite_num: number; total: number }>(sql`
    select coalesce(max(rank) filter (where user_id = ${userId}), 0) as rank,
      coalesce(max(invite_num) filter (where user_id = ${userId}), 0) as invite_num,
      coalesce(max(brought), 0) as total
    from (${ranked(meetingId)}) as r`),
  )

/** What a user has booked and collected of a meeting and its child meetings. */
export const countOwnOf = (db: Db, meetingId: number, userId: number) =>
  only(
    db.execute<{ reserve_num: number; collect_num: number }>(sql`
    with own as (select id from ${meetings} where published and (id = ${meetingId} or parent_id = ${meetingId}))
    select (select count(*)::int from ${meetingReservations}
        where user_id = ${userId} and meeting_id in (select id from own)) as reserve_num,
      (select count(*)::int from ${marks}
        where user_id = ${userId} and mark = 'collect' and item_type = 'meeting'
          and item_id in (select id from own)) as collect_num`),
  )
