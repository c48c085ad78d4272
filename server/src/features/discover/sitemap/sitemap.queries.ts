import { and, asc, count, gt, inArray, or, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { only } from '#kernel/first-row.ts'
import { searchEntries } from '#server/features/discover/search/search.tables.ts'

type Place = { kind: string; itemId: number }

export const countPages = async (db: Db, kinds: string[]): Promise<number> => {
  const { pages } = await only(
    db.select({ pages: count() }).from(searchEntries).where(inArray(searchEntries.kind, kinds)),
  )
  return pages
}

/** What everybody can find, in the order of the index's key, after a place. */
export const selectPages = (
  db: Db,
  { kinds, after, limit }: { kinds: string[]; after: Place; limit: number },
) =>
  db
    .select({ kind: searchEntries.kind, itemId: searchEntries.item_id })
    .from(searchEntries)
    .where(
      and(
        inArray(searchEntries.kind, kinds),
        or(
          gt(searchEntries.kind, after.kind),
          and(eq(searchEntries.kind, after.kind), gt(searchEntries.item_id, after.itemId)),
        ),
      ),
    )
    .orderBy(asc(searchEntries.kind), asc(searchEntries.item_id))
    .limit(limit)
