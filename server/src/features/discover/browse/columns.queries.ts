import { and, asc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { containing } from '#kernel/like.ts'
import { articles, columns } from '#server/features/library/articles/articles.tables.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { totalOf } from './browse.queries.ts'
import type { ListFilter, PageWindow } from './browse.queries.ts'

const columnFields = {
  id: columns.id,
  theme: columns.theme,
  cover: columns.cover,
  intro: columns.intro,
  articleViews: sql<number>`(select coalesce(sum(a.view_count), 0)::int from ${articles} a where a.column_id = ${columns}.id)`,
  meeting: meetings,
}

/** Only published meetings are shown. */
const itsMeeting = and(eq(meetings.id, columns.meeting_id), eq(meetings.published, true))

/** A subject has its own columns and those of all subjects. */
export const selectColumnPage = (
  db: Db,
  filter: Omit<ListFilter, 'order'>,
  { limit, offset }: PageWindow,
) => {
  const where = and(
    filter.collegeId > 0
      ? or(eq(columns.college_id, filter.collegeId), isNull(columns.college_id))
      : undefined,
    filter.diseaseId > 0
      ? sql`exists (select 1 from ${articles} a where a.column_id = ${columns}.id and a.disease_id = ${filter.diseaseId})`
      : undefined,
    filter.keyword ? ilike(columns.theme, containing(filter.keyword)) : undefined,
  )
  return late(db)
    .select({ ...columnFields, total: totalOf(db, columns, where) })
    .from(columns)
    .leftJoin(meetings, itsMeeting)
    .where(where)
    .orderBy(asc(columns.sort), asc(columns.id))
    .limit(limit)
    .offset(offset)
}

export const selectColumnsByIds = (db: Db, columnIds: number[]) =>
  late(db)
    .select(columnFields)
    .from(columns)
    .leftJoin(meetings, itsMeeting)
    .where(inArray(columns.id, columnIds))

export const selectColumn = (db: Db, columnId: number) =>
  first(
    db
      .select({
        ...columnFields,
        college: { id: colleges.id, name: colleges.name, name_en: colleges.name_en },
      })
      .from(columns)
      .leftJoin(meetings, itsMeeting)
      .leftJoin(colleges, eq(colleges.id, columns.college_id))
      .where(eq(columns.id, columnId)),
  )

export type ColumnDetailRow = NonNullable<Awaited<ReturnType<typeof selectColumn>>>
export type ColumnRow = Omit<ColumnDetailRow, 'college'>

export const searchedColumns = sql<SearchSource>`(
  select c.id as item_id, c.theme as title, '' as subtitle, c.intro as keywords, c.college_id,
    array(select distinct a.disease_id from ${articles} a where a.column_id = c.id and a.disease_id is not null) as disease_ids,
    false as is_credit, false as is_free, to_timestamp(0) as sort_at, null::timestamptz as end_at, 0 as weight
  from ${columns} c)`
