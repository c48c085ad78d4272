import { and, asc, desc, lte, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { searchTabs } from '#contract/discover/search.ts'
import type { FoundTab, IndexKind, SearchTab } from '#contract/discover/search.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { only } from '#kernel/first-row.ts'
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
export const countTabs = (db: Db, keyword: Keyword, scope: SearchScope) =>
  only(tabCounts(late(db), shapeOf(keyword, scope)).execute(valuesOf(keyword, scope)))

const suggestions = prepared('search_suggest', (db, shape: SearchShape & { tab: SearchTab | undefined }) =>
  db
    .select({ kind: sql<IndexKind>`min(${searchEntries.kind})`, title: searchEntries.title })
    .from(searchEntries)
    .where(and(isFound(shape), isInTitle(shape), shape.tab ? inTab(shape.tab) : sql`not ${inTab('passage')}`))
    .groupBy(searchEntries.title)
    .orderBy(
      sql`min(${rankOf(shape)})`,
      asc(sql`length(${searchEntries.title})`),
      desc(sql`max(${searchEntries.weight})`),
      asc(searchEntries.title),
    )
    .limit(sql.placeholder('limit')),
)

/**
 * The best matching titles that contain the words literally, each once; short ones first, because they are names. What is
 * said in a talk is not suggested: it is no name.
 */
export const selectSuggestions = (
  db: Db,
  keyword: Keyword,
  scope: SearchScope,
  tab: SearchTab | undefined,
  limit: number,
) => suggestions(db, { ...shapeOf(keyword, scope), tab }).execute({ ...valuesOf(keyword, scope), limit })

const tabOf = sql<FoundTab>`case ${searchEntries.kind}
  when 'meeting' then case when ${searchEntries.end_at} <= now() then 'playback'
    when ${searchEntries.sort_at} <= now() then 'live' else 'advance' end
  when 'article' then 'consulting' when 'doctor' then 'expert' when 'production' then 'course'
  else ${searchEntries.kind} end`

const best = prepared('search_best', (db, shape: SearchShape) => {
  const order = sql`${rankOf(shape)}, ${searchEntries.weight} desc, ${searchEntries.sort_at} desc, ${searchEntries.item_id} desc`
  const ranked = db
    .select({
      tab: tabOf.as('tab'),
      itemId: searchEntries.item_id,
      title: searchEntries.title,
      subtitle: searchEntries.subtitle,
      keywords: searchEntries.keywords,
      place: sql<number>`row_number() over (partition by ${tabOf} order by ${order})`.as('place'),
    })
    .from(searchEntries)
    .where(isFound(shape))
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(lte(ranked.place, sql.placeholder('limit')))
    .orderBy(ranked.tab, ranked.place)
})

/** The best matches of every tab, in their order. */
export const selectBest = (db: Db, keyword: Keyword, scope: SearchScope, limit: number) =>
  best(late(db), shapeOf(keyword, scope)).execute({ ...valuesOf(keyword, scope), limit })

type Tried = { text: string; query: string; latin: string; patterns: string[] }

/** Those of the terms of which a name finds something. */
export async function selectFindable(db: Db, terms: Tried[]): Promise<Set<string>> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select tried.text
    from jsonb_to_recordset(${JSON.stringify(terms)}::jsonb) as tried (text text, query text, latin text, patterns text[])
    where exists (select 1 from ${searchEntries} e
      where e.words @@ tried.query::tsquery and (e.folded like any(tried.patterns) or e.words @@ tried.latin::tsquery))`)
  return new Set(rows.map(({ text }) => text))
}
