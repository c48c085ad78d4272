import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { ListOrder } from '#contract/wire/lists.ts'
import type { SearchTab } from '#contract/discover/search.ts'
import { prepared } from '#kernel/database.ts'
import type { Db } from '#kernel/database.ts'
import { pinyinQuery, spokenQuery, titleQuery } from './read-keyword.ts'
import type { Keyword } from './read-keyword.ts'
import { searchEntries } from './search.tables.ts'
import type { SearchKind } from './search.tables.ts'

export type SearchScope = { collegeId: number; diseaseId: number }

const kindOf: Record<SearchTab, SearchKind> = {
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

/** One statement is prepared for each shape of a search: its words by kind, and whether it is narrowed. */
export const shapeOf = ({ words }: Keyword, scope: SearchScope) =>
  [
    words.map(({ isSpoken }) => (isSpoken ? 's' : 'w')).join(''),
    scope.collegeId > 0 && 'college',
    scope.diseaseId > 0 && 'disease',
  ]
    .filter(Boolean)
    .join('_')

const at = (name: string) => sql.placeholder(name)
const stands = (index: number) => sql`strpos(${searchEntries.folded}, ${at(`word${index}`)}) > 0`
const matches = (query: string) => sql`${searchEntries.words} @@ ${at(query)}::tsquery`

/**
 * What the index finds holds all pairs of characters of each word; whether these stand together, only the text tells.
 */
export const isFound = ({ words }: Keyword, scope: SearchScope) =>
  and(
    matches('query'),
    ...words.map(({ isSpoken }, index) =>
      isSpoken ? or(stands(index), matches(`spoken${index}`)) : stands(index),
    ),
    scope.collegeId > 0
      ? or(isNull(searchEntries.college_id), eq(searchEntries.college_id, at('college')))
      : undefined,
    scope.diseaseId > 0 ? sql`${searchEntries.disease_ids} @> array[${at('disease')}::bigint]` : undefined,
  )

const title = sql`split_part(${searchEntries.folded}, chr(10), 1)`

/** Whether the title alone holds every word or sounds like it. */
export const isInTitle = ({ words }: Keyword) =>
  and(
    ...words.map(({ isSpoken }, index) => {
      const standsThere = sql`strpos(${title}, ${at(`word${index}`)}) > 0`
      return isSpoken ? or(standsThere, matches(`title${index}`)) : standsThere
    }),
  )

/**
 * How near a hit is: the title itself, its beginning, a part of it, anywhere; then what only sounds so: the title's
 * pinyin, its initials, what stands beside it.
 */
export const rankOf = ({ words }: Keyword) => {
  const { folded } = searchEntries
  const every = (way?: 'pinyin' | 'title') =>
    and(
      ...words.map(({ isSpoken }, index) =>
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

/** Ranks up to here are words that stand in the text, not ways to say it. */
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

/** One page of a tab, the nearest first, then the much-viewed, then the latest; unless another order is asked for. */
export const selectFound = (
  db: Db,
  tab: SearchTab,
  keyword: Keyword,
  scope: SearchScope,
  limit: number,
  offset: number,
  { order, isFree }: Narrowed = {},
) => {
  const { weight, sort_at, item_id, is_free } = searchEntries
  const ways = {
    near: [rankOf(keyword), desc(weight), desc(sort_at)],
    new: [desc(sort_at), rankOf(keyword)],
    hot: [desc(weight), rankOf(keyword), desc(sort_at)],
  }
  const shape = [tab, shapeOf(keyword, scope), order, isFree !== undefined && 'free']
    .filter(Boolean)
    .join('_')
  return prepared(db, `search_${shape}`, (db) =>
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
          isFound(keyword, scope),
          inTab(tab),
          isFree === undefined ? undefined : eq(is_free, at('isFree')),
        ),
      )
      .orderBy(...ways[order ?? 'near'], desc(item_id))
      .limit(at('limit'))
      .offset(at('offset')),
  ).execute({ ...valuesOf(keyword, scope), limit, offset, isFree })
}
