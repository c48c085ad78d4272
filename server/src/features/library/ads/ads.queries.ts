import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { ads } from './ads.tables.ts'

export const selectAd = (db: Db, adId: number) =>
  first(
    db
      .select()
      .from(ads)
      .where(and(eq(ads.id, adId), ads.published)),
  )

export type AdRow = NonNullable<Awaited<ReturnType<typeof selectAd>>>

export const addAdShow = (db: Db, adId: number) =>
  db
    .update(ads)
    .set({ show_count: sql`${ads.show_count} + 1` })
    .where(eq(ads.id, adId))

export const addAdClick = (db: Db, adId: number) =>
  db
    .update(ads)
    .set({ click_count: sql`${ads.click_count} + 1` })
    .where(eq(ads.id, adId))
