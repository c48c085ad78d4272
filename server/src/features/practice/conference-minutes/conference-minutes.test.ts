import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { recordingCalls } from '#contract/community/room-recordings.ts'
import { roomCalls } from '#contract/community/rooms.ts'
import { minutesCalls, minutesFailures } from '#contract/practice/conference-minutes.ts'
import { conferenceCalls } from '#contract/practice/conferences.ts'
import { failures } from '#contract/wire/failure.ts'
import { accessLog } from '#kernel/kernel.tables.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import { roomRecordings } from '#server/features/community/rooms/rooms.tables.ts'
import { appendBytes } from '#server/testing/append-bytes.ts'
import { buildConference } from '#server/testing/build-conference.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { beginMinutes, collectMinutes } from './make-minutes.ts'

const app = await testApp()
const { db, providers, env } = app.services
const { speech: sandbox } = providers
const film = await readFile(new URL('../../../../../demo/assets/lecture.mp4', import.meta.url))

afterEach(() => {
  delete env.PUBLIC_ORIGIN
  providers.speech = sandbox
})

const heard = [
  { fromMs: 0, toMs: 1500, words: '先看心脏超声。' },
  { fromMs: 1500, toMs: 61_000, words: '建议利料。' },
]

/** A conference that was recorded with the consent of both inside. */
async function record() {
  const built = await buildConference(app, { beginsIn: -5 })
  const { id, host, guest } = built
  const { room_id } = await host.client.call(conferenceCalls.join, { id, code: '' })
  const enter = (client: TestClient) =>
    client.call(roomCalls.enter, { room_id, code: '', is_muted: true, is_camera_on: false })
  const { seat } = await enter(host.client)
  const inside = await enter(guest.client)
  const step = (kind: 'ask' | 'begin' | 'stop') =>
    host.client.call(roomCalls.record, { room_id, seat, step: kind })
  const { room } = await step('ask')
  expect(room.may_transcribe).toBe(1)
  const { recording_id } = room
  await guest.client.call(roomCalls.consent, { room_id, seat: inside.seat, recording_id, agrees: true })
  await step('begin')
  await appendBytes(app, host.client, recordingCalls.append, {
    input: { room_id, seat, recording_id, part: 0, mime: 'video/mp4' },
    bytes: film,
  })
  const make = () => host.client.ask(minutesCalls.make, { recording_id, language: 'zh' })
  expect((await make()).message).toBe(minutesFailures.stillRecording.zh)
  await step('stop')
  return { ...built, recording_id, make }
}

const settle = () => runJobs(app, beginMinutes, collectMinutes)
const open = (path: string, client: TestClient) =>
  fetch(app.url + path, { headers: { cookie: client.cookie } })

it('lets a service hear the recording while it works, and makes captions and minutes that the host corrects', async () => {
  env.PUBLIC_ORIGIN = app.url
  let address = ''
  let sound = Buffer.alloc(0)
  providers.speech = {
    async begin(asked) {
      address = await asked.address()
      sound = Buffer.from(await (await fetch(address)).arrayBuffer())
      return 'task'
    },
    result: async () => heard,
  }
  const { id, host, guest, recording_id, make } = await record()
  const of = { recording_id }
  expect(await guest.client.ask(minutesCalls.make, { ...of, language: 'zh' })).toMatchObject({
    status: minutesFailures.minutesHostOnly.status,
  })
  expect((await make()).data).toMatchObject({ state: 'waiting', may_edit: 1, lines: [] })
  expect((await make()).message).toBe(minutesFailures.minutesMaking.zh)
  await settle()
  // An MPEG frame, or the tag before it.
  expect(sound.subarray(0, 3).toString() === 'ID3' || sound[0] === 0xff).toBe(true)
  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(address.replace(/sig=[^&]+/, 'sig=x'))).status).toBe(404)
  expect((await readInbox(host.client))[0]).toContain('已生成文字记录和字幕')

  await host.client.call(minutesCalls.correct, { ...of, line: 1, words: '建议利尿。' })
  await host.client.call(minutesCalls.summarise, { ...of, summary: '两周后复查' })
  const refused = { status: minutesFailures.minutesHostOnly.status }
  expect(await guest.client.ask(minutesCalls.correct, { ...of, line: 0, words: '改' })).toMatchObject(refused)
  expect(await guest.client.ask(minutesCalls.summarise, { ...of, summary: '改' })).toMatchObject(refused)
  const seen = await guest.client.call(minutesCalls.get, of)
  expect(seen).toMatchObject({
    state: 'done',
    may_edit: 0,
    summary: '两周后复查',
    lines: [{ words: '先看心脏超声。' }, { from_ms: 1500, words: '建议利尿。' }],
  })
  const captions = await (await open(seen.captions_url, guest.client)).text()
  expect(captions).toContain('00:00:01.500 --> 00:01:01.000\n建议利尿。')
  const paper = await open(seen.pdf_url, guest.client)
  expect(
    Buffer.from(await paper.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')

  const looks = await db
    .select()
    .from(accessLog)
    .where(eq(accessLog.what, `minutes of recording ${recording_id}`))
  expect(looks.filter(({ reader_id }) => reader_id === guest.user.id)).toHaveLength(3 * 2)
  const stranger = (await buildMember(app)).client
  expect(await stranger.ask(minutesCalls.get, of)).toMatchObject({ status: failures.dataMissing.status })
  for (const path of [seen.captions_url, seen.pdf_url])
    for (const client of [stranger, app.client()]) expect((await open(path, client)).status).toBe(404)
  expect(await host.client.call(conferenceCalls.detail, { id, code: '' })).toMatchObject({ id })
})

it('says what the service refuses, and is asked again', async () => {
  providers.speech = {
    begin: async () => {
      throw new SpeechRefused('QUOTA')
    },
    result: async () => heard,
  }
  const { host, make, recording_id } = await record()
  await make()
  await settle()
  expect((await host.client.call(minutesCalls.get, { recording_id })).state).toBe('failed')
  expect((await readInbox(host.client))[0]).toContain('未能生成文字记录')
  providers.speech = sandbox
  await make()
  await settle()
  const { state, lines } = await host.client.call(minutesCalls.get, { recording_id })
  expect([state, lines.length > 0]).toEqual(['done', true])
})

it('hears nothing that nobody has agreed to, or where there is no service', async () => {
  const { make, recording_id } = await record()
  providers.speech = undefined
  expect((await make()).message).toBe(minutesFailures.minutesUnavailable.zh)
  providers.speech = sandbox
  await db.update(roomRecordings).set({ covers_speech: false }).where(eq(roomRecordings.id, recording_id))
  expect((await make()).message).toBe(minutesFailures.minutesNotAgreed.zh)
})
