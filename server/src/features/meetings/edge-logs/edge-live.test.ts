import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import { openViewing } from '#kernel/edge/viewing.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { startLiveServer } from '#server/testing/live-server.ts'
import type { LiveServer } from '#server/testing/live-server.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { letPass, report } from '#server/testing/watch-for.ts'
import { readEdgeSegment } from '../live/edge-segment.ts'
import { importEdgeLog } from './import-edge-log.ts'

const token = '0123456789abcdef0123456789abcdef'
const edge = {
  EDGE_URL: 'https://media.example',
  EDGE_SCHEME: 'nginx',
  EDGE_KEY: '0123456789abcdef',
  EDGE_TOKEN: token,
}
const wait = { timeout: 120_000, interval: 100 }
let live: LiveServer
let app: TestApp

beforeAll(async () => {
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_edge_live')
  live = await startLiveServer({ databaseUrl, env: edge })
  app = live.app
})
afterAll(() => live.close())

it(
  'leads viewers of a live stream to the edge, and counts the segments that its log shows',
  { timeout: 180_000 },
  async () => {
    const { user: lecturer, client: studioClient } = await buildMember(app)
    const doctor = await buildDoctor(app.services.db, { user_id: lecturer.id })
    const meeting = await buildMeeting(app.services.db, { from: -1, to: 1, is_credit: true }, [doctor.id])
    const of = { meeting_id: meeting.id }
    const studio = await studioClient.call(studioCalls.open, of)
    live.push(`${studio.push_address}/${studio.stream_key}`)
    const { client, user } = await buildMember(app)
    const { sources, rewind } = await vi.waitFor(async () => {
      const found = await client.call(liveCalls.url, of)
      expect(found.sources).not.toEqual([])
      return found
    }, wait)
    expect(sources.map(({ kind }) => kind)).not.toContain('flv')
    const addressesAt = (address: string) =>
      vi.waitFor(async () => {
        const lines = (await (await fetch(app.url + address)).text()).split('\n')
        const found = lines.filter((line) => line.startsWith('https://media.example/edge/live/'))
        expect(found.length).toBeGreaterThan(1)
        return found.map((line) => new URL(line))
      }, wait)
    const high = await addressesAt(sources.find(({ clarity }) => clarity === 'high')!.address)
    await addressesAt(rewind)

    const [first] = high
    const segment = readEdgeSegment(first!.pathname)!
    expect(segment).toMatchObject({ meetingId: meeting.id })
    expect(openViewing(app.services.vault, first!.searchParams.get('v')!)).toBe(user.id)
    const asEdge = (path: string, headers = { 'x-edge-token': token }) => fetch(app.url + path, { headers })
    const answer = await asEdge(first!.pathname)
    expect(answer.headers.get('content-type')).toBe('video/mp2t')
    expect((await answer.arrayBuffer()).byteLength).toBe(segment.bytes)
    // Any process answers the edge, by way of the one that has the stream.
    const other = await startServer(app.databaseUrl, { ...edge, DATA_DIR: app.services.env.DATA_DIR })
    const passed = await fetch(other.url + first!.pathname, { headers: { 'x-edge-token': token } })
    expect((await passed.arrayBuffer()).byteLength).toBe(segment.bytes)
    expect((await fetch(other.url + first!.pathname)).status).toBe(404)
    await other.close()
    // Another stream has a segment of this name, of another length.
    const { bytes } = segment
    expect((await asEdge(first!.pathname.replace(`-${bytes}/`, `-${bytes + 1}/`))).status).toBe(404)
    expect((await asEdge(first!.pathname, { 'x-edge-token': 'wrong' })).status).toBe(404)

    const session = await client.call(liveCalls.watch, { ...of, pf: '', uid: '', scheid: 0 })
    await letPass(app.services.db, user.id, 100)
    await report(client, session, 1, [[0, 100_000, 100, 1]])
    const progress = () => client.call(studyCalls.progress, of)
    const before = await progress()
    expect(before.watched_seconds).toBe(0)
    expect(before.checking_seconds).toBeGreaterThan(1)
    const lines = [
      ...high.map((url) => ({ url, sent: readEdgeSegment(url.pathname)!.bytes })),
      // What was broken off is no segment, and one that comes again is the same.
      { url: high.at(-1)!, sent: 1 },
      { url: first!, sent: bytes },
    ].map(({ url, sent }) =>
      JSON.stringify({
        method: 'GET',
        uri: url.pathname,
        v: url.searchParams.get('v'),
        status: 200,
        range: '',
        bytes: sent,
      }),
    )
    const posted = await fetch(`${app.url}/edge/logs`, {
      method: 'POST',
      headers: { 'x-edge-token': token, 'content-type': 'text/plain' },
      body: lines.join('\n'),
    })
    expect(posted.status).toBe(204)
    await runJobs(app, importEdgeLog)
    const sentMs = high.reduce((sum, url) => sum + readEdgeSegment(url.pathname)!.ms, 0)
    const after = await progress()
    const claimedMs = before.checking_seconds * 1000
    expect(after.watched_seconds).toBeLessThanOrEqual(Math.ceil(sentMs / 1000))
    expect(after.watched_seconds).toBeGreaterThanOrEqual(Math.floor(Math.min(sentMs, claimedMs) / 1000) - 1)
    expect(after.watched_seconds + after.checking_seconds).toBeGreaterThanOrEqual(before.checking_seconds - 1)
  },
)
