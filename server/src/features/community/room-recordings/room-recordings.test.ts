import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  recordingCalls,
  recordingFailures,
  recordingLimits,
  recordingPath,
} from '#contract/community/room-recordings.ts'
import { roomCalls, roomFailures } from '#contract/community/rooms.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import { roomKindsOf } from '#kernel/room-kinds.ts'
import { roomPresence, roomRecordings } from '#server/features/community/rooms/rooms.tables.ts'
import { appendBytes } from '#server/testing/append-bytes.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { buildVideoRoom, minutesAgo, testRoomKind } from '#server/testing/build-video-room.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { cleanUpRecordings } from './clean-up-recordings.ts'

const app = await testApp()
const { db, env } = app.services
const onRecordingViewed = vi.fn(async () => undefined)
const mayStillWatch = vi.fn(async () => true)
const kind = { ...testRoomKind, recordingYears: 15, onRecordingViewed, mayStillWatch }

beforeEach(() => {
  onRecordingViewed.mockClear()
  mayStillWatch.mockResolvedValue(true)
  vi.spyOn(roomKindsOf(app.services), 'get').mockReturnValue(kind)
})

const entry = { code: '', is_muted: true, is_camera_on: false }

/** A room with its host and one guest inside, and a recording that both have agreed to. */
async function record() {
  const built = await buildVideoRoom(app, { guests: 2 })
  const { room_id, host, guests, enter } = built
  const [guest, late] = guests as [TestClient, TestClient]
  const hosting = await enter(host)
  const inside = await enter(guest)
  const asked = await host.call(roomCalls.record, { room_id, seat: hosting.seat, step: 'ask' })
  const { recording_id } = asked.room
  const consent = (agrees: boolean) =>
    guest.call(roomCalls.consent, { room_id, seat: inside.seat, recording_id, agrees })
  const step = (step: 'begin' | 'stop' | 'ask') =>
    host.ask(roomCalls.record, { room_id, seat: hosting.seat, step })
  const send = (part: number, bytes: Buffer) =>
    appendBytes(app, host, recordingCalls.append, {
      input: { room_id, seat: hosting.seat, recording_id, part, mime: 'video/webm' },
      bytes,
    })
  return { ...built, guest, late, hosting, inside, recording_id, consent, step, send }
}

const play = (client: TestClient, recordingId: number, range?: string) =>
  fetch(`${app.url}${recordingPath}${recordingId}`, {
    headers: { cookie: client.cookie, ...(range && { range }) },
  })

it('begins once everybody inside has agreed, and those who come later agree before they enter', async () => {
  const { room_id, host, late, hosting, inside, consent, step } = await record()
  const foreign = await late.ask(roomCalls.record, { room_id, seat: inside.seat, step: 'stop' })
  expect(foreign.message).toBe(roomFailures.notHost.zh)
  expect((await step('ask')).message).toBe(roomFailures.recordingRunning.zh)
  expect((await step('begin')).message).toBe(`${roomFailures.consentMissing.zh}: 客1`)
  await consent(false)
  const seen = await host.call(roomCalls.state, { room_id, seat: hosting.seat })
  expect(seen.people.map(({ consent: said }) => said)).toEqual(['given', 'refused'])
  expect((await step('begin')).status).not.toBe(200)
  await consent(true)
  expect((await step('begin')).data.room.is_recording).toBe(1)
  expect((await late.call(roomCalls.info, { room_id, code: '' })).is_recorded).toBe(1)
  const silent = await late.ask(roomCalls.enter, { room_id, ...entry })
  expect(silent.message).toBe(roomFailures.recordingConsent.zh)
  const agreed = await late.call(roomCalls.enter, { room_id, ...entry, agrees_to_recording: true })
  expect(agreed.state.people.map(({ consent: said }) => said)).toEqual(['given', 'given', 'given'])
})

it('ends when somebody takes the consent back, and when the page that makes it is gone', async () => {
  const first = await record()
  await first.consent(true)
  await first.step('begin')
  expect((await first.consent(false)).room).toMatchObject({ recording_id: 0, is_recording: 0 })

  const second = await record()
  await second.consent(true)
  await second.step('begin')
  await second.host.call(roomCalls.leave, { room_id: second.room_id, seat: second.hosting.seat })
  const asked = { room_id: second.room_id, seat: second.inside.seat }
  expect((await second.guest.call(roomCalls.state, asked)).room.is_recording).toBe(0)

  const third = await record()
  await third.consent(true)
  await third.step('begin')
  // Another device of the host takes the place over.
  await third.enter(third.host)
  const seen = await third.guest.call(roomCalls.state, { room_id: third.room_id, seat: third.inside.seat })
  expect(seen.room.is_recording).toBe(0)
})

