import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListOrder } from '#contract/wire/lists.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import type { Db } from '#kernel/database.ts'
import { prepared } from '#kernel/prepared.ts'
import { pinyinQuery, spokenQuery, titleQuery } from './read-keyword.ts'
import type { Keyword } from './read-keyword.ts'
import { searchEntries } from './search.tables.ts'

export type SearchScope = { collegeId: number; diseaseId: number }

const kindOf: Record<SearchTab, string> = {
  advance: 'meeting',
  playback: 'meeting',
  credit: 'meeting',
  column: 'column',
  consulting: 'article',
  expert: 'doctor',
  course: 'production',
  operation: 'operation',
  department: 'department',
  company: 'company',
  product: 'product',
}

export function inTab(tab: SearchTab): SQL {
  const { kind, end_at, is_credit } = searchEntries
  const narrowed = {
    advance: gt(end_at, sql`now()`),
    playback: lte(end_at, sql`now()`),
    credit: eq(is_credit, true),
  }
  const isKind = sql`${kind} = ${sql.raw(`'${kindOf[tab]}'`)}`
  return tab in narrowed ? sql`${isKind} and ${narrowed[tab as keyof typeof narrowed]}` : isKind
}

/** The parts of a search that determine its SQL: for each word whether it may be pinyin, and whether the search is filtered. */
export type SearchShape = { spoken: boolean[]; byCollege: boolean; byDisease: boolean }

export const shapeOf = ({ words }: Keyword, scope: SearchScope): SearchShape => ({
  spoken: words.map(({ isSpoken }) => isSpoken),
  byCollege: scope.collegeId > 0,
  byDisease: scope.diseaseId > 0,
})

const at = (name: string) => sql.placeholder(name)
const stands = (index: number) => sql`strpos(${searchEntries.folded}, ${at(`word${index}`)}) > 0`
const matches = (query: string) => sql`${searchEntries.words} @@ ${at(query)}::tsquery`

/** An index match contains all character pairs of each word; only the text shows whether they are adjacent. */
export const isFound = ({ spoken, byCollege, byDisease }: SearchShape) =>
  and(
    matches('query'),
    ...spoken.map((isSpoken, index) =>
      isSpoken ? or(stands(index), matches(`spoken${index}`)) : stands(index),
    ),
    byCollege ? or(isNull(searchEntries.college_id), eq(searchEntries.college_id, at('college'))) : undefined,
    byDisease ? sql`${searchEntries.disease_ids} @> array[${at('disease')}::bigint]` : undefined,
  )

const title = sql`split_part(${searchEntries.folded}, chr(10), 1)`

/** Whether the title alone contains every word, literally or by pronunciation. */
export const isInTitle = ({ spoken }: SearchShape) =>
  and(
    ...spoken.map((isSpoken, index) => {
      const standsThere = sql`strpos(${title}, ${at(`word${index}`)}) > 0`
      return isSpoken ? or(standsThere, matches(`title${index}`)) : standsThere
    }),
  )

/**
 * The rank of a match: the whole title, its beginning, a part of it, any field; then matches by pronunciation: the title's pinyin, its
 * initials, other fields.
 */
export const rankOf = ({ spoken }: SearchShape) => {
  const { folded } = searchEntries
  const every = (way?: 'pinyin' | 'title') =>
    and(
      ...spoken.map((isSpoken, index) =>
        way && isSpoken ? or(stands(index), matches(`${way}${index}`)) : stands(index),
      ),
    )
  return sql<number>`case
    when starts_with(${folded}, ${at('whole')}::text || chr(10)) then 0
    when starts_with(${folded}, ${at('whole')}) then 1
    when strpos(${title}, ${at('whole')}) > 0 then 2
    when ${every()} then 3
    when ${every('pinyin')} then 4
    when ${every('title')} then 5
    else 6 end`
}

/** Ranks up to here are literal matches, not matches by pronunciation. */
export const lastLiteralRank = 3

export const valuesOf = ({ words, whole, query }: Keyword, scope: SearchScope): Record<string, unknown> => ({
  query,
  whole,
  college: scope.collegeId,
  disease: scope.diseaseId,
  ...Object.fromEntries(
    words.flatMap(({ text, isSpoken }, index) => [
      [`word${index}`, text],
      ...(isSpoken
        ? [
            [`spoken${index}`, spokenQuery(text)],
            [`title${index}`, titleQuery(text)],
            [`pinyin${index}`, pinyinQuery(text)],
          ]
        : []),
    ]),
  ),
})

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
  found(db, {
    ...shapeOf(keyword, scope),
    tab,
    order: order ?? 'near',
    byPrice: isFree !== undefined,
  }).execute({ ...valuesOf(keyword, scope), limit, offset, isFree })
