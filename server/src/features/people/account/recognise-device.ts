import { randomBytes } from 'node:crypto'
import type { CallContext } from '#kernel/services.ts'
import { countDevices, upsertDevice } from './known-devices.queries.ts'

type Device = {
  /** Whether it is a new one for somebody who has used others. */
  isNew: boolean
  /** The cookie by which it is recognised from now on, if it has none. */
  cookie: string | undefined
}

/** Remembers the browser of a login. */
export async function recogniseDevice(
  { db, vault, caller }: Pick<CallContext, 'db' | 'vault' | 'caller'>,
  userId: number,
): Promise<Device> {
  const secret = caller.device || randomBytes(24).toString('base64url')
  const others = await countDevices(db, userId)
  const isNew = await upsertDevice(db, userId, vault.digest(`device ${secret}`))
  return { isNew: isNew && others > 0, cookie: caller.device ? undefined : secret }
}
