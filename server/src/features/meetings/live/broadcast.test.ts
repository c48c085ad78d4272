import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { startLiveServer } from '#server/testing/live-server.ts'
import type { LiveServer } from '#server/testing/live-server.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp, TestClient } from '#server/testing/test-app.ts'
import { flvAddress } from './live-address.ts'

let live: LiveServer
let app: TestApp

beforeAll(async () => {
  live = await startLiveServer()
  app = live.app
})
afterAll(() => live.close())

const push = (address: string) => live.push(address)

const wait = { timeout: 120_000, interval: 100 }
const stateOf = (meetingId: number, server = app) =>
  server.client().call(liveCalls.state, { meeting_id: meetingId })

/** A meeting in progress, with its lecturer and the address of their stream. */
async function buildBroadcast(given: Parameters<typeof buildMeeting>[1] = { from: -1, to: 1 }) {
  const { user, client } = await buildMember(app)
  const doctor = await buildDoctor(app.services.db, { user_id: user.id })
  const meeting = await buildMeeting(app.services.db, given, [doctor.id])
  const studio = await client.call(studioCalls.open, { meeting_id: meeting.id })
  return { meeting, lecturer: client, address: `${studio.push_address}/${studio.stream_key}` }
}

async function openFlv(client: TestClient, meetingId: number, origin = app.url): Promise<Buffer> {
  const { sources } = await client.call(liveCalls.url, { meeting_id: meetingId })
  const flv = sources.find((source) => source.kind === 'flv')!
  const answer = await fetch(origin + flv.address)
  expect(answer.status).toBe(200)
  const reader = answer.body!.getReader()
  let bytes = Buffer.alloc(0)
  while (bytes.length < 30_000) {
    const { done, value } = await reader.read()
    if (done) break
    bytes = Buffer.concat([bytes, value])
  }
  await reader.cancel()
  return bytes
}

