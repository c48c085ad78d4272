import { insertRows } from '#demo/demo.queries.ts'
import { selectBroadcast } from './live.queries.ts'
import { demoRelay } from '#server/features/meetings/live/demo-relay.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { newStreamKey } from '#server/features/meetings/live/stream-key.ts'
import { onAirPeriods } from '#server/features/meetings/meetings/on-air.tables.ts'
import type { World } from '#demo/world.ts'

/** Every current or future broadcast of the demo world has a picture. */
export async function loadBroadcasts(world: World): Promise<void> {
  const broadcasts = await selectBroadcast(world.db)
  const rows = broadcasts.map(({ id }) => ({
    meeting_id: id,
    ...newStreamKey(world.vault).row,
    is_streaming: true,
    stream_no: 1,
    relay: demoRelay,
  }))
  await insertRows(world.db, liveStreams, rows)
  const periods = broadcasts.map(({ id, beginAt }) => ({
    meeting_id: id,
    began_at: beginAt < world.now ? beginAt : world.now,
  }))
  await insertRows(world.db, onAirPeriods, periods)
}
