import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { failures } from '#contract/wire/failure.ts'
import { cameraClosings, liveCalls, liveFailures, studioCalls } from '#contract/meetings/live.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { startLiveServer } from '#server/testing/live-server.ts'
import type { LiveServer } from '#server/testing/live-server.ts'
import { sendCamera } from '#server/testing/send-camera.ts'
import type { TestCamera } from '#server/testing/send-camera.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp, TestClient } from '#server/testing/test-app.ts'
import { flvAddress } from './live-address.ts'

let live: LiveServer
let app: TestApp
const cameras: TestCamera[] = []

beforeAll(async () => {
  live = await startLiveServer()
  app = live.app
})
afterAll(async () => {
  for (const camera of cameras) camera.stop()
  await live.close()
})

const wait = { timeout: 120_000, interval: 100 }
const stateOf = (meetingId: number) => app.client().call(liveCalls.state, { meeting_id: meetingId })

async function buildLectured(given: Parameters<typeof buildMeeting>[1] = { from: -1, to: 1 }) {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(app.services.db, { user_id: user.id })
  const meeting = await buildMeeting(app.services.db, given, [doctor.id])
  return { meeting, lecturer: client, of: { meeting_id: meeting.id } }
}

const lineOf = (address: string) => `${app.url.replace('http', 'ws')}${address}`

async function film(lecturer: TestClient, meetingId: number) {
  const { address } = await lecturer.call(studioCalls.camera, { meeting_id: meetingId })
  const camera = sendCamera(lineOf(`${address}&kind=webm`))
  cameras.push(camera)
  return camera
}

/** The status with which a connection is rejected. */
async function statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
  const ws = new WebSocket(lineOf(address), { headers })
  ws.on('error', () => undefined)
  const [, response] = (await once(ws, 'unexpected-response')) as [unknown, IncomingMessage]
  ws.terminate()
  return response.statusCode ?? 0
}

describe('a camera', { timeout: 180_000 }, () => {
  it('goes live as every other stream does, leaves with its browser, and comes back', async () => {
    const { meeting, lecturer, of } = await buildLectured()
    const camera = await film(lecturer, meeting.id)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).live_state).toBe('live'), wait)
    const { sources } = await app.client().call(liveCalls.url, of)
    const flv = await fetch(app.url + sources.find((source) => source.kind === 'flv')!.address)
    const { value } = await flv.body!.getReader().read()
    expect(Buffer.from(value).subarray(0, 5).toString('latin1')).toBe('FLV\x01\x05')
    await flv.body?.cancel().catch(() => undefined)

    const second = await lecturer.ask(studioCalls.camera, of)
    expect(second).toMatchObject({
      status: liveFailures.streamTaken.status,
      message: '该会议已有其他直播信号',
    })

    camera.stop()
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).live_state).toBe('in_progress'), wait)
    await film(lecturer, meeting.id)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).stream_no).toBe(2), wait)
  })

  it('is cut when the meeting ends, and rejected with a message when it reconnects', async () => {
    const { meeting, lecturer, of } = await buildLectured()
    const camera = await film(lecturer, meeting.id)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).is_streaming).toBe(1), wait)
    await lecturer.call(studioCalls.setState, { ...of, action: 'end' })
    expect(await camera.closed).toBe(cameraClosings.failed)
    expect(await lecturer.ask(studioCalls.camera, of)).toMatchObject({
      status: liveFailures.meetingEnded.status,
    })
  })

  it('does not replace another stream, even with an address that was issued before it', async () => {
    const { meeting, lecturer, of } = await buildLectured()
    const studio = await lecturer.call(studioCalls.open, of)
    const { address } = await lecturer.call(studioCalls.camera, of)
    const pusher = live.push(`${studio.push_address}/${studio.stream_key}`)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).is_streaming).toBe(1), wait)
    const camera = sendCamera(lineOf(`${address}&kind=webm`))
    cameras.push(camera)
    expect(await camera.closed).toBe(cameraClosings.failed)
    expect(await stateOf(meeting.id)).toMatchObject({ is_streaming: 1, stream_no: 1 })
    await pusher.kill()
  })

  it('closes a connection that sends something other than video', async () => {
    const { lecturer, of } = await buildLectured()
    const { address } = await lecturer.call(studioCalls.camera, of)
    const ws = new WebSocket(lineOf(`${address}&kind=webm`))
    await once(ws, 'open')
    ws.send(Buffer.from('#EXTM3U\nfile:///etc/passwd\n'.repeat(2000)))
    ws.send(Buffer.alloc(2_000_000, 7))
    const [code] = (await once(ws, 'close')) as [number]
    expect(code).toBe(cameraClosings.failed)
  })

  it('opens its connection only with an address signed for it, and only for our own pages', async () => {
    const { meeting, lecturer, of } = await buildLectured()
    const { address } = await lecturer.call(studioCalls.camera, of)
    expect(await statusOf(`${address}&kind=exe`)).toBe(403)
    expect(await statusOf(`${address.replace(/sig=.{4}/, 'sig=AAAA')}&kind=webm`)).toBe(403)
    const other = address.replace(`meeting_id=${meeting.id}`, `meeting_id=${meeting.id + 1}`)
    expect(await statusOf(`${other}&kind=webm`)).toBe(403)
    expect(await statusOf(`${address}&kind=webm`, { origin: 'https://evil.example' })).toBe(403)
    // A viewing address does not admit a stream.
    const flv = flvAddress(app.services.vault, { meetingId: meeting.id, viewerId: 0 })
    const query = flv.slice(flv.indexOf('?') + 1)
    expect(await statusOf(`/live/camera?meeting_id=${meeting.id}&${query}&kind=webm`)).toBe(403)
  })
})

it('is for those who may start the meeting, if this server accepts streams', async () => {
  const { of } = await buildLectured()
  const { client: stranger } = await buildMember(app)
  expect(await stranger.ask(studioCalls.camera, of)).toMatchObject({
    status: liveFailures.notEntitled.status,
  })
  expect((await app.client().ask(studioCalls.camera, of)).status).toBe(failures.loginExpired.status)
  const closed = await testApp()
  const { user, client } = await buildMember(closed)
  const doctor = await buildDoctor(closed.services.db, { user_id: user.id })
  const meeting = await buildMeeting(closed.services.db, { from: -1, to: 1 }, [doctor.id])
  expect(await client.ask(studioCalls.camera, { meeting_id: meeting.id })).toMatchObject({
    status: liveFailures.ingestOff.status,
  })
})

it('is rejected with a message if the server has no video engine', async () => {
  const bare = await startServer(app.databaseUrl, {
    LIVE_RTMP_PORT: String(app.services.env.LIVE_RTMP_PORT),
    DATA_DIR: app.services.env.DATA_DIR,
    FFMPEG_PATH: 'off',
  })
  const { client } = await buildMember(bare, { operator_roles: ['administrator'] })
  const meeting = await buildMeeting(bare.services.db, { from: -1, to: 1 })
  expect(await client.ask(studioCalls.camera, { meeting_id: meeting.id })).toMatchObject({
    status: liveFailures.noTranscoder.status,
    message: liveFailures.noTranscoder.zh,
  })
  await bare.close()
})
