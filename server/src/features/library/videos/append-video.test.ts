import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { videoCalls, videoFailures, videoLimits } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { appendAddress, askAppend, beginVideo, uploadVideo, videoLike } from '#server/testing/upload-video.ts'
import { cleanUpVideos } from './clean-up-videos.ts'
import { selectVideo } from './videos.queries.ts'
import { videos } from './videos.tables.ts'

const app = await testApp()
const { db, env } = app.services
const MB = 1024 * 1024

const arrivals = () => readdir(path.join(env.DATA_DIR, 'files', '.arrivals')).catch(() => [])

it('takes a video in parts, side by side with another', async () => {
  const { client } = await buildMember(app)
  const body = videoLike(3 * MB)
  const first = await beginVideo(client, body.length)
  const second = await beginVideo(client, body.length, '另一台.mov')
  expect(second.video_id).not.toBe(first.video_id)
  expect(first).toMatchObject({ received: 0, state: 'uploading', address: '', file_name: '手术 1.mp4' })
  for (let offset = 0; offset < body.length; offset += MB)
    for (const { video_id } of [first, second]) {
      const part = body.subarray(offset, offset + MB)
      const answer = await askAppend(app, client, { videoId: video_id, offset }, part)
      expect(answer).toMatchObject({ status: 200, data: { received: offset + MB } })
    }
  const { address, state } = await client.call(videoCalls.detail, { video_id: second.video_id })
  expect(state).not.toBe('uploading')
  const stored = await fetch(app.url + address)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(body)
  expect(stored.headers.get('content-type')).toBe('video/mp4')
  const range = await fetch(app.url + address, { headers: { range: 'bytes=24-33' } })
  expect([range.status, await range.text()]).toEqual([206, '\x07'.repeat(10)])
  expect((await fetch(app.url + address.split('?')[0]!)).status).toBe(404)
})

it('continues after a cut in the middle, in another browser as well', async () => {
  const { client } = await buildMember(app)
  const body = videoLike(4 * MB)
  const { video_id } = await beginVideo(client, body.length)
  await cutUpload(client, video_id, body, 2 * MB)
  // What has arrived is counted once the server has noticed the cut.
  await expect.poll(async () => (await beginVideo(client, body.length)).received).toBe(2 * MB)
  const begun = await beginVideo(client, body.length)
  expect(begun.video_id).toBe(video_id)
  const wrong = await askAppend(app, client, { videoId: video_id, offset: MB }, body.subarray(MB))
  expect(wrong).toMatchObject({ status: videoFailures.offsetWrong.status, data: { received: 2 * MB } })
  const { data } = await askAppend(
    app,
    client,
    { videoId: video_id, offset: begun.received },
    body.subarray(2 * MB),
  )
  const stored = await fetch(app.url + data.address)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(body)
})

async function cutUpload(client: TestClient, videoId: number, body: Buffer, sent: number) {
  const { hostname, port, pathname, search } = new URL(appendAddress(app, client, videoId, 0))
  const socket = connect(Number(port), hostname)
  socket.on('error', () => undefined)
  socket.write(
    `POST ${pathname}${search} HTTP/1.1\r\nhost: x\r\ntoken: ${client.token}\r\n` +
      `content-type: application/octet-stream\r\ncontent-length: ${body.length}\r\n\r\n`,
  )
  await new Promise((resolve) => socket.write(body.subarray(0, sent), resolve))
  // All of it is at the server once the file has grown to it.
  await expect.poll(() => arrivedBytes(videoId)).toBe(sent)
  socket.destroy()
}

async function arrivedBytes(videoId: number): Promise<number> {
  const { file_key } = (await selectVideo(db, videoId))!
  const file = path.join(env.DATA_DIR, 'files', '.arrivals', file_key.replaceAll('/', '-'))
  return (await stat(file)).size
}

it('is finished by the next request when the server died after the last byte', async () => {
  const { client } = await buildMember(app)
  const body = videoLike(MB)
  const { video_id } = await beginVideo(client, body.length)
  const send = vi.spyOn(app.services.jobs, 'send').mockRejectedValueOnce(new Error('killed'))
  expect((await askAppend(app, client, { videoId: video_id, offset: 0 }, body)).status).toBe(500)
  send.mockRestore()
  expect(await selectVideo(db, video_id)).toMatchObject({ state: 'uploading', received: MB })
  const begun = await beginVideo(client, body.length)
  expect(begun.video_id).toBe(video_id)
  expect(begun.state).not.toBe('uploading')
})

it('takes every part once when two windows send it', async () => {
  const { client } = await buildMember(app)
  const body = videoLike(2 * MB)
  const { video_id } = await beginVideo(client, body.length)
  const at = { videoId: video_id, offset: 0 }
  const both = await Promise.all([
    askAppend(app, client, at, body.subarray(0, MB)),
    askAppend(app, client, at, body.subarray(0, MB)),
  ])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    videoFailures.offsetWrong.status,
  ])
  const { data } = await askAppend(app, client, { videoId: video_id, offset: MB }, body.subarray(MB))
  const stored = await fetch(app.url + data.address)
  expect(Buffer.from(await stored.arrayBuffer())).toEqual(body)
})

