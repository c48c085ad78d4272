import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ListOrder } from '#contract/wire/lists.ts'
import type { IndexKind, SearchTab } from '#contract/discover/search.ts'
import type { Db } from '#kernel/database.ts'
import { late } from '#kernel/replicas/late.ts'
import { prepared } from '#kernel/prepared.ts'
import { leastWeight } from './read-keyword.ts'
import type { Keyword, Word } from './read-keyword.ts'
import { searchEntries } from './search.tables.ts'
import { anyOf } from '#kernel/tsquery.ts'

export type SearchScope = { collegeId: number; diseaseId: number }

const kindOf: Record<SearchTab, IndexKind> = {
  disease: 'disease',
  live: 'meeting',
  advance: 'meeting',
  playback: 'meeting',
  credit: 'meeting',
  column: 'column',
  consulting: 'article',
  expert: 'doctor',
  course: 'production',
  operation: 'operation',
  passage: 'passage',
  digest: 'digest',
  department: 'department',
  company: 'company',
  product: 'product',
}

export function inTab(tab: SearchTab): SQL {
  const { kind, sort_at, end_at, is_credit } = searchEntries
  const narrowed = {
    live: and(lte(sort_at, sql`now()`), gt(end_at, sql`now()`))!,
    advance: and(gt(sort_at, sql`now()`), gt(end_at, sql`now()`))!,
    playback: lte(end_at, sql`now()`),
    credit: eq(is_credit, true),
  }
  // An expression, because the planner would read the primary key besides the index of words.
  const isKind = sql`${kind} || '' = ${sql.raw(`'${kindOf[tab]}'`)}`
  return tab in narrowed ? sql`${isKind} and ${narrowed[tab as keyof typeof narrowed]}` : isKind
}

/** The parts of a search that determine its SQL: the number of words, whether all must match, and whether the search is filtered. */
export type SearchShape = { words: number; byAny: boolean; byCollege: boolean; byDisease: boolean }

export const shapeOf = ({ words, weights }: Keyword, scope: SearchScope): SearchShape => ({
  words: words.length,
  byAny: weights !== undefined,
  byCollege: scope.collegeId > 0,
  byDisease: scope.diseaseId > 0,
})

const at = (name: string) => sql.placeholder(name)
const matches = (query: string) => sql`${searchEntries.words} @@ ${at(query)}::tsquery`
const isLike = (text: SQL | PgColumn, patterns: string) => sql`${text} like any(${at(patterns)}::text[])`
const everyWord = (words: number, isFoundBy: (index: number) => SQL | undefined) =>
  and(...Array.from({ length: words }, (_, index) => isFoundBy(index)))

const title = sql`split_part(${searchEntries.folded}, chr(10), 1)`

const containsWord = (index: number) =>
  or(isLike(searchEntries.folded, `patterns${index}`), matches(`tokens${index}`))

/** What the words that an entry contains weigh together, each half as much again in its title. */
const scoreOf = (words: number, titleFactor = 1) =>
  sql.join(
    Array.from(
      { length: words },
      (_, index) => sql`${at(`weight${index}`)}::float8 * case
        when ${or(isLike(title, `patterns${index}`), matches(`title${index}`))} then ${sql.raw(String(titleFactor))}
        when ${containsWord(index)} then 1 else 0 end`,
    ),
    sql` + `,
  )

/** An index match contains all character pairs of each word; only the text shows whether they are adjacent. */
export const isFound = ({ words, byAny, byCollege, byDisease }: SearchShape) =>
  and(
    matches('query'),
    byAny ? sql`${scoreOf(words)} >= ${at('least')}::float8` : everyWord(words, containsWord),
    byCollege ? or(isNull(searchEntries.college_id), eq(searchEntries.college_id, at('college'))) : undefined,
    byDisease ? sql`${searchEntries.disease_ids} @> array[${at('disease')}::bigint]` : undefined,
  )

/** Whether the title alone contains every word, in one of its names or by pronunciation. */
export const isInTitle = ({ words }: SearchShape) =>
  everyWord(words, (index) => or(isLike(title, `patterns${index}`), matches(`title${index}`)))

/**
 * The rank of a match: the whole title, its beginning, a part of it, any field; then matches by pronunciation: the title's pinyin, its
 * initials, other fields. Another name of what was asked for counts as the typed one. Of a question of which some words match: the
 * more they weigh, the better, in the title most.
 */
