import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { maskingLimits, maskingStates } from '#contract/community/masking.ts'
import type { Finding, MaskBox } from '#contract/community/masking.ts'
import type { Db } from '#kernel/database.ts'
import type { FileRow } from '#kernel/files/files.queries.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { originalPicture, outlinedPicture } from './masking-files.ts'
import { maskedPictures, maskings } from './masking.tables.ts'

export type MaskingRow = typeof maskings.$inferSelect

export const insertMasking = async (db: Db, row: typeof maskings.$inferInsert): Promise<number> =>
  (await only(db.insert(maskings).values(row).returning({ id: maskings.id }))).id

/** A masking whose original is still there. */
export type OpenMasking = { masking: MaskingRow; original: FileRow }

const openMaskings = (db: Db) =>
  db
    .select({ masking: maskings, original: files })
    .from(maskings)
    .innerJoin(files, eq(files.id, maskings.file_id))
    .$dynamic()

export const selectMasking = (db: Db, maskingId: number): Promise<OpenMasking | undefined> =>
  first(openMaskings(db).where(eq(maskings.id, maskingId)))

export const selectOwnMasking = (db: Db, ownerId: number, url: string): Promise<OpenMasking | undefined> =>
  first(openMaskings(db).where(and(eq(maskings.owner_id, ownerId), eq(files.key, keyOf(url)))))

/** The search is over; whether it is this one that has ended it. One that has ended before stays as it is. */
export const updateSearched = async (
  db: Db,
  maskingId: number,
  { state, found }: { state: MaskingRow['state']; found: Finding[] },
): Promise<boolean> => {
  const ended = await db
    .update(maskings)
    .set({ state, found })
    .where(and(eq(maskings.id, maskingId), eq(maskings.state, maskingStates.searching)))
    .returning({ id: maskings.id })
  return ended.length > 0
}

type NewFile = typeof files.$inferInsert

export async function insertMasked(
  db: Db,
  {
    maskingId,
    boxes,
    masked,
    outlined,
  }: { maskingId: number; boxes: MaskBox[]; masked: NewFile; outlined?: NewFile },
): Promise<void> {
  await db.insert(maskedPictures).values({
    masking_id: maskingId,
    boxes,
    file_id: await insertFile(db, masked),
    ...(outlined && { outlined_file_id: await insertFile(db, outlined) }),
  })
}

/** The masks that were confirmed last. */
export const selectLatestMasked = (db: Db, maskingId: number) =>
  first(
    db
      .select({ key: files.key, boxes: maskedPictures.boxes })
      .from(maskedPictures)
      .innerJoin(files, eq(files.id, maskedPictures.file_id))
      .where(eq(maskedPictures.masking_id, maskingId))
      .orderBy(desc(maskedPictures.file_id))
      .limit(1),
  )

const outlinedFiles = alias(files, 'outlined_files')
const originals = alias(files, 'originals')

/** What is known of masked pictures, by their keys. */
export const selectMasked = (db: Db, urls: string[]) =>
  db
    .select({
      key: files.key,
      masking: maskings,
      boxes: maskedPictures.boxes,
      outlinedKey: outlinedFiles.key,
      originalKey: originals.key,
    })
    .from(maskedPictures)
    .innerJoin(files, eq(files.id, maskedPictures.file_id))
    .innerJoin(maskings, eq(maskings.id, maskedPictures.masking_id))
    .leftJoin(outlinedFiles, eq(outlinedFiles.id, maskedPictures.outlined_file_id))
    .leftJoin(originals, eq(originals.id, maskings.file_id))
    .where(inArray(files.key, urls.map(keyOf)))

/** Deletes the originals of masked pictures that are published, and what else was made of them. */
export async function deleteOriginals(db: Db, urls: string[]): Promise<FileRow[]> {
  const published = db
    .select({ id: maskedPictures.masking_id })
    .from(maskedPictures)
    .innerJoin(files, eq(files.id, maskedPictures.file_id))
    .where(inArray(files.key, urls.map(keyOf)))
  const originalIds = db
    .select({ id: maskings.file_id })
    .from(maskings)
    .where(inArray(maskings.id, published))
  const outlinedIds = db
    .select({ id: maskedPictures.outlined_file_id })
    .from(maskedPictures)
    .where(inArray(maskedPictures.masking_id, published))
  const outlined = await db.delete(files).where(inArray(files.id, outlinedIds)).returning()
  return [...outlined, ...(await db.delete(files).where(inArray(files.id, originalIds)).returning())]
}

/** Deletes originals that nobody has published, and outlines whose picture is gone. */
export const deleteOldOriginals = (db: Db): Promise<FileRow[]> =>
  db
    .delete(files)
    .where(
      sql`${files.purpose} = ${originalPicture.name}
          and ${files.created_at} < now() - make_interval(days => ${maskingLimits.keptDays})
        or ${files.purpose} = ${outlinedPicture.name} and ${files.created_at} < now() - interval '2 days'
          and not exists (select from ${maskedPictures} where ${maskedPictures.outlined_file_id} = ${files.id})`,
    )
    .returning()
