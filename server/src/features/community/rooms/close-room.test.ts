import { sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import type { Services } from '#kernel/services.ts'
import { hoursFromNow } from '#server/testing/build-content.ts'
import { testApp } from '#server/testing/test-app.ts'
import { closeRoom } from './close-room.ts'
import { endMedia } from './end-media.ts'
import { openRoom } from './open-room.ts'
import { selectRoom } from './rooms.queries.ts'

const { services } = await testApp()
const { db } = services

/** The services with a media server. */
function withMedia(end: () => Promise<void>): Services {
  const { rooms } = services.providers
  const media = { ...rooms.media, end, remove: end }
  return { ...services, providers: { ...services.providers, rooms: { ...rooms, media } } }
}

it('closes a room although the media server is away, and cuts its connections when it is back', async () => {
  const { id } = await openRoom(db, {
    kind: 'test',
    subjectId: Date.now(),
    title: '会诊',
    media: 'picture',
    beginAt: hoursFromNow(-1),
    endAt: hoursFromNow(1),
  })
  const away = withMedia(() => Promise.reject(new Error('away')))
  await closeRoom(away, id)
  await closeRoom(away, id)
  expect((await selectRoom(db, id))?.ended_at).not.toBeNull()
  const { rows } = await db.execute(
    sql`select data from pgboss.job where name = ${endMedia.name} and data = ${{ roomId: id }}`,
  )
  expect(rows).toHaveLength(1)
  await expect(endMedia.run(away, { roomId: id })).rejects.toThrow('away')
  const end = vi.fn(async () => undefined)
  await endMedia.run(withMedia(end), { roomId: id })
  expect(end).toHaveBeenCalledExactlyOnceWith(id)
})
