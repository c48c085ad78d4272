import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { studioCalls } from '#contract/meetings/live.ts'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import { selectRecording } from './live-recordings.queries.ts'

const film = path.resolve(import.meta.dirname, '../../../../../demo/assets/live.flv')
const wait = { timeout: 120_000, interval: 100 }

/** A recording left by a process that was killed while writing it, and what the next start makes of it. */
async function recover(more: Record<string, string>) {
  const { databaseUrl, services } = await testApp()
  const { DATA_DIR } = services.env
  const meeting = await buildMeeting(services.db, { from: -3, to: -1 })
  const folder = path.join(DATA_DIR, 'live', 'tapes')
  const began = Date.now() - 2 * 3600_000
  await mkdir(folder, { recursive: true })
  const bytesOnDisk = (await readFile(film)).subarray(0, 200_001)
  await writeFile(path.join(folder, `${meeting.id}-${began}.flv`), bytesOnDisk)
  // A tea break of a minute after four seconds; the process died before the last mark.
  const marks = [`${began} 0`, `${began + 4000} 4000`, `${began + 64_000} 4040`]
  await writeFile(path.join(folder, `${meeting.id}-${began}.flv.marks`), `${marks.join('\n')}\n`)
  const programme = [
    { title: '开幕', begin_at: new Date(began - 60_000), end_at: new Date(began + 4000) },
    { title: '报告', begin_at: new Date(began + 64_000), end_at: new Date(began + 3600_000) },
  ]
  for (const session of programme) await buildSession(services.db, meeting.id, session)
  const server = await startServer(databaseUrl, {
    LIVE_RTMP_PORT: String(await freePort()),
    DATA_DIR,
    ...more,
  })
  const { client } = await buildMember(server, { operator_roles: ['administrator'] })
  const [recording] = await vi.waitFor(async () => {
    const { recordings } = await client.call(studioCalls.open, { meeting_id: meeting.id })
    expect(recordings).toHaveLength(1)
    return recordings
  }, wait)
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), wait)
  expect(recording).toMatchObject({ is_published: 0, palybackname: meeting.title })
  expect(recording!.seconds).toBeGreaterThan(10)
  const { timeline, seconds } = (await selectRecording(services.db, recording!.l_r_id))!
  expect(timeline).toEqual([
    [began, 0],
    [began + 4000, 4000],
    [began + 64_000, 4040],
    [began + 64_000 + seconds * 1000 - 4040, seconds * 1000],
  ])
  await client.call(studioCalls.publish, { l_r_id: recording!.l_r_id, type: true })
  const [item] = await server.client().call(meetingCalls.meetingPlayback, { meeting_id: meeting.id })
  expect(item!.chapters).toEqual([
    { title: '开幕', at_seconds: 0 },
    { title: '报告', at_seconds: 4 },
  ])
  const video = await fetch(server.url + item!.palybackurl)
  const head = await fetch(server.url + item!.palybackurl, { headers: { range: 'bytes=0-2' } })
  await server.close()
  return { item: item!, video, head, bytes: Buffer.from(await video.arrayBuffer()), bytesOnDisk }
}

it('saves the recording of a crashed process as FLV without a video engine, and plays it', async () => {
  const { item, video, head, bytes, bytesOnDisk } = await recover({ FFMPEG_PATH: '/nowhere/ffmpeg' })
  // The page chooses the player by this extension.
  expect(item.palybackurl).toMatch(/\.flv\?/)
  expect(video.headers.get('content-type')).toBe('video/x-flv')
  expect(bytes.equals(bytesOnDisk)).toBe(true)
  expect(head.status).toBe(206)
})

it('packs it as mp4 where there is', async () => {
  const { item, bytes } = await recover({})
  expect(item.palybackurl).toMatch(/\.mp4\?/)
  expect(bytes.subarray(4, 8).toString()).toBe('ftyp')
})
