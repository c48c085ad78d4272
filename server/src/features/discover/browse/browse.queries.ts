import { and, desc, eq, ilike, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ListOrder } from '#contract/wire/lists.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { containing } from '#kernel/like.ts'
import { articles } from '#server/features/library/articles/articles.tables.ts'
import { isShown, itemColumns } from '#server/features/library/works/works.queries.ts'
import { productions } from '#server/features/library/works/works.tables.ts'
import { doctorNames } from '#server/features/library/operations/operations.queries.ts'
import { operations } from '#server/features/library/operations/operations.tables.ts'

/** The filters of a channel list; 0 for no subject, no disease. */
export type ListFilter = {
  collegeId: number
  diseaseId: number
  keyword?: string | undefined
  order: ListOrder
}

export type PageWindow = { limit: number; offset: number }

type Listed = {
  id: PgColumn
  college_id: PgColumn
  disease_id: PgColumn
  title: PgColumn
  view_count: PgColumn
  published_at: PgColumn
}

function conditions(table: Listed, filter: ListFilter, ...more: (SQL | undefined)[]): SQL | undefined {
  return and(
    filter.collegeId > 0 ? eq(table.college_id, filter.collegeId) : undefined,
    filter.diseaseId > 0 ? eq(table.disease_id, filter.diseaseId) : undefined,
    filter.keyword ? ilike(table.title, containing(filter.keyword)) : undefined,
    ...more,
  )
}

const orderOf = (table: Listed, order: ListOrder) =>
  order === 'hot' ? [desc(table.view_count), desc(table.id)] : [desc(table.published_at), desc(table.id)]

/** Counted separately from the rows, so that these need not all be read before the first is known. */
export const totalOf = (db: Db, table: PgTable, where: SQL | undefined) =>
  sql<number>`(${db
    .select({ n: sql`count(*)::int` })
    .from(table)
    .where(where)})`

export const selectArticlePage = (
  db: Db,
  filter: ListFilter & { columnId?: number },
  { limit, offset }: PageWindow,
) => {
  const where = conditions(
    articles,
    filter,
    filter.columnId ? eq(articles.column_id, filter.columnId) : undefined,
  )
  return late(db)
    .select({
      id: articles.id,
      title: articles.title,
      cover: articles.cover,
      published_at: articles.published_at,
      total: totalOf(db, articles, where),
    })
    .from(articles)
    .where(where)
    .orderBy(...orderOf(articles, filter.order))
    .limit(limit)
    .offset(offset)
}

export const selectWorkPage = (
  db: Db,
  filter: ListFilter & { courseType?: number; isFree?: boolean | undefined },
  { limit, offset }: PageWindow,
) => {
  const where = conditions(
    productions,
    filter,
    filter.courseType ? sql`${productions.course_type} = ${filter.courseType}` : undefined,
    filter.isFree === undefined ? undefined : eq(productions.is_free, filter.isFree),
    isShown,
  )
  return late(db)
    .select({
      ...itemColumns,
      total: totalOf(db, productions, where),
    })
    .from(productions)
    .where(where)
    .orderBy(...orderOf(productions, filter.order))
    .limit(limit)
    .offset(offset)
}

export const selectOperationPage = (db: Db, filter: ListFilter, { limit, offset }: PageWindow) => {
  const where = conditions(operations, filter)
  return late(db)
    .select({
      id: operations.id,
      title: operations.title,
      cover: operations.cover,
      published_at: operations.published_at,
      doctors: doctorNames,
      total: totalOf(db, operations, where),
    })
    .from(operations)
    .where(where)
    .orderBy(...orderOf(operations, filter.order))
    .limit(limit)
    .offset(offset)
}
