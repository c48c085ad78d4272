import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { FollowKind } from '#contract/community/follows.ts'
import type { ItemType } from '#contract/wire/item-types.ts'
import type { Db } from '#kernel/database.ts'
import type { Items } from '#kernel/items.ts'
import type { Context } from '#kernel/services.ts'
import { doctorItemColumns } from '#server/features/people/doctors/doctors.queries.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { companies, companyContents } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'

/** The depth of the feed in items. It bounds the work for users who follow everything. */
const depth = 200

export type FollowedRow = {
  item_type: ItemType
  item_id: number
  from_kind: FollowKind
  from_id: number
  from_name: string
  from_name_en: string
  from_cover: string
  total: number
}

/** New content of a doctor or of a subject: of every kind of item that says what it has. */
const latestOf = (items: Items, whose: 'latestOfDoctor' | 'latestOfCollege', id: SQL) =>
  sql.join(
    items.all().flatMap((kind) => kind[whose]?.(id, depth) ?? []),
    sql` union all `,
  )

/**
 * New content from everything that a user follows: an index limits it to the latest of each followed thing and kind of content. An item
 * with several reasons is shown once, with the closest.
 */
export const selectFollowedItems = async (
  { db, items }: Pick<Context, 'db' | 'items'>,
  userId: number,
  limit: number,
  offset: number,
) => {
  const { rows } = await db.execute<FollowedRow>(sql`
    with found as (
      select 1 as distance, f.kind, f.item_id as from_id, new.* from ${follows} f cross join lateral (
        ${latestOf(items, 'latestOfDoctor', sql`f.item_id`)}
      ) as new
      where f.user_id = ${userId} and f.kind = 'doctor'
      union all
      select 2, f.kind, f.item_id, new.* from ${follows} f join ${doctors} who on who.department_id = f.item_id
        cross join lateral (
        ${latestOf(items, 'latestOfDoctor', sql`who.id`)}
      ) as new
      where f.user_id = ${userId} and f.kind = 'department'
      union all
      select 3, f.kind, f.item_id, new.* from ${follows} f cross join lateral (
        select c.item_kind, c.item_id, c.created_at from ${companyContents} c
        where c.company_id = f.item_id
          and (c.item_kind <> 'meeting' or exists (select 1 from ${meetings} m where m.id = c.item_id and m.published))
        order by c.created_at desc, c.item_kind, c.item_id limit ${depth}
      ) as new
      where f.user_id = ${userId} and f.kind = 'company'
      union all
      select 4, f.kind, f.item_id, new.* from ${follows} f cross join lateral (
        ${latestOf(items, 'latestOfCollege', sql`f.item_id`)}
      ) as new
      where f.user_id = ${userId} and f.kind = 'college'
    ), once as (
      select distinct on (item_type, item_id) * from found order by item_type, item_id, distance, at desc
    ), latest as (
      select * from once order by at desc, item_type, item_id limit ${depth}
    )
    select l.item_type, l.item_id, l.kind as from_kind, l.from_id,
      coalesce(d.name, dp.hospital || ' ' || dp.name, co.name, c.name, '') as from_name,
      coalesce(d.name, dp.hospital || ' ' || dp.name, co.name, c.name_en, '') as from_name_en,
      coalesce(d.cover, dp.cover, co.logo, c.logo, '') as from_cover,
      (count(*) over ())::int as total
    from latest l
    left join ${doctors} d on l.kind = 'doctor' and d.id = l.from_id
    left join ${departments} dp on l.kind = 'department' and dp.id = l.from_id
    left join ${companies} co on l.kind = 'company' and co.id = l.from_id
    left join ${colleges} c on l.kind = 'college' and c.id = l.from_id
    order by l.at desc, l.item_type, l.item_id
    limit ${limit} offset ${offset}`)
  return rows
}

/** Experts whom the user does not follow yet, other than themselves: those of their subjects first, then those with the most followers. */
export const selectSuggestedDoctors = (db: Db, userId: number, limit: number) =>
  db
    .select(doctorItemColumns)
    .from(doctors)
    .where(
      sql`${doctors}.user_id is distinct from ${userId} and not exists (
        select 1 from ${follows} f where f.user_id = ${userId} and f.kind = 'doctor' and f.item_id = ${doctors}.id)`,
    )
    .orderBy(
      sql`exists (select 1 from ${follows} f where f.user_id = ${userId} and f.kind = 'college' and f.item_id = ${doctors}.college_id) desc`,
      sql`(select count(*) from ${follows} f where f.kind = 'doctor' and f.item_id = ${doctors}.id) desc`,
      doctors.sort,
      doctors.id,
    )
    .limit(limit)
