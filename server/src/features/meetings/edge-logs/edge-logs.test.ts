import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { certificateCalls } from '#contract/meetings/certificates.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { nameViewing } from '#kernel/edge/viewing.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { grantEarned } from '#server/features/meetings/study/grant-credit.ts'
import { openMediaIndex } from '#server/features/meetings/study/fetched-media.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { buildCheckin, letPass, report } from '#server/testing/watch-for.ts'
import { importEdgeLog } from './import-edge-log.ts'

const token = '0123456789abcdef0123456789abcdef'
let app: TestApp
let film: Buffer
let films = 0

beforeAll(async () => {
  film = await readFile(path.resolve(import.meta.dirname, '../../../../../demo/assets/lecture.mp4'))
  const databaseUrl = await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_edge_logs')
  app = await startServer(databaseUrl, {
    EDGE_URL: 'https://media.example',
    EDGE_SCHEME: 'nginx',
    EDGE_KEY: '0123456789abcdef',
    EDGE_TOKEN: token,
  })
})
afterAll(() => app.close())

const seen = (from: number, to: number): PlayedRange => [from * 1000, to * 1000, 100, 1]

const send = (body: string | Buffer, given = token) =>
  fetch(`${app.url}/edge/logs`, {
    method: 'POST',
    headers: { 'x-edge-token': given, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(Buffer.from(body)),
  })

async function sendAndRead(body: string | Buffer) {
  expect((await send(body)).status).toBe(204)
  await runJobs(app, importEdgeLog, grantEarned)
}

/** A recording of 24 seconds, whose watching gives credit, and a member who has opened it. */
async function scene() {
  const { db, providers } = app.services
  const key = `u/test/edge-${++films}.mp4`
  await providers.storage.put(key, film, 'video/mp4')
  await insertFile(db, { key, mime: 'video/mp4', size: film.length, private: true })
  const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
  const recording = await buildRecording(db, meeting.id, { seconds: 24, video: fileUrl(key) })
  const { client, user } = await buildMember(app)
  await buildCheckin(db, meeting.id, user.id)
  const ids = { meeting_id: meeting.id, l_r_id: recording.id }
  const session = await client.call(studyCalls.watchPlayback, { ...ids, pf: '', uid: '', scheid: 0 })
  const there = new URL((await client.call(watchCalls.getVideo, ids)).address)
  await letPass(db, user.id, 100)
  const lineOf = (from: number, to: number, more: object = {}) =>
    `${JSON.stringify({
      method: 'GET',
      uri: there.pathname,
      v: there.searchParams.get('v'),
      status: 206,
      range: `bytes ${from}-${to - 1}/${film.length}`,
      bytes: to - from,
      ...more,
    })}\n`
  const progress = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
  const watch = async () => (await progress()).conditions.find(({ kind }) => kind === 'watch')
  return { key, client, user, session, lineOf, progress, watch }
}

it('takes nobody’s log but the edge’s', async () => {
  expect((await send('line', token.replace('0', '1'))).status).toBe(404)
  expect((await send('')).status).toBe(400)
})

it('counts nothing for a script that reports and loads nothing, and shows it as being checked', async () => {
  const { client, session, progress, watch } = await scene()
  const { data } = await report(client, session, 1, [seen(0, 24)])
  expect(data).toMatchObject({ counted_ms: 0, covered_seconds: 0 })
  expect(await progress()).toMatchObject({ watched_seconds: 0, checking_seconds: 24, is_finished: 0 })
  expect(await watch()).toMatchObject({ state: 'waiting', reached: 0 })
})

it('counts what was reported once the log has come, late, packed, twice and among other lines', async () => {
  const { client, session, lineOf, progress, watch } = await scene()
  await report(client, session, 1, [seen(0, 24)])
  const log = `not a line\n${lineOf(0, 9).replace(/"v":"\w+"/, '"v":"0"')}${lineOf(0, film.length)}`
  await sendAndRead(gzipSync(log))
  expect(await progress()).toMatchObject({ watched_seconds: 24, checking_seconds: 0 })
  expect(await watch()).toMatchObject({ state: 'met', reached: 100 })
  await sendAndRead(log)
  expect(await progress()).toMatchObject({ watched_seconds: 24, checking_seconds: 0 })
})

it('asks while somebody watches, and grants the credit with the log', async () => {
  const { client, session, lineOf, progress } = await scene()
  const { recall } = (await report(client, session, 1, [seen(0, 24)])).data
  await client.call(studyCalls.answerRecall, { recall_id: recall!.recall_id })
  expect((await progress()).is_finished).toBe(0)
  await sendAndRead(lineOf(0, film.length))
  const { credit_total } = await client.call(certificateCalls.authInfo, {})
  expect(credit_total).toBe('1.0')
})

it('counts at once what a log has shown before the report', async () => {
  const { client, session, lineOf } = await scene()
  await sendAndRead(lineOf(0, film.length))
  const { data } = await report(client, session, 1, [seen(0, 24)])
  expect(data).toMatchObject({ counted_ms: 24_000, covered_seconds: 24 })
})

it('counts only the seconds whose bytes were sent, and the rest when they are', async () => {
  const { key, client, session, lineOf, progress } = await scene()
  const chunks = (await openMediaIndex(app.services.db, app.services.providers.storage).ofFile(key))!
  const half = chunks.find(({ toMs }) => toMs >= 10_000)!
  await report(client, session, 1, [seen(0, 24)])
  await sendAndRead(lineOf(0, half.to))
  const first = await progress()
  expect(first.watched_seconds).toBe(Math.floor((half.toMs + 3000) / 1000))
  expect(first.watched_seconds + first.checking_seconds).toBeGreaterThanOrEqual(23)
  await sendAndRead(lineOf(half.to, film.length))
  expect(await progress()).toMatchObject({ watched_seconds: 24, checking_seconds: 0 })
})

it('believes no line of refused requests, of other viewings, or of a name that we did not give', async () => {
  const { client, session, lineOf, progress } = await scene()
  const other = await scene()
  await report(client, session, 1, [seen(0, 24)])
  const all = film.length
  await sendAndRead(
    [
      lineOf(0, all, { status: 403 }),
      lineOf(0, all, { method: 'HEAD' }),
      lineOf(0, all, { v: 'a'.repeat(48) }),
      lineOf(0, all, { uri: '/edge/files/../secret' }),
      other.lineOf(0, all),
    ].join(''),
  )
  expect(await progress()).toMatchObject({ watched_seconds: 0, checking_seconds: 24 })
})

it('reads a log again from its beginning when a server died over it', async () => {
  const { client, session, lineOf, progress } = await scene()
  await report(client, session, 1, [seen(0, 24)])
  const { storage } = app.services.providers
  expect((await send(lineOf(0, film.length))).status).toBe(204)
  const { withFile } = storage
  storage.withFile = async (key, work) => {
    await withFile(key, work)
    throw new Error('died after its last line')
  }
  await runJobs(app, importEdgeLog)
  expect(await progress()).toMatchObject({ watched_seconds: 0, checking_seconds: 24 })
  storage.withFile = withFile
  await runJobs(app, importEdgeLog)
  expect(await progress()).toMatchObject({ watched_seconds: 24, checking_seconds: 0 })
})

it('counts of a stream what was sent of any of its qualities, and nothing without', async () => {
  const { db, providers } = app.services
  const folder = `u/test/stream-${++films}`
  const store = async (name: string, text: string) => {
    const mime = 'application/vnd.apple.mpegurl'
    await providers.storage.put(`${folder}/${name}`, Buffer.from(text), mime)
    await insertFile(db, { key: `${folder}/${name}`, mime, size: text.length, private: true })
  }
  const quality = (name: string) =>
    `#EXTM3U\n#EXTINF:12,\n#EXT-X-BYTERANGE:1000@100\n${name}.mp4\n#EXTINF:12,\n#EXT-X-BYTERANGE:1000\n${name}.mp4\n#EXT-X-ENDLIST\n`
  await store(
    'all.m3u8',
    '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow.m3u8\n#EXT-X-STREAM-INF:BANDWIDTH=2\nhigh.m3u8\n',
  )
  await store('low.m3u8', quality('low'))
  await store('high.m3u8', quality('high'))
  const meeting = await buildMeeting(db, { from: -5, to: -4, is_credit: true })
  const video = fileUrl(`${folder}/all.m3u8`)
  const recording = await buildRecording(db, meeting.id, { seconds: 24, video })
  const { client, user } = await buildMember(app)
  const session = await client.call(studyCalls.watchPlayback, {
    meeting_id: meeting.id,
    l_r_id: recording.id,
    pf: '',
    uid: '',
    scheid: 0,
  })
  await letPass(db, user.id, 100)
  const progress = () => client.call(studyCalls.progress, { meeting_id: meeting.id })
  await report(client, session, 1, [seen(0, 24)])
  expect(await progress()).toMatchObject({ watched_seconds: 0, checking_seconds: 24 })
  const lineOf = (name: string, from: number) =>
    JSON.stringify({
      method: 'GET',
      uri: `/edge/files/${folder}/${name}.mp4`,
      v: nameViewing(app.services.vault, user.id, folder),
      status: 206,
      range: `bytes ${from}-${from + 999}/2100`,
      bytes: 1000,
    })
  await sendAndRead(lineOf('low', 100))
  expect((await progress()).watched_seconds).toBe(15)
  await sendAndRead(lineOf('high', 1100))
  expect(await progress()).toMatchObject({ watched_seconds: 24, checking_seconds: 0 })
})