export const rankOf = ({ words, byAny }: SearchShape) => {
  if (byAny) return sql<number>`${sql.raw(String(firstPartialRank))} - (${scoreOf(words, titleFactor)})`
  const { folded } = searchEntries
  const every = (way?: 'pinyin' | 'title') =>
    everyWord(words, (index) =>
      or(
        isLike(folded, `patterns${index}`),
        matches(`latin${index}`),
        way ? matches(`${way}${index}`) : undefined,
      ),
    )
  return sql<number>`case
    when ${title} = any(${at('exact')}::text[]) then 0
    when ${isLike(folded, 'starts')} then 1
    when ${everyWord(words, (index) => isLike(title, `patterns${index}`))} then 2
    when ${every()} then 3
    when ${every('pinyin')} then 4
    when ${every('title')} then 5
    else 6 end`
}

const titleFactor = 1.5
/** Ranks of matches of some words are between this and the last of a whole match. */
const firstPartialRank = 1000

/** Ranks up to here are matches by name, not by pronunciation. */
export const lastLiteralRank = 3

const valuesOfWord = ({ patterns, latinQuery, sounds }: Word, index: number): Record<string, unknown> => ({
  [`patterns${index}`]: patterns.map(({ text }) => `%${text}%`),
  [`latin${index}`]: latinQuery,
  [`tokens${index}`]: anyOf([latinQuery, ...sounds.map(({ anywhere }) => anywhere)]),
  [`title${index}`]: anyOf(sounds.map(({ inTitle }) => inTitle)),
  [`pinyin${index}`]: anyOf(sounds.map(({ inPinyin }) => inPinyin)),
})

export const valuesOf = (
  { words, exact, query, weights }: Keyword,
  scope: SearchScope,
): Record<string, unknown> =>
  Object.assign(
    {
      ...(weights && { least: leastWeight(weights) }),
      ...Object.fromEntries(weights?.map((weight, index) => [`weight${index}`, weight]) ?? []),
      query,
      exact,
      starts: exact.map((text) => `${text}%`),
      college: scope.collegeId,
      disease: scope.diseaseId,
    },
    ...words.map(valuesOfWord),
  )

const anything = prepared('search_any', (db, shape: SearchShape) =>
  db.select({ itemId: searchEntries.item_id }).from(searchEntries).where(isFound(shape)).limit(1),
)

/** Whether a search finds anything, in whatever tab. */
export const hasFound = async (db: Db, keyword: Keyword, scope: SearchScope): Promise<boolean> => {
  const rows = await anything(db, shapeOf(keyword, scope)).execute(valuesOf(keyword, scope))
  return rows.length > 0
}

export type Narrowed = { order?: ListOrder | undefined; isFree?: boolean | undefined }

const orders = {
  near: (rank: SQL) => [rank, desc(searchEntries.weight), desc(searchEntries.sort_at)],
  new: (rank: SQL) => [desc(searchEntries.sort_at), rank],
  hot: (rank: SQL) => [desc(searchEntries.weight), rank, desc(searchEntries.sort_at)],
}

type PageShape = SearchShape & { tab: SearchTab; order: keyof typeof orders; byPrice: boolean }

const found = prepared('search', (db, shape: PageShape) =>
  db
    .select({
      itemId: searchEntries.item_id,
      title: searchEntries.title,
      subtitle: searchEntries.subtitle,
      keywords: searchEntries.keywords,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(searchEntries)
    .where(
      and(
        isFound(shape),
        inTab(shape.tab),
        shape.byPrice ? eq(searchEntries.is_free, at('isFree')) : undefined,
      ),
    )
    .orderBy(...orders[shape.order](rankOf(shape)), desc(searchEntries.item_id))
    .limit(at('limit'))
    .offset(at('offset')),
)

/** One page of a tab: best match, then most viewed, then latest first, unless another order is requested. */
export const selectFound = (
  db: Db,
  tab: SearchTab,
  keyword: Keyword,
  scope: SearchScope,
  limit: number,
  offset: number,
  { order, isFree }: Narrowed = {},
) =>
  found(late(db), {
    ...shapeOf(keyword, scope),
    tab,
    order: order ?? 'near',
    byPrice: isFree !== undefined,
  }).execute({ ...valuesOf(keyword, scope), limit, offset, isFree })
