import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import type { SearchSource } from '#kernel/items.ts'
import { translations } from '#server/features/library/translations/translations.tables.ts'
import { searchEntries, searchQueue } from './search.tables.ts'

/** The kinds of items that have titles to be translated; the others have names in English, or none. */
export const translatedKinds: readonly string[] = ['meeting', 'article', 'production', 'operation']

/** Only one server at a time writes entries: two might overwrite a newer one with an older. */
export const lockIndex = (db: Db) => db.execute(sql`select pg_advisory_xact_lock(7406112)`)

/** Removes the oldest changes from the queue and returns them. */
export const dequeueChanges = (db: Db, limit: number) =>
  db
    .delete(searchQueue)
    .where(
      inArray(
        searchQueue.id,
        db.select({ id: searchQueue.id }).from(searchQueue).orderBy(asc(searchQueue.id)).limit(limit),
      ),
    )
    .returning({ kind: searchQueue.kind, itemId: searchQueue.item_id })

export const isQueueEmpty = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ id: searchQueue.id }).from(searchQueue).limit(1)
  return rows.length === 0
}

/** The current searchable content of these items, without deleted or hidden ones. */
export async function selectSources(
  db: Db,
  sources: SQL<SearchSource>,
  itemIds: number[],
): Promise<SearchSource[]> {
  const { rows } = await db.execute<Omit<SearchSource, 'disease_ids'> & { disease_ids: string[] }>(sql`
    select item_id, title, subtitle, keywords, college_id, disease_ids, is_credit, is_free, sort_at, end_at, weight
    from ${sources} as source where item_id in ${itemIds}`)
  return rows.map((row) => ({
    ...row,
    disease_ids: row.disease_ids.map(Number),
    sort_at: new Date(row.sort_at),
    end_at: row.end_at && new Date(row.end_at),
  }))
}

export const upsertEntries = (db: Db, entries: (typeof searchEntries.$inferInsert)[]) =>
  db
    .insert(searchEntries)
    .values(entries)
    .onConflictDoUpdate({
      target: [searchEntries.kind, searchEntries.item_id],
      set: {
        title: sql`excluded.title`,
        subtitle: sql`excluded.subtitle`,
        folded: sql`excluded.folded`,
        keywords: sql`excluded.keywords`,
        tokens: sql`excluded.tokens`,
        college_id: sql`excluded.college_id`,
        disease_ids: sql`excluded.disease_ids`,
        is_credit: sql`excluded.is_credit`,
        is_free: sql`excluded.is_free`,
        sort_at: sql`excluded.sort_at`,
        end_at: sql`excluded.end_at`,
        weight: sql`excluded.weight`,
      },
    })

export const deleteEntries = (db: Db, kind: string, itemIds: number[]) =>
  db.delete(searchEntries).where(and(eq(searchEntries.kind, kind), inArray(searchEntries.item_id, itemIds)))

/** Titles with Chinese letters that are not among the translations yet. */
export async function selectUntranslatedTitles(db: Db, limit: number): Promise<string[]> {
  const { title } = searchEntries
  const rows = await db
    .selectDistinct({ title })
    .from(searchEntries)
    .where(
      and(
        inArray(searchEntries.kind, [...translatedKinds]),
        sql`${title} ~ '[一-鿿]'`,
        sql`not exists (select from ${translations} t where md5(t.chinese) = md5(${title}))`,
      ),
    )
    .limit(limit)
  return rows.map((row) => row.title)
}
