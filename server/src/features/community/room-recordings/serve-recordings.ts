import type { FastifyInstance } from 'fastify'
import { recordingPath } from '#contract/community/room-recordings.ts'
import { insertAccesses } from '#kernel/access-log.queries.ts'
import { readRange } from '#kernel/files/ranges.ts'
import { readLoginCookie } from '#kernel/http/login-cookie.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import type { Services } from '#kernel/services.ts'
import { subjectIdOf } from '#server/features/community/rooms/open-room.ts'
import type { RoomRow } from '#server/features/community/rooms/rooms.queries.ts'
import { mayStillWatch } from './may-still-watch.ts'
import { readRecording, sizeOf } from './recording-parts.ts'
import { hasLookedLately, selectShown, selectViewable } from './room-recordings.queries.ts'

type Route = { Params: { name: string } }

/**
 * Plays a recording to those who were inside and whom its subject still concerns, by their login: an address that opens by
 * itself could be passed on. Nothing is sent before the look is logged, wherever in the recording it begins; a player that
 * goes on from the middle is the look that was logged before.
 */
export function serveRecordings(services: Services, app: FastifyInstance): void {
  const { db, logins } = services
  app.get<Route>(`${recordingPath}:name`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const id = /^\d{1,15}$/.test(request.params.name) ? Number(request.params.name) : 0
    const cookie = readLoginCookie(request.headers.cookie)
    const userId = cookie === undefined ? undefined : (await logins.recogniseCookie(cookie))?.userId
    const found = userId === undefined ? undefined : await selectViewable(db, id, userId)
    if (!found || !(await mayStillWatch(services, found.room, userId!)))
      return reply.code(404).type('text/plain; charset=utf-8').send('404')
    const { recording, room } = found
    const size = sizeOf(recording)
    const range = readRange(request.headers.range, size)
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send()
    const sent = range ?? { start: 0, end: size - 1 }
    await noteView(services, { recordingId: id, room, userId: userId!, isBeginning: sent.start === 0 })
    reply.headers({
      'content-type': recording.mime,
      'accept-ranges': 'bytes',
      'content-length': sent.end - sent.start + 1,
      ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
    })
    return reply.code(range ? 206 : 200).send(readRecording(services, recording, sent))
  })
}

type Look = { recordingId: number; room: RoomRow; userId: number; isBeginning: boolean }

/** For each member whom it shows, and in the log of what the room is about. */
async function noteView(services: Services, look: Look): Promise<void> {
  const { recordingId, room, userId } = look
  const shown = await selectShown(services.db, recordingId)
  const what = `recording ${recordingId}`
  if (!look.isBeginning && (await hasLookedLately(services.db, { what, readerId: userId, shown }))) return
  await insertAccesses(
    services.db,
    shown.map((user_id) => ({ user_id, reader_id: userId, what })),
  )
  const asked = { roomId: room.id, subjectId: subjectIdOf(room) }
  await roomKindsOf(services).get(room.kind).onRecordingViewed?.(services, asked, userId)
}
