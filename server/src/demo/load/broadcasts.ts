import { insertRows } from '#server/demo/demo.queries.ts'
import { selectBroadcast } from '#server/demo/broadcasts.queries.ts'
import { demoRelay } from '#server/features/meetings/live/demo-relay.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { newStreamKey } from '#server/features/meetings/live/stream-key.ts'
import type { World } from './world.ts'

/** Every current or future broadcast of the demo world has a picture. */
export async function loadBroadcasts(world: World): Promise<void> {
  const ids = await selectBroadcast(world.db)
  const rows = ids.map((meeting_id) => ({
    meeting_id,
    ...newStreamKey(world.vault).row,
    is_streaming: true,
    stream_no: 1,
    relay: demoRelay,
  }))
  await insertRows(world.db, liveStreams, rows)
}
