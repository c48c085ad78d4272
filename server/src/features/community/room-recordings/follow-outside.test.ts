import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { recordingCalls, recordingLimits, recordingPath } from '#contract/community/room-recordings.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { stopOutside } from '#server/features/community/rooms/outside-recording.ts'
import { roomRecordings } from '#server/features/community/rooms/rooms.tables.ts'
import { appendBytes } from '#server/testing/append-bytes.ts'
import { buildVideoRoom, minutesAgo, testRoomKind } from '#server/testing/build-video-room.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { openLiveKitStandIn } from '#server/testing/livekit-stand-in.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { openS3StandIn } from '#server/testing/s3-stand-in.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { cleanUpRecordings } from './clean-up-recordings.ts'
import { followOutsideRecording } from './follow-outside.ts'

const keys = { key: 'api-key', secret: 'a-secret-of-thirty-two-characters' }
const secrets = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'us-east-1' }
const livekit = await openLiveKitStandIn(keys)
const bucket = await openS3StandIn(secrets)
// The jobs run when this file says so.
const app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_egress'), {
  JOBS: 'off',
  LIVEKIT_URL: livekit.url,
  LIVEKIT_API_KEY: keys.key,
  LIVEKIT_API_SECRET: keys.secret,
  LIVEKIT_EGRESS: 'on',
  S3_BUCKET: 'files',
  S3_ENDPOINT: bucket.endpoint,
  S3_ACCESS_KEY_ID: secrets.accessKeyId,
  S3_SECRET_ACCESS_KEY: secrets.secretAccessKey,
})
const { db } = app.services
const kind = { ...testRoomKind, mayRecordOutside: true } as const

beforeEach(() => {
  vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue(kind)
})
afterAll(async () => {
  await app.close()
  await Promise.all([livekit.close(), bucket.close()])
})

const follow = () => runJobs(app, stopOutside, followOutsideRecording)

/** A room whose host and guest have agreed to a recording, which has begun. */
async function begin() {
  const { room_id, host, guests, enter } = await buildVideoRoom(app, { guests: 1 })
  const guest = guests[0]!
  const hosting = await enter(host)
  const inside = await enter(guest)
  const step = (step: 'ask' | 'begin' | 'stop') =>
    host.call(roomCalls.record, { room_id, seat: hosting.seat, step })
  const { recording_id } = (await step('ask')).room
  const consent = (agrees: boolean) =>
    guest.call(roomCalls.consent, { room_id, seat: inside.seat, recording_id, agrees })
  await consent(true)
  const begun = await step('begin')
  const row = async () =>
    (await db.select().from(roomRecordings).where(eq(roomRecordings.id, recording_id)))[0]!
  const made = () => livekit.recordings.find(({ room_name }) => room_name === `room-${room_id}`)
  const roomNow = async () => (await guest.call(roomCalls.state, { room_id, seat: inside.seat })).room
  const finish = (body: Buffer) => {
    const one = made()!
    bucket.objects.set(`/files/${one.room_composite.file_outputs[0]!.filepath}`, { body, mime: 'video/mp4' })
    one.status = 'EGRESS_COMPLETE'
  }
  const leave = (client: TestClient, seat: string) => client.call(roomCalls.leave, { room_id, seat })
  return {
    room_id,
    host,
    guest,
    hosting,
    inside,
    recording_id,
    step,
    consent,
    begun,
    row,
    made,
    roomNow,
    finish,
    enter,
    leave,
  }
}

const readableFiles = () => [...bucket.objects.keys()].filter((name) => name.includes('room-egress/'))

