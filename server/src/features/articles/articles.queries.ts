import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { articles } from './articles.tables.ts'

const cardColumns = {
  id: articles.id,
  title: articles.title,
  cover: articles.cover,
  intro: articles.intro,
  published_at: articles.published_at,
}

export const selectArticles = (db: Db, filter: { collegeId: number; diseaseId: number }, limit: number) =>
  db
    .select(cardColumns)
    .from(articles)
    .where(
      and(
        filter.collegeId > 0 ? eq(articles.college_id, filter.collegeId) : undefined,
        filter.diseaseId > 0 ? eq(articles.disease_id, filter.diseaseId) : undefined,
      ),
    )
    .orderBy(desc(articles.published_at), desc(articles.id))
    .limit(limit)

export type ArticleCardRow = Awaited<ReturnType<typeof selectArticles>>[number]

export const selectArticlesByIds = (db: Db, ids: number[]) =>
  db.select(cardColumns).from(articles).where(inArray(articles.id, ids))