it('keeps the parts in order and sealed, and plays them to those who were inside, each look logged', async () => {
  const { guest, late, host, members, room_id, recording_id, consent, step, send } = await record()
  expect((await send(0, Buffer.from('early'))).message).toBe(recordingFailures.recordingUnknown.zh)
  await consent(true)
  await step('begin')
  expect((await send(0, Buffer.from('会诊内容一'))).data).toEqual({ parts: 1 })
  expect((await send(0, Buffer.from('会诊内容一'))).data).toEqual({ parts: 1 })
  expect((await send(2, Buffer.from('x'))).message).toBe(recordingFailures.recordingPartWrong.zh)
  await step('stop')
  // The last part follows the end.
  expect((await send(1, Buffer.from('会诊内容二'))).data).toEqual({ parts: 2 })
  const tooLarge = await send(2, Buffer.alloc(recordingLimits.partBytes + 1))
  expect(tooLarge.message).toBe(recordingFailures.recordingTooLarge.zh)

  const [kept] = await guest.call(recordingCalls.list, { room_id })
  expect(kept).toMatchObject({ recording_id, agreed: ['沈知远', '客1'], mime: 'video/webm' })
  const whole = await play(guest, recording_id)
  expect([whole.status, await whole.text()]).toEqual([200, '会诊内容一会诊内容二'])
  const middle = await play(host, recording_id, `bytes=12-17`)
  expect([middle.status, middle.headers.get('content-range')]).toEqual([206, 'bytes 12-17/30'])
  expect(await middle.text()).toBe('一会')
  const looks = await db
    .select()
    .from(accessLog)
    .where(eq(accessLog.what, `recording ${recording_id}`))
  const seen = looks.map(({ user_id, reader_id }) => `${user_id} seen by ${reader_id}`)
  const [first, second] = members.map(({ user }) => user.id)
  // Rows of one statement come in no order.
  expect(seen.toSorted()).toEqual(
    [first, second].flatMap((of) => [first, second].map((by) => `${of} seen by ${by}`)).toSorted(),
  )
  expect(onRecordingViewed).toHaveBeenCalledTimes(2)
  const stranger = (await buildMember(app)).client
  for (const client of [late, stranger, app.client()])
    expect((await play(client, recording_id)).status).toBe(404)
  for (const client of [late, stranger])
    expect(await client.call(recordingCalls.list, { room_id })).toEqual([])

  const [row] = await db.select().from(roomRecordings).where(eq(roomRecordings.id, recording_id))
  const folder = path.join(env.DATA_DIR, 'files', row!.parts_key)
  for (const name of await readdir(folder))
    expect((await readFile(path.join(folder, name))).includes('会诊内容')).toBe(false)
})

it('notes a look that begins in the middle, and shows nothing to whom its subject concerns no more', async () => {
  const { guest, room_id, recording_id, consent, step, send } = await record()
  await consent(true)
  await step('begin')
  await send(0, Buffer.from('会诊内容一'))
  await step('stop')
  expect((await play(guest, recording_id, 'bytes=1-4')).status).toBe(206)
  expect((await play(guest, recording_id, 'bytes=5-8')).status).toBe(206)
  expect(onRecordingViewed).toHaveBeenCalledTimes(1)
  mayStillWatch.mockResolvedValue(false)
  expect((await play(guest, recording_id)).status).toBe(404)
  expect(await guest.call(recordingCalls.list, { room_id })).toEqual([])
  expect(onRecordingViewed).toHaveBeenCalledTimes(1)
})

it('is deleted with its parts when its time is over, and at once if there is nothing in it', async () => {
  vi.spyOn(roomKindsOf(app.services), 'all').mockReturnValue([kind])
  const empty = await record()
  await empty.step('stop')
  const old = await record()
  await old.consent(true)
  await old.step('begin')
  await old.send(0, Buffer.from('x'))
  await old.step('stop')
  await db
    .update(roomRecordings)
    .set({ ended_at: minutesAgo(recordingLimits.lateMinutes + 1) })
    .where(eq(roomRecordings.id, empty.recording_id))
  await db
    .update(roomRecordings)
    .set({ asked_at: minutesAgo(16 * 366 * 24 * 60) })
    .where(eq(roomRecordings.id, old.recording_id))
  await cleanUpRecordings(app.services)
  for (const { recording_id } of [empty, old])
    expect(await db.$count(roomRecordings, eq(roomRecordings.id, recording_id))).toBe(0)
  expect(await db.$count(roomPresence, eq(roomPresence.room_id, old.room_id))).toBe(2)
})
