import { and, eq, inArray, sql } from 'drizzle-orm'
import { maskingStates } from '#contract/community/masking.ts'
import type { SlidePage } from '#contract/practice/lecture-slides.ts'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { lectureSlides, slideSearches } from './lecture-slides.tables.ts'

export type SlideSearchRow = typeof slideSearches.$inferSelect

/** Begins a try with slides that wait to be searched, those that are shown first. A server that died in one has used it up. */
export const beginSearch = (db: Db, mostTries: number) =>
  first(
    db.execute<{ slides_id: number; file_key: string; tries: number }>(sql`
    insert into ${slideSearches} as f (slides_id)
    select s.id from ${lectureSlides} s left join ${slideSearches} k on k.slides_id = s.id
    where s.uploaded_at is not null and s.mime = 'application/pdf'
      and (k.slides_id is null or k.state = ${maskingStates.searching} and k.tries < ${mostTries})
    order by s.is_shown desc, s.id limit 1
    on conflict (slides_id) do update set tries = f.tries + 1
    returning slides_id::int, tries, (select file_key from ${lectureSlides} s where s.id = f.slides_id)`),
  )

type Searched = Pick<SlideSearchRow, 'state' | 'pages' | 'hidden_pages'>

/** The search is over. One that has ended before stays as it is. */
export const endSearch = (db: Db, slidesId: number, searched: Searched) =>
  db
    .update(slideSearches)
    .set(searched)
    .where(and(eq(slideSearches.slides_id, slidesId), eq(slideSearches.state, maskingStates.searching)))

export const selectSearches = (db: Db, slidesIds: number[]): Promise<SlideSearchRow[]> =>
  db.select().from(slideSearches).where(inArray(slideSearches.slides_id, slidesIds))

/** Takes the row, so that masks of two pages do not undo each other. */
export const lockSearch = (db: Db, slidesId: number): Promise<SlideSearchRow | undefined> =>
  first(db.select().from(slideSearches).where(eq(slideSearches.slides_id, slidesId)).for('update'))

export const updatePages = (
  db: Db,
  slidesId: number,
  pages: { pages: SlidePage[]; hidden_pages: number[] },
) => db.update(slideSearches).set(pages).where(eq(slideSearches.slides_id, slidesId))