it('keeps what the media server has recorded, sealed, and removes its file', async () => {
  const { room_id, guest, host, hosting, recording_id, begun, step, row, made, finish } = await begin()
  expect(begun.room).toMatchObject({ is_recording: 1, is_recorded_outside: 1 })
  await follow()
  expect(made()?.status).toBe('EGRESS_ACTIVE')
  const sent = await appendBytes(app, host, recordingCalls.append, {
    input: { room_id, seat: hosting.seat, recording_id, part: 0, mime: 'video/webm' },
    bytes: Buffer.from('x'),
  })
  expect(sent.status).not.toBe(200)
  await follow()
  expect(livekit.recordings.filter(({ room_name }) => room_name === `room-${room_id}`)).toHaveLength(1)

  await step('stop')
  await follow()
  expect(made()?.status).toBe('EGRESS_ENDING')
  expect(await guest.call(recordingCalls.list, { room_id })).toEqual([])
  // An awaited file is nothing empty.
  await db
    .update(roomRecordings)
    .set({ ended_at: minutesAgo(recordingLimits.lateMinutes + 1) })
    .where(eq(roomRecordings.id, recording_id))
  await cleanUpRecordings(app.services)
  const film = randomBytes(recordingLimits.partBytes + 1000)
  finish(film)
  await follow()
  const { outside_state, part_sizes, parts_key } = await row()
  expect([outside_state, part_sizes]).toEqual(['kept', [recordingLimits.partBytes, 1000]])
  expect(readableFiles()).toEqual([])
  for (const [name, { body }] of bucket.objects)
    if (name.includes(parts_key)) expect(body.includes(film.subarray(0, 64))).toBe(false)

  const [kept] = await guest.call(recordingCalls.list, { room_id })
  expect(kept).toMatchObject({ recording_id, mime: 'video/mp4', bytes: film.length })
  const played = await fetch(`${app.url}${recordingPath}${recording_id}`, {
    headers: { cookie: guest.cookie },
  })
  expect(Buffer.from(await played.arrayBuffer()).equals(film)).toBe(true)
})

it('goes on without the page that asked, until the last person has left', async () => {
  const { host, hosting, guest, inside, leave, roomNow, row, enter, made } = await begin()
  await follow()
  await leave(host, hosting.seat)
  expect((await roomNow()).is_recording).toBe(1)
  const back = await enter(host)
  await enter(host)
  expect(back.status).toBe('admitted')
  expect((await roomNow()).is_recording).toBe(1)
  await leave(guest, inside.seat)
  expect((await row()).ended_at).toBeNull()
  await leave(host, (await enter(host)).seat)
  expect((await row()).ended_at).not.toBeNull()
  await follow()
  expect(made()?.status).toBe('EGRESS_ENDING')
})

it('stops at once when somebody takes the consent back', async () => {
  const { consent, made, roomNow } = await begin()
  await follow()
  await consent(false)
  expect(await roomNow()).toMatchObject({ recording_id: 0, is_recording: 0, is_recorded_outside: 0 })
  await runJobs(app, stopOutside)
  expect(made()?.status).toBe('EGRESS_ENDING')
})

it('goes on with the recording that a server has begun before it died', async () => {
  const { row, made, recording_id, room_id } = await begin()
  const { parts_key } = await row()
  const file = `room-egress/${parts_key.split('/').at(-1)!.replace('.parts', '')}.mp4`
  await app.services.providers.rooms.media.recorder!.start(room_id, file)
  await follow()
  expect((await row()).outside_name).toBe(made()!.egress_id)
  expect(livekit.recordings.filter(({ room_name }) => room_name === `room-${room_id}`)).toHaveLength(1)
  // It died again, after it had kept the file.
  const left = `/files/${file}`
  bucket.objects.set(left, { body: Buffer.from('x'), mime: 'video/mp4' })
  await db.update(roomRecordings).set({ outside_state: 'kept' }).where(eq(roomRecordings.id, recording_id))
  await follow()
  expect(bucket.objects.has(left)).toBe(false)
})

it('tells the room when the media server records no more, and begins none that was stopped before', async () => {
  const broken = await begin()
  await follow()
  broken.made()!.status = 'EGRESS_FAILED'
  await follow()
  expect((await broken.roomNow()).is_recording).toBe(0)
  expect((await broken.row()).outside_state).toBe('failed')

  const short = await begin()
  await short.step('stop')
  await follow()
  expect((await short.row()).outside_state).toBe('asked')
  await db
    .update(roomRecordings)
    .set({ ended_at: minutesAgo(2) })
    .where(eq(roomRecordings.id, short.recording_id))
  await follow()
  expect(short.made()).toBeUndefined()
  expect((await short.row()).outside_state).toBe('failed')
})

it('keeps a file of which the media server knows nothing any more, and loses none by giving up', async () => {
  const late = await begin()
  await follow()
  await late.step('stop')
  late.finish(Buffer.from('film'))
  livekit.recordings.splice(livekit.recordings.indexOf(late.made()!), 1)
  await follow()
  expect((await late.row()).outside_state).toBe('kept')

  const away = await begin()
  await follow()
  away.finish(Buffer.from('film'))
  await followOutsideRecording.giveUp!(app.services, { recordingId: away.recording_id })
  expect((await away.roomNow()).is_recording).toBe(0)
  await followOutsideRecording.run(app.services, { recordingId: away.recording_id })
  expect((await away.row()).outside_state).toBe('kept')
})
