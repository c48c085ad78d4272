import { randomBytes } from 'node:crypto'
import type { Context } from '#kernel/services.ts'
import { countDevices, upsertDevice } from './known-devices.queries.ts'

/** Remembers the browser of a login. True if it is a new one for somebody who has used others. */
export async function recogniseDevice(context: Context, userId: number): Promise<boolean> {
  const { db, vault, caller } = context
  const secret = caller.device || randomBytes(24).toString('base64url')
  if (!caller.device) context.setDeviceCookie(secret)
  const others = await countDevices(db, userId)
  const isNew = await upsertDevice(db, userId, vault.digest(`device ${secret}`))
  return isNew && others > 0
}
