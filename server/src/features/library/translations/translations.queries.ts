import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { preparedSql } from '#kernel/prepared-sql.queries.ts'
import { translations } from './translations.tables.ts'

const english = preparedSql<{ chinese: string; english: string }>(
  'english_texts',
  sql`select chinese, english from ${translations}
    where md5(chinese) in (select md5(given) from unnest(${sql.placeholder('texts')}::text[]) given) and english <> ''`,
)

/** The translations of those texts that have one. */
export async function selectEnglish(db: Db, texts: string[]): Promise<Map<string, string>> {
  if (texts.length === 0) return new Map()
  const rows = await english(db, { texts })
  return new Map(rows.map((row) => [row.chinese, row.english]))
}

export const selectByChinese = async (db: Db, chinese: string): Promise<number | undefined> => {
  const row = await first(
    db
      .select({ id: translations.id })
      .from(translations)
      .where(eq(sql`md5(${translations.chinese})`, sql`md5(${chinese})`)),
  )
  return row?.id
}

/** Adds the texts that are not there yet, without a translation. */
export async function insertUntranslated(db: Db, texts: string[]): Promise<void> {
  if (texts.length === 0) return
  await db
    .insert(translations)
    .values(texts.map((chinese) => ({ chinese })))
    .onConflictDoNothing()
}
