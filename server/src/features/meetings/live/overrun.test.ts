import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { meetings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'
import { extendOverruns } from './live.queries.ts'
import { liveStreams } from './live.tables.ts'
import { newStreamKey } from './stream-key.ts'

const app = await testApp()

const minute = 60_000
const fromNow = (minutes: number) => new Date(Date.now() + minutes * minute)
type Stream = Partial<typeof liveStreams.$inferInsert>

/** How many minutes after its start a meeting ends once the live ones were checked. */
async function endAfterLook(endsIn: number, stream: Stream): Promise<number> {
  const { db, vault } = app.services
  const beganAt = Date.now()
  const { id } = await buildMeeting(db, { from: -5, to: 1 })
  await db
    .update(meetings)
    .set({ end_at: new Date(beganAt + endsIn * minute) })
    .where(eq(meetings.id, id))
  const row = { meeting_id: id, ...newStreamKey(vault).row, is_streaming: true, ...stream }
  await db.insert(liveStreams).values(row)
  await extendOverruns(db, [id])
  const [after] = await db.select().from(meetings).where(eq(meetings.id, id))
  return (after!.end_at.getTime() - beganAt) / minute
}

it('moves the end of a meeting while it is still live', async () => {
  expect(await endAfterLook(0.5, {})).toBeCloseTo(5, 0)
  expect(await endAfterLook(0.5, { phase: 'break' })).toBeCloseTo(5, 0)
  // Not yet due.
  expect(await endAfterLook(20, {})).toBe(20)
})

it('by three hours at most', async () => {
  expect(await endAfterLook(0.5, { planned_end_at: fromNow(-178) })).toBeCloseTo(2, 0)
  expect(await endAfterLook(0.5, { planned_end_at: fromNow(-180) })).toBe(0.5)
})

it('not without a stream, nor after the organiser ended it', async () => {
  expect(await endAfterLook(0.5, { is_streaming: false })).toBe(0.5)
  expect(await endAfterLook(0.5, { phase: 'ended' })).toBe(0.5)
})
