import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { provedBrowsers } from './account.tables.ts'

/** A proof holds for this long. */
const oldest = sql`now() - interval '90 days'`

export const isProvedBrowser = async (db: Db, phoneDigest: Buffer, browser: string): Promise<boolean> => {
  const rows = await db
    .select({ proved_at: provedBrowsers.proved_at })
    .from(provedBrowsers)
    .where(
      and(
        eq(provedBrowsers.phone_digest, phoneDigest),
        eq(provedBrowsers.browser, browser),
        gt(provedBrowsers.proved_at, oldest),
      ),
    )
  return rows.length > 0
}

export const upsertProvedBrowser = (db: Db, phoneDigest: Buffer, browser: string) =>
  db
    .insert(provedBrowsers)
    .values({ phone_digest: phoneDigest, browser })
    .onConflictDoUpdate({
      target: [provedBrowsers.phone_digest, provedBrowsers.browser],
      set: { proved_at: sql`now()` },
    })

export const deleteOldProofs = (db: Db) =>
  db.delete(provedBrowsers).where(lt(provedBrowsers.proved_at, oldest))