it('is nobody else’s business', async () => {
  const { client } = await buildMember(app)
  const { client: other } = await buildMember(app)
  const { video_id } = await beginVideo(client, MB)
  const missing = { status: failures.dataMissing.status }
  expect(await askAppend(app, other, { videoId: video_id, offset: 0 }, videoLike(MB))).toMatchObject(missing)
  for (const call of [videoCalls.detail, videoCalls.process, videoCalls.delete] as const)
    expect(await other.ask<{ video_id: number }, unknown>(call, { video_id })).toMatchObject(missing)
  expect(await other.ask(videoCalls.setCover, { video_id, cover: '/files/a.jpg' })).toMatchObject(missing)
  expect((await other.call(videoCalls.list, { page: 1 })).data).toEqual([])
  const visitor = app.client()
  expect(await visitor.ask(videoCalls.list, { page: 1 })).toMatchObject({ status: 401 })
  expect(await askAppend(app, visitor, { videoId: video_id, offset: 0 }, videoLike(MB))).toMatchObject({
    status: 401,
  })
  expect(await selectVideo(db, video_id)).toMatchObject({ received: 0 })
})

it.each([
  ['a page', Buffer.from('<!doctype html><script>1</script>'.padEnd(5000))],
  ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'.padEnd(5000))],
  ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n".padEnd(5000))],
  ['a picture of a phone', videoLike(5000, 'heic')],
  ['sound', videoLike(5000, 'M4A ')],
  ['nothing much', Buffer.from('a')],
])('refuses %s by its content and keeps nothing', async (_what, body) => {
  const { client } = await buildMember(app)
  const before = await arrivals()
  const { video_id } = await beginVideo(client, body.length, 'film.mp4')
  const answer = await askAppend(app, client, { videoId: video_id, offset: 0 }, body)
  expect(answer).toMatchObject({ status: videoFailures.notVideo.status, message: videoFailures.notVideo.zh })
  expect(await selectVideo(db, video_id)).toBeUndefined()
  expect(await arrivals()).toEqual(before)
})

it.each(['qt  ', 'mp42', '3gp4', 'M4V '])('knows the %s of a camera', async (brand) => {
  const { client } = await buildMember(app)
  const { video_id } = await beginVideo(client, 9000)
  const answer = await askAppend(
    app,
    client,
    { videoId: video_id, offset: 0 },
    videoLike(9000, brand).subarray(0, 5000),
  )
  expect(answer).toMatchObject({ status: 200, data: { received: 5000 } })
})

it('refuses what is too large, empty, or more than was announced', async () => {
  const { client } = await buildMember(app)
  const create = (bytes: number) =>
    client.ask(videoCalls.create, { file_name: 'a.mp4', bytes, modified_at: 0 })
  expect(await create(videoLimits.bytes + 1)).toMatchObject({ status: videoFailures.tooLarge.status })
  expect(await create(0)).toMatchObject({ status: videoFailures.fileEmpty.status })
  const { data } = await create(MB)
  const at = { videoId: data.video_id, offset: 0 }
  const tooMuch = { status: videoFailures.partTooLarge.status }
  expect(await askAppend(app, client, at, videoLike(MB + 1))).toMatchObject(tooMuch)
  const large = await beginVideo(client, 20 * MB, 'large.mp4')
  expect(
    await askAppend(app, client, { videoId: large.video_id, offset: 0 }, videoLike(17 * MB)),
  ).toMatchObject(tooMuch)
  expect(await selectVideo(db, data.video_id)).toMatchObject({ received: 0 })
})

it('limits what a member begins, by day and at once', async () => {
  const { client } = await buildMember(app)
  const create = (name: string, bytes: number) =>
    client.ask(videoCalls.create, { file_name: name, bytes, modified_at: 0 })
  for (let index = 0; index < videoLimits.unfinished; index++)
    expect((await create(`${index}.mp4`, videoLimits.bytes)).status).toBe(200)
  expect(await create('more.mp4', 1)).toMatchObject({ status: videoFailures.tooManyUnfinished.status })
  const { data } = await client.call(videoCalls.list, { page: 1 })
  await client.call(videoCalls.delete, { video_id: data[0]!.video_id })
  expect(await create('more.mp4', MB)).toMatchObject({
    status: videoFailures.quotaUsed.status,
    message: videoFailures.quotaUsed.zh,
  })
})

it('asks for the length of a part', async () => {
  const { client } = await buildMember(app)
  const { video_id } = await beginVideo(client, MB)
  const response = await fetch(appendAddress(app, client, video_id, 0), {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', token: client.token },
    body: new Blob([new Uint8Array(videoLike(100))]).stream(),
    duplex: 'half',
  })
  expect(await response.json()).toMatchObject({ status: failures.parametersMissing.status })
})

it('forgets what was cancelled, deleted, or not continued for three days', async () => {
  const { client } = await buildMember(app)
  const before = await arrivals()
  const body = videoLike(MB)
  const [cancelled, abandoned] = [await beginVideo(client, MB, 'a'), await beginVideo(client, MB, 'b')]
  for (const { video_id } of [cancelled, abandoned])
    await askAppend(app, client, { videoId: video_id, offset: 0 }, body.subarray(0, 9000))
  const recent = await beginVideo(client, MB, 'c')
  await client.call(videoCalls.delete, { video_id: cancelled.video_id })
  await db
    .update(videos)
    .set({ received_at: new Date(Date.now() - 73 * 3600_000) })
    .where(eq(videos.id, abandoned.video_id))
  await cleanUpVideos(app.services)
  expect((await client.call(videoCalls.list, { page: 1 })).data).toMatchObject([
    { video_id: recent.video_id },
  ])
  expect(await arrivals()).toHaveLength(before.length + 1)

  const { video_id, address } = await uploadVideo(app, client, body, 'd')
  expect((await fetch(app.url + address)).status).toBe(200)
  await client.call(videoCalls.delete, { video_id })
  expect((await fetch(app.url + address)).status).toBe(404)
})
