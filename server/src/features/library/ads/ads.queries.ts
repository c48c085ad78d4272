import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { ads } from './ads.tables.ts'

export const selectAd = async (db: Db, adId: number) => {
  const rows = await db
    .select()
    .from(ads)
    .where(and(eq(ads.id, adId), ads.published))
  return rows[0]
}

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
