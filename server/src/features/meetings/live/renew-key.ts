import type { Context } from '#kernel/services.ts'
import { ensureStream, updateKey } from './live.queries.ts'
import { findStartable } from './may-start.ts'
import { newStreamKey } from './stream-key.ts'

/** The process that holds the running stream rechecks the key within a second, and cuts a stream with the old one. */
export async function renewKey(context: Context, meetingId: number): Promise<string> {
  const { db, vault, providers } = context
  const { meeting } = await findStartable(context, meetingId)
  const { key, row } = newStreamKey(vault)
  await ensureStream(db, meeting.id, row)
  await updateKey(db, meeting.id, row)
  return providers.live.pushKey({ meetingId: meeting.id, key })
}
