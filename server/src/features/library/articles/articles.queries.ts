import { and, desc, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { first } from '#kernel/first-row.ts'
import type { SearchSource } from '#kernel/items.ts'
import { prepared } from '#kernel/prepared.ts'
import { doctors } from '#server/features/people/doctors/doctors.tables.ts'
import { diseases } from '#server/features/library/subjects/subjects.tables.ts'
import { marks } from '#server/features/community/marks/marks.tables.ts'
import { articles } from './articles.tables.ts'

const cardColumns = {
  id: articles.id,
  title: articles.title,
  cover: articles.cover,
  intro: articles.intro,
  published_at: articles.published_at,
}

const latestArticles = prepared('latest_articles', (db, by: { college: boolean; disease: boolean }) =>
  db
    .select(cardColumns)
    .from(articles)
    .where(
      and(
        by.college ? eq(articles.college_id, sql.placeholder('collegeId')) : undefined,
        by.disease ? eq(articles.disease_id, sql.placeholder('diseaseId')) : undefined,
      ),
    )
    .orderBy(desc(articles.published_at), desc(articles.id))
    .limit(sql.placeholder('limit')),
)

/** The latest of a subject or on a disease; 0 selects all. */
export const selectArticles = (db: Db, filter: { collegeId: number; diseaseId: number }, limit: number) =>
  latestArticles(late(db), { college: filter.collegeId > 0, disease: filter.diseaseId > 0 }).execute({
    ...filter,
    limit,
  })

export type ArticleCardRow = Awaited<ReturnType<typeof selectArticles>>[number]

const articlesByIds = prepared('articles_by_ids', (db) =>
  db
    .select(cardColumns)
    .from(articles)
    .where(sql`${articles.id} = any(${sql.placeholder('ids')}::bigint[])`),
)

export const selectArticlesByIds = (db: Db, ids: number[]) => articlesByIds(db).execute({ ids })

const articleById = prepared('article', (db) =>
  db
    .select({ article: articles, disease: { name: diseases.name, name_en: diseases.name_en } })
    .from(articles)
    .leftJoin(diseases, eq(diseases.id, articles.disease_id))
    .where(eq(articles.id, sql.placeholder('articleId'))),
)

export const selectArticle = (db: Db, articleId: number) => first(articleById(db).execute({ articleId }))

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof selectArticle>>>

export const addArticleView = (db: Db, articleId: number) =>
  db
    .update(articles)
    .set({ view_count: sql`${articles.view_count} + 1` })
    .where(eq(articles.id, articleId))

/** Returns the new share count, undefined for a missing article. */
export const addArticleShare = async (db: Db, articleId: number) =>
  (
    await first(
      db
        .update(articles)
        .set({ share_count: sql`${articles.share_count} + 1` })
        .where(eq(articles.id, articleId))
        .returning({ shareCount: articles.share_count }),
    )
  )?.shareCount

export const selectHotArticles = (db: Db, collegeId: number, limit: number) =>
  db
    .select({ ...cardColumns, view_count: articles.view_count })
    .from(articles)
    .where(collegeId > 0 ? eq(articles.college_id, collegeId) : undefined)
    .orderBy(desc(articles.view_count), desc(articles.id))
    .limit(limit)

/** The account of the doctor who wrote it, if there is one. */
export const selectArticleAuthors = async (db: Db, articleId: number): Promise<number[]> => {
  const rows = await db
    .select({ userId: doctors.user_id })
    .from(articles)
    .innerJoin(doctors, eq(doctors.id, articles.doctor_id))
    .where(eq(articles.id, articleId))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Articles that a doctor wrote, latest first. */
export const selectArticlesOfDoctor = (db: Db, doctorId: number, limit: number, offset: number) =>
  db
    .select({ ...cardColumns, total: sql<number>`(count(*) over ())::int` })
    .from(articles)
    .where(eq(articles.doctor_id, doctorId))
    .orderBy(desc(articles.published_at), desc(articles.id))
    .limit(limit)
    .offset(offset)

/** The favorites of a user, most recently added first. */
export const selectCollectedArticles = (db: Db, userId: number, limit: number, offset: number) =>
  db
    .select({ ...cardColumns, collected_at: marks.created_at, total: sql<number>`(count(*) over ())::int` })
    .from(marks)
    .innerJoin(articles, eq(articles.id, marks.item_id))
    .where(and(eq(marks.user_id, userId), eq(marks.mark, 'collect'), eq(marks.item_type, 'information')))
    .orderBy(desc(marks.created_at), desc(marks.item_id))
    .limit(limit)
    .offset(offset)

export type CollectedArticleRow = Awaited<ReturnType<typeof selectCollectedArticles>>[number]

export const hasArticle = async (db: Db, articleId: number): Promise<boolean> => {
  const rows = await db.select({ id: articles.id }).from(articles).where(eq(articles.id, articleId))
  return rows.length > 0
}

export const shownArticles = sql`(select id, published_at as at from ${articles})`

export const searchedArticles = sql<SearchSource>`(
  select a.id as item_id, a.title, a.source as subtitle, concat_ws(chr(10), d.name, d.name_en) as keywords, a.college_id,
    array_remove(array[a.disease_id], null) as disease_ids, false as is_credit, false as is_free, a.published_at as sort_at,
    null::timestamptz as end_at, search_weight(a.view_count) as weight
  from ${articles} a left join ${diseases} d on d.id = a.disease_id)`

export const latestArticlesOfCollege = (
  collegeId: SQL,
  limit: number,
) => sql`(select 'information' as item_type, a.id as item_id, a.published_at as at from ${articles} a
  where a.college_id = ${collegeId} order by a.published_at desc, a.id desc limit ${limit})`
