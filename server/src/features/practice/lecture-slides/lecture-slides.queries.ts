import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first, only } from '#kernel/first-row.ts'
import { files } from '#kernel/kernel.tables.ts'
import { lectureSlides, slideTurns } from './lecture-slides.tables.ts'

export type SlidesRow = typeof lectureSlides.$inferSelect

/** Latest version first. */
export const selectSlides = (db: Db, sheetId: number): Promise<SlidesRow[]> =>
  db
    .select()
    .from(lectureSlides)
    .where(eq(lectureSlides.sheet_id, sheetId))
    .orderBy(desc(lectureSlides.version))

export const selectSlidesById = (db: Db, slidesId: number): Promise<SlidesRow | undefined> =>
  first(db.select().from(lectureSlides).where(eq(lectureSlides.id, slidesId)))

type NewSlides = Omit<typeof lectureSlides.$inferInsert, 'version'>

/** The next version. The sheet is locked. */
export const insertSlides = (db: Db, slides: NewSlides): Promise<SlidesRow> => {
  const last = sql`(select coalesce(max(version), 0) + 1 from ${lectureSlides} where sheet_id = ${slides.sheet_id})`
  return only(
    db
      .insert(lectureSlides)
      .values({ ...slides, version: last as never })
      .returning(),
  )
}

/** Undefined when another request has moved on from `from` meanwhile. */
export const updateReceived = (
  db: Db,
  slidesId: number,
  { from, to }: { from: number; to: number },
): Promise<SlidesRow | undefined> =>
  first(
    db
      .update(lectureSlides)
      .set({ received: to })
      .where(
        and(
          eq(lectureSlides.id, slidesId),
          eq(lectureSlides.received, from),
          isNull(lectureSlides.uploaded_at),
        ),
      )
      .returning(),
  )

/** All of it has arrived; the first version is shown at once. The sheet is locked. Undefined for a repeat. */
export const updateUploaded = (
  db: Db,
  { id, sheet_id }: SlidesRow,
  { mime, digest }: { mime: string; digest: Buffer },
): Promise<SlidesRow | undefined> => {
  const isFirst = sql`not exists (select from ${lectureSlides} o where o.sheet_id = ${sheet_id} and o.is_shown)`
  return first(
    db
      .update(lectureSlides)
      .set({ mime, file_digest: digest, uploaded_at: sql`now()`, is_shown: isFirst })
      .where(and(eq(lectureSlides.id, id), isNull(lectureSlides.uploaded_at)))
      .returning(),
  )
}

/** In two statements, since at no moment two may be shown. The sheet is locked. */
export const updateShown = async (db: Db, { id, sheet_id }: SlidesRow): Promise<void> => {
  await db
    .update(lectureSlides)
    .set({ is_shown: false })
    .where(and(eq(lectureSlides.sheet_id, sheet_id), eq(lectureSlides.is_shown, true)))
  await db.update(lectureSlides).set({ is_shown: true }).where(eq(lectureSlides.id, id))
}

export const deleteSlides = (db: Db, slidesId: number) =>
  db.delete(lectureSlides).where(eq(lectureSlides.id, slidesId))

export const deleteFileOf = (db: Db, { file_key }: SlidesRow) =>
  db.delete(files).where(eq(files.key, file_key)).returning()

/** The version that a lecture shows. */
export const selectShownSlides = (db: Db, sheetId: number): Promise<SlidesRow | undefined> =>
  first(
    db
      .select()
      .from(lectureSlides)
      .where(
        and(
          eq(lectureSlides.sheet_id, sheetId),
          eq(lectureSlides.is_shown, true),
          isNotNull(lectureSlides.file_digest),
        ),
      ),
  )

/** Which of some sheets have slides to show. */
export const selectSheetsWithSlides = async (db: Db, sheetIds: number[]): Promise<number[]> => {
  const rows = await db
    .select({ id: lectureSlides.sheet_id })
    .from(lectureSlides)
    .where(and(inArray(lectureSlides.sheet_id, sheetIds), eq(lectureSlides.is_shown, true)))
  return rows.map(({ id }) => id)
}

export const insertTurn = (db: Db, slidesId: number, page: number) =>
  db.insert(slideTurns).values({ slides_id: slidesId, page }).onConflictDoNothing()

/** Uploads that nobody continues any more. */
export const selectAbandoned = (db: Db): Promise<SlidesRow[]> =>
  db
    .select()
    .from(lectureSlides)
    .where(
      and(isNull(lectureSlides.uploaded_at), lt(lectureSlides.created_at, sql`now() - interval '7 days'`)),
    )
