import { eq, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { wechatConsents } from './deliveries.tables.ts'

/** Whether WeChat has not asked this user within a week, and no message that they agreed to is left. */
export const isConsentDue = async (db: Db, userId: number): Promise<boolean> => {
  const row = await first(
    db
      .select({
        isDue: sql<boolean>`${wechatConsents.messages_left} = 0 and ${wechatConsents.asked_at} < now() - interval '7 days'`,
      })
      .from(wechatConsents)
      .where(eq(wechatConsents.user_id, userId)),
  )
  return row?.isDue ?? true
}

/** A yes adds a message to those that are left, as it does in WeChat. */
export const saveConsent = (db: Db, userId: number, isAccepted: boolean) =>
  db
    .insert(wechatConsents)
    .values({ user_id: userId, messages_left: isAccepted ? 1 : 0 })
    .onConflictDoUpdate({
      target: wechatConsents.user_id,
      set: {
        asked_at: sql`now()`,
        messages_left: isAccepted ? sql`${wechatConsents.messages_left} + 1` : 0,
      },
    })

export const spendConsent = (db: Db, userId: number) =>
  db
    .update(wechatConsents)
    .set({ messages_left: sql`greatest(${wechatConsents.messages_left} - 1, 0)` })
    .where(eq(wechatConsents.user_id, userId))
