import { and, eq } from 'drizzle-orm'
import type { Db } from '#kernel/database.ts'
import { first } from '#kernel/first-row.ts'
import { checkinDevices } from './checkin.tables.ts'

type Claim = { meeting_id: number; device: Buffer; user_id: number }

/** False when the device has checked another account in to the meeting. Of two claims at once the second waits for the first. */
export const claimDevice = async (db: Db, claim: Claim): Promise<boolean> => {
  const claimed = await db.insert(checkinDevices).values(claim).onConflictDoNothing().returning()
  if (claimed.length > 0) return true
  const row = await first(
    db
      .select({ user_id: checkinDevices.user_id })
      .from(checkinDevices)
      .where(and(eq(checkinDevices.meeting_id, claim.meeting_id), eq(checkinDevices.device, claim.device))),
  )
  return row?.user_id === claim.user_id
}
