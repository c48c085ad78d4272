import { and, asc, desc, min, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { searchTabs } from '#contract/discover/search.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { prepared } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import type { Keyword } from './read-keyword.ts'
import { inTab, isFound, isInTitle, rankOf, shapeOf, valuesOf } from './search.queries.ts'
import type { SearchScope } from './search.queries.ts'
import { searchEntries } from './search.tables.ts'

const counted = () =>
  Object.fromEntries(
    searchTabs.map((tab) => [tab, sql<number>`(count(*) filter (where ${inTab(tab)}))::int`.as(tab)]),
  ) as Record<SearchTab, SQL.Aliased<number>>

/** How much each tab holds, and the rank of the nearest hit. */
export const countTabs = async (db: Db, keyword: Keyword, scope: SearchScope) => {
  const rows = await prepared(db, `search_counts_${shapeOf(keyword, scope)}`, (db) =>
    db
      .select({ ...counted(), rank: sql<number | null>`min(${rankOf(keyword)})`.as('rank') })
      .from(searchEntries)
      .where(isFound(keyword, scope)),
  ).execute(valuesOf(keyword, scope))
  return rows[0]!
}

/** The nearest titles that hold the words themselves, each once; short ones first, for they are names. */
export const selectSuggestions = (
  db: Db,
  keyword: Keyword,
  scope: SearchScope,
  tab: SearchTab | undefined,
  limit: number,
) =>
  prepared(db, `search_suggest_${tab ?? 'any'}_${shapeOf(keyword, scope)}`, (db) =>
    db
      .select({ kind: min(searchEntries.kind), title: searchEntries.title })
      .from(searchEntries)
      .where(and(isFound(keyword, scope), isInTitle(keyword), tab && inTab(tab)))
      .groupBy(searchEntries.title)
      .orderBy(
        sql`min(${rankOf(keyword)})`,
        asc(sql`length(${searchEntries.title})`),
        desc(sql`max(${searchEntries.weight})`),
        asc(searchEntries.title),
      )
      .limit(sql.placeholder('limit')),
  ).execute({ ...valuesOf(keyword, scope), limit })
