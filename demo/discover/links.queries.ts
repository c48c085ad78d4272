import { eq, sql } from 'drizzle-orm'
import { sectionTypes } from '#contract/wire/items.ts'
import type { Db } from '#kernel/database.ts'
import { comments } from '#server/features/community/comments/comments.tables.ts'
import { follows } from '#server/features/community/follows/follows.tables.ts'
import { contentBlockItems } from '#server/features/discover/home/home.tables.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { departments } from '#server/features/library/departments/departments.tables.ts'
import { companies } from '#server/features/library/encyclopedia/encyclopedia.tables.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'

/** Those who comment also follow some doctors, companies and departments. */
export const followAsReaders = (db: Db) =>
  db.execute(sql`insert into ${follows} (user_id, kind, item_id, created_at)
    select r.user_id, i.kind, i.id, now() - (r.user_id + i.id) % 60 * interval '1 day'
      from (select distinct user_id from ${comments}) r, (
        select 'doctor' as kind, id from ${doctors}
        union all select 'company', id from ${companies}
        union all select 'department', id from ${departments}) i
      where (r.user_id * 31 + i.id * 17) % 7 < i.id % 5
    on conflict do nothing`)

/** Of each subject, the oldest free single work reviews an operation on the same disease, if there is one. */
export const reviewOperations = (db: Db) =>
  db.execute(sql`update ${productions} p set is_operation_review = true, operation_id = found.operation_id
    from (select distinct on (w.college_id) w.id, o.id as operation_id
        from ${productions} w join ${operations} o on o.disease_id = w.disease_id
        where w.course_type = 1 and w.is_free
        order by w.college_id, w.published_at, w.id, o.id) found
    where p.id = found.id`)

/** The editors pick an expert, an article and an operation of every subject, after what they picked by hand. */
export const pickOfEachSubject = (db: Db, blockId: number) =>
  db.execute(sql`insert into ${contentBlockItems} (block_id, kind, item_id, sort)
    select ${blockId}::bigint, kind, id, 100 + college_id from (
      (select distinct on (college_id) ${sectionTypes.experts}::smallint as kind, id, college_id from ${doctors}
        order by college_id, sort, id)
      union all (select distinct on (college_id) ${sectionTypes.information}::smallint, id, college_id from ${articles}
        order by college_id, published_at desc, id)
      union all (select distinct on (college_id) ${sectionTypes.operations}::smallint, id, college_id from ${operations}
        order by college_id, published_at desc, id)) picked
    where college_id is not null
    on conflict do nothing`)

/** As if it had been there since then, and been watched by some. */
export const publishAt = (db: Db, productionId: number, at: Date) =>
  db
    .update(productions)
    .set({ published_at: at, view_count: sql`1200 + ${productions.id} * 37 % 900` })
    .where(eq(productions.id, productionId))
