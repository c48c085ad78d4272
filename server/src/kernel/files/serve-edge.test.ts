import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchCalls } from '#contract/meetings/watching.ts'
import { openViewing } from '#kernel/edge/viewing.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { insertFile } from './files.queries.ts'
import { fileUrl } from './keys.ts'

const url = 'https://media.example'
const token = 'edge-token-of-32-letters-or-more'.replaceAll('-', '0')
const film = Buffer.from('0123456789')
let app: TestApp
let names = 0

beforeAll(async () => {
  const { databaseUrl, services } = await testApp()
  app = await startServer(databaseUrl, {
    DATA_DIR: services.env.DATA_DIR,
    EDGE_URL: url,
    EDGE_SCHEME: 'nginx',
    EDGE_KEY: '0123456789abcdef',
    EDGE_TOKEN: token,
  })
})
afterAll(() => app.close())

async function put(name: string, mime: string, body = film, more: { sealed?: boolean } = {}) {
  const key = `u/edge-${process.pid}-${++names}/${name}`
  await app.services.providers.storage.put(key, body, mime)
  await insertFile(app.services.db, { key, mime, size: body.length, private: true, ...more })
  return key
}

const askAsEdge = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { 'x-edge-token': token, ...headers } })

it('answers the edge alone, in pieces, and lets it keep them', async () => {
  const path = `/edge/files/${await put('film.mp4', 'video/mp4')}`
  const answer = await askAsEdge(path, { range: 'bytes=2-4' })
  expect([answer.status, await answer.text()]).toEqual([206, '234'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect((await fetch(app.url + path)).status).toBe(404)
  expect((await askAsEdge(path, { 'x-edge-token': `${token.slice(1)}x` })).status).toBe(404)
  expect((await askAsEdge('/edge/ready')).status).toBe(204)
  expect((await fetch(`${app.url}/edge/ready`)).status).toBe(404)
})

it('gives no other private file away, even to the edge', async () => {
  for (const key of [
    await put('letter.pdf', 'application/pdf'),
    await put('picture.png', 'image/png'),
    await put('sealed.mp4', 'video/mp4', film, { sealed: true }),
    'no/such.mp4',
    '../x.mp4',
  ])
    expect((await askAsEdge(`/edge/files/${key}`)).status).toBe(404)
})

it('leads a member to the edge, by a name in which only we find them', async () => {
  const key = await put('film.mp4', 'video/mp4')
  const meeting = await buildMeeting(app.services.db, { from: -5, to: -4 })
  const recording = await buildRecording(app.services.db, meeting.id, { seconds: 24, video: fileUrl(key) })
  const { client, user } = await buildMember(app)
  const asked = { meeting_id: meeting.id, l_r_id: recording.id }
  const { address, kind } = await client.call(watchCalls.getVideo, asked)
  expect(kind).toBe('file')
  const there = new URL(address)
  expect(there.origin + there.pathname).toBe(`${url}/edge/files/${key}`)
  expect(openViewing(app.services.vault, there.searchParams.get('v')!)).toBe(user.id)
  expect((await app.client().call(watchCalls.getVideo, asked)).address).toContain('v=0&')
})

it('sends playlists itself, with their parts at the edge', async () => {
  const folder = `u/edge-${process.pid}-list`
  const { storage } = app.services.providers
  const texts = {
    'master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n',
    'low.m3u8': '#EXTM3U\n#EXTINF:4,\na.ts\n#EXTINF:4,\nb.ts\n#EXT-X-ENDLIST\n',
  }
  for (const [name, text] of Object.entries(texts)) {
    const mime = 'application/vnd.apple.mpegurl'
    await storage.put(`${folder}/${name}`, Buffer.from(text), mime)
    await insertFile(app.services.db, { key: `${folder}/${name}`, mime, size: text.length, private: true })
  }
  const meeting = await buildMeeting(app.services.db, { from: -5, to: -4 })
  await buildRecording(app.services.db, meeting.id, { seconds: 8, video: fileUrl(`${folder}/master.m3u8`) })
  const { client, user } = await buildMember(app)
  const { address } = await client.call(watchCalls.getVideo, { meeting_id: meeting.id })
  const lines = async (at: string) =>
    (await (await fetch(app.url + at)).text()).split('\n').filter((line) => line && !line.startsWith('#'))
  const [low] = await lines(address)
  const parts = (await lines(low!)).map((part) => new URL(part))
  expect(parts.map(({ origin, pathname }) => origin + pathname)).toEqual(
    ['a.ts', 'b.ts'].map((name) => `${url}/edge/files/${folder}/${name}`),
  )
  const viewings = new Set(parts.map(({ searchParams }) => searchParams.get('v')!))
  expect([...viewings].map((viewing) => openViewing(app.services.vault, viewing))).toEqual([user.id])
  // For nobody else, and of nothing else.
  expect((await fetch(app.url + address.replace(`/${user.id}/`, `/${user.id + 1}/`))).status).toBe(404)
  expect((await fetch(app.url + address.replace('master', 'low'))).status).toBe(404)
})
