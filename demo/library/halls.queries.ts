import { asc, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { columns } from '#server/features/library/articles/articles.tables.ts'
import { companies, products } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { columnDoctors, columnMeetings, columnWorks } from '#server/features/library/talks/talks.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'

/** In the order of the demo world's lists. */
export const selectCompanyIds = async (db: Db) =>
  (await db.select({ id: companies.id }).from(companies).orderBy(asc(companies.sort))).map(({ id }) => id)

export const selectProductIds = async (db: Db) =>
  (await db.select({ id: products.id }).from(products).orderBy(asc(products.sort))).map(({ id }) => id)

export const countColumns = async (db: Db) =>
  (await only(db.select({ n: sql<number>`count(*)::int` }).from(columns))).n

/** The columns of a subject divide its doctors, meetings and works evenly. */
const talkers = sql`(select id, college_id, row_number() over w - 1 as place, count(*) over (partition by college_id) as all_of
  from ${columns} where college_id is not null window w as (partition by college_id order by sort))`

export async function fillTalks(db: Db): Promise<void> {
  await db.execute(sql`insert into ${columnDoctors} (column_id, doctor_id, sort)
    select t.id, d.id, d.place from ${talkers} t join (
      select id, college_id, row_number() over (partition by college_id order by sort) - 1 as place from ${doctors}
    ) d on d.college_id = t.college_id and d.place % t.all_of = t.place and d.place / t.all_of < 3`)
  await db.execute(sql`insert into ${columnMeetings} (column_id, meeting_id)
    select t.id, m.id from ${talkers} t join (
      select id, college_id, row_number() over (partition by college_id order by begin_at) - 1 as place from ${meetings}
      where parent_id is null and not is_big
    ) m on m.college_id = t.college_id and m.place % t.all_of = t.place`)
  await db.execute(sql`insert into ${columnWorks} (column_id, production_id, sort)
    select t.id, p.id, p.place from ${talkers} t join (
      select id, college_id, row_number() over (partition by college_id order by published_at desc) - 1 as place
      from ${productions}
    ) p on p.college_id = t.college_id and p.place % t.all_of = t.place and p.place / t.all_of < 6`)
  await db.execute(sql`update ${columns} c set meeting_id = (
      select m.id from ${columnMeetings} cm join ${meetings} m on m.id = cm.meeting_id
      where cm.column_id = c.id order by m.begin_at desc limit 1)
    where c.meeting_id is null and c.college_id is not null`)
}
