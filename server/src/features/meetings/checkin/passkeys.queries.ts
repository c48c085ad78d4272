import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { checkinPasskeys, checkinVisits, checkinWaiting } from './checkin.tables.ts'

type NewPasskey = typeof checkinPasskeys.$inferInsert

/** A browser takes no longer lists gladly. */
const mostListed = 64

export const selectPasskeys = (db: Db, userId: number) =>
  db
    .select()
    .from(checkinPasskeys)
    .where(eq(checkinPasskeys.user_id, userId))
    .orderBy(desc(checkinPasskeys.used_at))
    .limit(mostListed)

/** The passkeys of others that came to a meeting from one network: a phone that holds one of them makes no second. */
export const selectOthersPasskeys = (
  db: Db,
  { meetingId, address, userId }: { meetingId: number; address: Buffer; userId: number },
) =>
  db
    .selectDistinct({ id: checkinPasskeys.credential_id, usedAt: checkinPasskeys.used_at })
    .from(checkinPasskeys)
    .where(
      and(
        ne(checkinPasskeys.user_id, userId),
        sql`(exists (select from ${checkinVisits} v where v.passkey_id = ${checkinPasskeys}.id
            and v.meeting_id = ${meetingId} and v.address = ${address})
          or exists (select from ${checkinWaiting} w where w.passkey_id = ${checkinPasskeys}.id
            and w.meeting_id = ${meetingId} and w.address = ${address}))`,
      ),
    )
    .orderBy(desc(checkinPasskeys.used_at))
    .limit(mostListed)

/** Undefined when somebody else has it: a key belongs to one account. */
export const upsertPasskey = (db: Db, passkey: NewPasskey) =>
  first(
    db
      .insert(checkinPasskeys)
      .values(passkey)
      .onConflictDoUpdate({
        target: checkinPasskeys.credential_id,
        set: { used_at: sql`now()` },
        setWhere: and(
          eq(checkinPasskeys.user_id, passkey.user_id),
          eq(checkinPasskeys.public_key, passkey.public_key),
        ),
      })
      .returning({ id: checkinPasskeys.id }),
  )

/** False when the counter went back: the key was copied. */
export const usePasskey = async (db: Db, id: number, counter: number) => {
  const { counter: known } = checkinPasskeys
  const rows = await db
    .update(checkinPasskeys)
    .set({ counter, used_at: sql`now()` })
    .where(
      and(
        eq(checkinPasskeys.id, id),
        or(lt(known, counter), and(eq(known, 0), sql`${counter} = 0`), eq(known, counter)),
      ),
    )
    .returning({ id: checkinPasskeys.id })
  return rows.length > 0
}
