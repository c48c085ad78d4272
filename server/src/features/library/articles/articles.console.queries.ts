import { eq, sql } from 'drizzle-orm'
import { contains, defineRows, pageAt, within } from '#kernel/console-framework/rows.queries.ts'
import { isShownIn, shownOrTakenBack, storedRows } from '#kernel/console-framework/stored-rows.queries.ts'
import { colleges } from '#server/features/library/subjects/subjects.tables.ts'
import { allArticles, allColumns } from './articles.tables.ts'

export const articlePage = '/homeConsultingDetail?information_id='
export const columnPage = '/channelHome?channel_id='

export const storedArticles = storedRows(allArticles)
export const storedColumns = storedRows(allColumns)

export const articleRows = defineRows({
  id: allArticles.id,
  title: allArticles.title,
  values: {
    title: allArticles.title,
    cover: allArticles.cover,
    college: sql<string>`${colleges.name}`.as('college'),
    column: sql<string>`${allColumns.theme}`.as('column'),
    source: allArticles.source,
    views: allArticles.view_count,
    shares: allArticles.share_count,
    published_at: allArticles.published_at,
    state: shownOrTakenBack(allArticles.taken_back_at),
    page: pageAt(articlePage, allArticles.id),
  },
  from: (db, values) =>
    db
      .select(values)
      .from(allArticles)
      .innerJoin(colleges, eq(colleges.id, allArticles.college_id))
      .leftJoin(allColumns, eq(allColumns.id, allArticles.column_id))
      .$dynamic(),
  filters: {
    q: contains(allArticles.title),
    college: contains(colleges.name),
    state: isShownIn(allArticles.taken_back_at),
    published_at: within(allArticles.published_at),
  },
})

export const columnRows = defineRows({
  id: allColumns.id,
  values: {
    theme: allColumns.theme,
    cover: allColumns.cover,
    intro: allColumns.intro,
    college: sql<string>`${colleges.name}`.as('college'),
    articles:
      sql<number>`(select count(*)::int from ${allArticles} a where a.column_id = ${allColumns}.id)`.as(
        'articles',
      ),
    sort: allColumns.sort,
    state: shownOrTakenBack(allColumns.taken_back_at),
    page: pageAt(columnPage, allColumns.id),
  },
  from: (db, values) =>
    db.select(values).from(allColumns).leftJoin(colleges, eq(colleges.id, allColumns.college_id)).$dynamic(),
  filters: {
    q: contains(allColumns.theme),
    college: contains(colleges.name),
    state: isShownIn(allColumns.taken_back_at),
  },
})
