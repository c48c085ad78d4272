import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { liveCalls, studioCalls } from '#contract/meetings/live.ts'
import { buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { followOutsideStreams } from './outside-stream.ts'

const secret = 'a-secret-of-the-hook'
let app: TestApp
/** The media server, of which only the playlists are played: what it answers for each stream. */
const playlists = new Map<string, number>()
const mediaServer = createServer((request, response) => {
  const status = playlists.get(/\/live\/([\w-]+)\.m3u8/.exec(request.url ?? '')?.[1] ?? '') ?? 404
  response.writeHead(status).end(status === 200 ? '#EXTM3U\n#EXTINF:2,\n1.ts\n' : '')
})

beforeAll(async () => {
  await new Promise<void>((resolve) => mediaServer.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(mediaServer.address() as AddressInfo).port}`
  app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_live_hook'), {
    LIVE_PUSH_URL: 'rtmp://push.example/live',
    LIVE_PLAY_HLS: `${origin}/live/{stream}.m3u8`,
    LIVE_SIGN_KEY: 'sign-key',
    LIVE_HOOK_SECRET: secret,
  })
})
afterAll(async () => {
  await app.close()
  mediaServer.close()
})
beforeEach(() => playlists.clear())

const callHook = (body: Record<string, unknown>, hookSecret = secret) =>
  fetch(`${app.url}/live/hook/${hookSecret}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function scene() {
  const { client: operator } = await buildMember(app, { operator_roles: ['administrator'] })
  const meeting = await buildMeeting(app.services.db, { from: -1, to: 1 })
  const of = { meeting_id: meeting.id }
  const studio = await operator.call(studioCalls.open, of)
  const [stream, param] = studio.stream_key.split('?') as [string, string]
  /** As SRS calls: https://ossrs.io/lts/en-us/docs/v6/doc/http-callback */
  const srs = (action: string, more: object = {}) => ({
    server_id: 'vid-0xk989d',
    action,
    client_id: '341w361a',
    ip: '127.0.0.1',
    vhost: '__defaultVhost__',
    app: 'live',
    tcUrl: 'rtmp://127.0.0.1:1935/live',
    stream,
    param: `?${param}`,
    stream_url: `/live/${stream}`,
    stream_id: 'vid-124q9y3',
    ...more,
  })
  /** As MediaMTX asks before it lets somebody in: https://mediamtx.org/docs/features/authentication */
  const mtx = (action: string, more: object = {}) => ({
    user: '',
    password: '',
    token: '',
    ip: '127.0.0.1',
    action,
    path: `live/${stream}`,
    protocol: 'rtmp',
    id: '5f0b6d2e-6b5c-4b8e-8f0e-0f7a3d1f2a55',
    query: param,
    ...more,
  })
  const state = async () => (await app.client().call(liveCalls.state, of)).live_state
  const sources = async () => (await app.client().call(liveCalls.url, of)).sources
  return { meeting, operator, of, studio, stream, param, srs, mtx, state, sources }
}

it('tells where to push, and lets in nobody without the secret and the key of that very meeting', async () => {
  const { studio, stream, meeting, param, srs } = await scene()
  const other = await scene()
  expect(studio.push_address).toBe('rtmp://push.example/live')
  expect(stream).toBe(`meeting-${meeting.id}`)
  expect(param).toMatch(/^key=[\w-]{24}&txSecret=[0-9a-f]{32}&txTime=[0-9A-F]+$/)
  expect((await callHook(srs('on_publish'), 'not-the-secret-at-all')).status).toBe(404)
  expect((await callHook(srs('on_publish', { param: '?key=wrong' }))).status).toBe(403)
  // The key of one meeting shows nothing in another.
  expect((await callHook(srs('on_publish', { stream: other.stream }))).status).toBe(403)
  for (const stranger of [{}, { action: 'on_play' }, { action: 7 }, srs('on_publish', { stream: null })])
    expect((await callHook(stranger)).status).toBe(403)
})

it('announces a stream of SRS when its playlist is there, and its end', async () => {
  const { stream, srs, state, sources } = await scene()
  expect(await (await callHook(srs('on_publish'))).json()).toEqual({ code: 0 })
  expect(await state()).toBe('in_progress')
  expect(await sources()).toEqual([])
  playlists.set(stream, 200)
  await expect.poll(state, { timeout: 20_000 }).toBe('live')
  expect((await sources())[0]!.address).toMatch(/\/live\/meeting-\d+\.m3u8\?txSecret=/)
  await callHook(srs('on_unpublish'))
  expect(await state()).toBe('in_progress')
})

it('is not ended by the connection that was there before', async () => {
  const { stream, srs, state } = await scene()
  playlists.set(stream, 200)
  await callHook(srs('on_publish', { client_id: 'first' }))
  await expect.poll(state, { timeout: 20_000 }).toBe('live')
  await callHook(srs('on_publish', { client_id: 'second' }))
  await callHook(srs('on_unpublish', { client_id: 'first' }))
  expect(await state()).toBe('live')
  await callHook(srs('on_unpublish', { client_id: 'second' }))
  expect(await state()).toBe('in_progress')
})

it('answers MediaMTX who may send and who may see, and hears of it by its commands', async () => {
  const { stream, param, meeting, mtx, srs, state, sources } = await scene()
  expect((await callHook(mtx('publish'))).status).toBe(200)
  expect((await callHook(mtx('publish', { query: 'key=wrong' }))).status).toBe(403)
  expect((await callHook(mtx('publish', { path: `live/meeting-${meeting.id + 1}` }))).status).toBe(403)
  expect((await callHook(mtx('api', { path: '' }))).status).toBe(403)
  expect(await state()).toBe('in_progress')
  // `runOnReady` sends a form.
  const told = (action: string) =>
    fetch(`${app.url}/live/hook/${secret}`, {
      method: 'POST',
      body: new URLSearchParams({ action, client_id: 'source-1', stream: `live/${stream}`, param }),
    })
  playlists.set(stream, 200)
  expect((await told('on_publish')).status).toBe(200)
  await expect.poll(state, { timeout: 20_000 }).toBe('live')
  const { search } = new URL((await sources())[0]!.address)
  const read = (query: string) => callHook(mtx('read', { protocol: 'hls', query }))
  expect((await read(search.slice(1))).status).toBe(200)
  expect((await read(search.slice(1).replace(/txTime=\w+/, 'txTime=7FFFFFFF'))).status).toBe(403)
  expect((await read('')).status).toBe(403)
  expect((await told('on_unpublish')).status).toBe(200)
  expect(await state()).toBe('in_progress')
  expect((await callHook(srs('on_unpublish', { client_id: 'source-1' }))).status).toBe(200)
})

it('finds out by a look what nobody told', async () => {
  const { stream, srs, state } = await scene()
  playlists.set(stream, 200)
  await callHook(srs('on_publish'))
  await expect.poll(state, { timeout: 20_000 }).toBe('live')
  // A server that does not answer says nothing about its streams.
  playlists.set(stream, 503)
  await runJobs(app, followOutsideStreams)
  expect(await state()).toBe('live')
  playlists.delete(stream)
  await app.services.jobs.send(app.services.db, followOutsideStreams, {})
  await runJobs(app, followOutsideStreams)
  expect(await state()).toBe('in_progress')
})