describe('a real stream', { timeout: 180_000 }, () => {
  it('is live for viewers, waits when the stream breaks, resumes, and ends as a recording', async () => {
    const { meeting, lecturer, address } = await buildBroadcast()
    const room = await listenGroup(app, `meeting:${meeting.id}`)
    expect(await stateOf(meeting.id)).toMatchObject({ live_state: 'in_progress', meeting_type: 2 })

    const first = push(address)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).live_state).toBe('live'), wait)
    expect(await room.next('meetingState')).toMatchObject({
      live_state: 'live',
      meeting_type: 3,
      is_streaming: 1,
      stream_no: 1,
    })
    const bytes = await openFlv(app.client(), meeting.id)
    expect(bytes.subarray(0, 5).toString('latin1')).toBe('FLV\x01\x05')

    await first.kill()
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).live_state).toBe('in_progress'), wait)
    expect((await app.client().call(liveCalls.url, { meeting_id: meeting.id })).sources).toEqual([])

    push(address)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).stream_no).toBe(2), wait)
    await openFlv(app.client(), meeting.id)

    await lecturer.call(studioCalls.setState, { meeting_id: meeting.id, action: 'break' })
    expect(await stateOf(meeting.id)).toMatchObject({ live_state: 'tea_break', meeting_type: 2 })
    expect((await app.client().call(liveCalls.url, { meeting_id: meeting.id })).sources).toEqual([])
    await lecturer.call(studioCalls.setState, { meeting_id: meeting.id, action: 'resume' })
    expect((await stateOf(meeting.id)).live_state).toBe('live')

    await lecturer.call(studioCalls.setState, { meeting_id: meeting.id, action: 'end' })
    expect(await stateOf(meeting.id)).toMatchObject({ live_state: 'ended', meeting_type: 4 })
    const recordings = await vi.waitFor(async () => {
      const studio = await lecturer.call(studioCalls.open, { meeting_id: meeting.id })
      expect(studio.recordings).toHaveLength(1)
      expect(studio.is_streaming).toBe(0)
      return studio.recordings
    }, wait)
    const [recording] = recordings
    expect(recording).toMatchObject({ is_published: 0, palybackname: meeting.title })
    expect(recording!.seconds).toBeGreaterThan(0)

    const playback = { meeting_id: meeting.id }
    expect(await app.client().call(meetingCalls.meetingPlayback, playback)).toEqual([])
    await lecturer.call(studioCalls.publish, { l_r_id: recording!.l_r_id, type: true, name: '第一场' })
    const [item] = await app.client().call(meetingCalls.meetingPlayback, playback)
    expect(item).toMatchObject({ l_r_id: recording!.l_r_id, palybackname: '第一场' })
    const video = await fetch(app.url + item!.palybackurl)
    expect(video.status).toBe(200)
    expect(video.headers.get('content-type')).toBe('video/mp4')
    expect(
      Buffer.from(await video.arrayBuffer())
        .subarray(4, 8)
        .toString(),
    ).toBe('ftyp')
    // Nobody can fetch the file without its signature.
    expect((await fetch(app.url + item!.palybackurl.split('?')[0]!)).status).toBe(404)
    room.close()
  })

  it('is rejected with a wrong key, with an old one, and once the meeting is over', async () => {
    const { meeting, lecturer, address } = await buildBroadcast()
    expect(await push(address.replace(/[^/]*$/, 'wrong-key')).ended).not.toBe(0)
    const running = push(address)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).is_streaming).toBe(1), wait)
    await lecturer.call(studioCalls.rotateKey, { meeting_id: meeting.id })
    expect(await running.ended).not.toBe(0)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).is_streaming).toBe(0), wait)
    expect(await push(address).ended).not.toBe(0)
    const over = await buildBroadcast({ from: -3, to: -1 })
    expect(await push(over.address).ended).not.toBe(0)
    expect((await stateOf(meeting.id)).stream_no).toBe(1)
  })

  it('is visible before the start only to those who run it, and begins when they start it', async () => {
    const { meeting, lecturer, address } = await buildBroadcast({ from: 1, to: 2 })
    push(address)
    await vi.waitFor(async () => expect((await stateOf(meeting.id)).is_streaming).toBe(1), wait)
    expect((await stateOf(meeting.id)).live_state).toBe('preview')
    const asked = { meeting_id: meeting.id }
    expect((await app.client().call(liveCalls.url, asked)).sources).toEqual([])
    expect((await lecturer.call(liveCalls.url, asked)).sources.map((source) => source.kind)).toContain('flv')
    await lecturer.call(studioCalls.setState, { ...asked, action: 'begin' })
    expect(await stateOf(meeting.id)).toMatchObject({ live_state: 'live', meeting_type: 3 })
    expect((await app.client().call(liveCalls.url, asked)).sources).not.toEqual([])
  })

  it('reaches viewers of another process, in two clarities for iPhones, and can be rewound', async () => {
    const { meeting, address } = await buildBroadcast()
    const other = await startServer(app.databaseUrl, { DATA_DIR: app.services.env.DATA_DIR })
    push(address)
    await vi.waitFor(async () => expect((await stateOf(meeting.id, other)).is_streaming).toBe(1), wait)
    const bytes = await openFlv(app.client(), meeting.id, other.url)
    expect(bytes.subarray(0, 3).toString()).toBe('FLV')
    // Segments are announced when they are there.
    const { sources, rewind } = await vi.waitFor(async () => {
      const found = await app.client().call(liveCalls.url, { meeting_id: meeting.id })
      expect(found.is_preparing).toBe(0)
      return found
    }, wait)
    expect(sources.map(({ kind, clarity }) => [kind, clarity])).toEqual([
      ['flv', 'high'],
      ['hls', 'high'],
      ['hls', 'standard'],
      ['hls', 'sound'],
    ])
    const listAt = (address: string, piece: RegExp) =>
      vi.waitFor(async () => {
        const answer = await fetch(other.url + address)
        expect(answer.status).toBe(200)
        const list = await answer.text()
        expect(list).toMatch(piece)
        return list
      }, wait)
    const hls = sources[1]!
    const list = await listAt(hls.address, /^index\d+\.ts/m)
    await listAt(sources[2]!.address, /^low\d+\.ts\?until=/m)
    await listAt(sources[3]!.address, /^sound\d+\.ts\?until=/m)
    expect(await listAt(rewind, /^rewind\d+\.ts\?until=/m)).toContain('#EXT-X-ENDLIST')
    const piece = /^index\d+\.ts.*$/m.exec(list)![0]
    const answer = await fetch(new URL(piece, other.url + hls.address))
    expect(answer.headers.get('content-type')).toBe('video/mp2t')
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    await other.close()
  })
})

it('opens an address only with a valid signature that has not expired', async () => {
  const meeting = await buildMeeting(app.services.db, { from: -1, to: 1 })
  const ask = async (query: string) => (await fetch(`${app.url}/live/${meeting.id}.flv${query}`)).status
  expect(await ask('')).toBe(403)
  expect(await ask('?until=9999999999999&sig=AAAA')).toBe(403)
  const address = flvAddress(app.services.vault, { meetingId: meeting.id + 1, viewerId: 0 })
  expect(await ask(address.slice(address.indexOf('?')))).toBe(403)
})

it('starts and serves everything else when the port is taken', async () => {
  const taken = createServer()
  const port = await new Promise<number>((resolve) =>
    taken.listen(0, '0.0.0.0', () => resolve((taken.address() as { port: number }).port)),
  )
  const second = await startServer(app.databaseUrl, {
    LIVE_RTMP_PORT: String(port),
    HOST: '0.0.0.0',
    DATA_DIR: app.services.env.DATA_DIR,
  })
  expect((await fetch(`${second.url}/healthz`)).status).toBe(200)
  await second.close()
  taken.close()
})
