import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { users } from '#server/features/people/account/account.tables.ts'
import { companies } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'

/** The readers of the demo world, who cannot log in. */
export const selectReaderIds = async (db: Db) => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from ${users} where phone_digest is null and operator_roles = '{}' and truename <> '' order by id`,
  )
  return rows.map(({ id }) => id)
}

export const selectFirstUserId = async (db: Db) =>
  (
    await only(
      db.execute<{ id: number }>(
        sql`select id from ${users} where phone_digest is not null order by id limit 1`,
      ),
    )
  ).id

export const selectCompanies = (db: Db) =>
  db
    .select({ id: companies.id, name: companies.name, logo: companies.logo })
    .from(companies)
    .orderBy(asc(companies.sort))

export const selectChildCovers = (db: Db, meetingId: number) =>
  db
    .select({ id: meetings.id, title: meetings.title, cover: meetings.cover })
    .from(meetings)
    .where(eq(meetings.parent_id, meetingId))
    .orderBy(asc(meetings.begin_at), asc(meetings.id))

/**
 * Large meetings, and those with conference in their name, are conferences. The first sessions of the large ones are selected, and the last
 * session of an upcoming one is not published yet. A few accept no reservations.
 */
export async function markMeetings(db: Db): Promise<void> {
  await db.execute(sql`update ${meetings} set is_subject = true
    where parent_id is null and (is_big or title ~ '(年会|大会|论坛|高峰)')`)
  await db.execute(
    sql`update ${meetings} set reservable = false where parent_id is null and not is_big and id % 11 = 0`,
  )
  await db.execute(sql`update ${meetings} set is_chosen = true where id in (select id from (
    select id, row_number() over (partition by parent_id order by begin_at, id) as place
    from ${meetings} where parent_id is not null) as child where place <= 2)`)
  await db.execute(sql`update ${meetings} set published = false where id in (
    select max(child.id) from ${meetings} child join ${meetings} big on big.id = child.parent_id
    where big.begin_at > now() group by big.id order by big.id limit 1)`)
}

/** Likes of readers on the large meetings, unless they exist already. */
export const insertPraises = (db: Db, rows: { user_id: number; item_id: number; at: Date }[]) =>
  db.execute(sql`insert into ${marks} (user_id, mark, item_type, item_id, created_at)
    select (row ->> 'user_id')::bigint, 'praise', 'meeting', (row ->> 'item_id')::bigint, (row ->> 'at')::timestamptz
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as row
    on conflict do nothing`)
