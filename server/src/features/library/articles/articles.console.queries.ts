import { eq, ilike, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { defineRows, within } from '#kernel/console/rows.queries.ts'
import { containing } from '#kernel/like.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { articles, columns } from './articles.tables.ts'

export const articleRows = defineRows({
  id: articles.id,
  values: {
    title: articles.title,
    cover: articles.cover,
    college: sql<string>`${colleges.name}`.as('college'),
    column: sql<string>`${columns.theme}`.as('column'),
    source: articles.source,
    views: articles.view_count,
    shares: articles.share_count,
    published_at: articles.published_at,
  },
  from: (db, values) =>
    db
      .select(values)
      .from(articles)
      .innerJoin(colleges, eq(colleges.id, articles.college_id))
      .leftJoin(columns, eq(columns.id, articles.column_id))
      .$dynamic(),
  filters: {
    q: (value) => ilike(articles.title, containing(value)),
    college: (value) => eq(articles.college_id, Number(value)),
    published_at: within(articles.published_at),
  },
})

export const columnRows = defineRows({
  id: columns.id,
  values: { theme: columns.theme, cover: columns.cover, intro: columns.intro, sort: columns.sort },
  from: (db, values) => db.select(values).from(columns).$dynamic(),
  filters: { q: (value) => ilike(columns.theme, containing(value)) },
})

type NewArticle = Omit<typeof articles.$inferInsert, 'id'>

export const insertArticle = async (db: Db, article: NewArticle) => {
  const rows = await db.insert(articles).values(article).returning({ id: articles.id })
  return rows[0]!.id
}

export const updateArticle = (db: Db, id: number, article: Partial<NewArticle>) =>
  db.update(articles).set(article).where(eq(articles.id, id))
