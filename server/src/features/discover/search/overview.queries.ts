import { and, asc, desc, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { searchTabs } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import type { Keyword } from './read-keyword.ts'
import { inTab, isFound, isInTitle, rankOf, shapeOf, valuesOf } from './search.queries.ts'
import type { SearchScope, SearchShape } from './search.queries.ts'
import { searchEntries } from './search.tables.ts'

const counted = () =>
  Object.fromEntries(
    searchTabs.map((tab) => [tab, sql<number>`(count(*) filter (where ${inTab(tab)}))::int`.as(tab)]),
  ) as Record<SearchTab, SQL.Aliased<number>>

const tabCounts = prepared('search_counts', (db, shape: SearchShape) =>
  db
    .select({ ...counted(), rank: sql<number | null>`min(${rankOf(shape)})`.as('rank') })
    .from(searchEntries)
    .where(isFound(shape)),
)

/** The number of results of each tab, and the rank of the best match. */
export const countTabs = async (db: Db, keyword: Keyword, scope: SearchScope) => {
  const rows = await tabCounts(db, shapeOf(keyword, scope)).execute(valuesOf(keyword, scope))
  return rows[0]!
}

const suggestions = prepared('search_suggest', (db, shape: SearchShape & { tab: SearchTab | undefined }) =>
  db
    .select({ kind: min(searchEntries.kind), title: searchEntries.title })
    .from(searchEntries)
    .where(and(isFound(shape), isInTitle(shape), shape.tab && inTab(shape.tab)))
    .groupBy(searchEntries.title)
    .orderBy(
      sql`min(${rankOf(shape)})`,
      asc(sql`length(${searchEntries.title})`),
      desc(sql`max(${searchEntries.weight})`),
      asc(searchEntries.title),
    )
    .limit(sql.placeholder('limit')),
)

/** The best matching titles that contain the words literally, each once; short ones first, because they are names. */
export const selectSuggestions = (
  db: Db,
  keyword: Keyword,
  scope: SearchScope,
  tab: SearchTab | undefined,
  limit: number,
) => suggestions(db, { ...shapeOf(keyword, scope), tab }).execute({ ...valuesOf(keyword, scope), limit })
