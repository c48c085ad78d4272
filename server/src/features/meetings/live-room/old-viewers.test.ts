import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildUser } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { deleteOldViewers } from './live-room.queries.ts'
import { roomViewers } from './live-room.tables.ts'

const app = await testApp()

it('deletes after half a year who joined a room', async () => {
  const { db } = app.services
  const { id: meeting_id } = await buildMeeting(db)
  for (const days of [179, 181]) {
    const { user } = await buildUser(app.services)
    await db.insert(roomViewers).values({
      meeting_id,
      user_id: user.id,
      arrived_at: new Date(Date.now() - days * 86_400_000),
    })
  }
  await deleteOldViewers(db)
  const left = await db
    .select({ days: sql<number>`extract(day from now() - ${roomViewers.arrived_at})::int` })
    .from(roomViewers)
    .where(eq(roomViewers.meeting_id, meeting_id))
  expect(left).toEqual([{ days: 179 }])
})
