import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { wechatTokens } from './wechat-provider.tables.ts'

/** Undefined if there is none or it has expired. */
export const selectToken = async (db: Db, name: string) =>
  (
    await first(
      db
        .select({ sealed: wechatTokens.sealed })
        .from(wechatTokens)
        .where(and(eq(wechatTokens.name, name), gt(wechatTokens.expires_at, sql`now()`))),
    )
  )?.sealed

export const upsertToken = async (db: Db, name: string, sealed: Buffer, lifeSeconds: number) => {
  const expires_at = sql`now() + ${lifeSeconds} * interval '1 second'`
  await db
    .insert(wechatTokens)
    .values({ name, sealed, expires_at })
    .onConflictDoUpdate({ target: wechatTokens.name, set: { sealed, expires_at } })
}

/** Only if it is still the same: another process may have stored a new one. */
export const deleteToken = async (db: Db, name: string, sealed: Buffer) => {
  await db.delete(wechatTokens).where(and(eq(wechatTokens.name, name), eq(wechatTokens.sealed, sealed)))
}

/** Locks the name until the transaction ends, so that one process renews and the others wait for it. */
export const lockToken = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`wechat token ${name}`}, 0))`)
