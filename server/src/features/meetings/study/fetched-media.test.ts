import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { meetingCalls } from '#contract/meetings/meetings.ts'
import { studyCalls } from '#contract/meetings/study.ts'
import type { PlayedRange } from '#contract/meetings/study.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import { letPass, report } from '#server/testing/watch-for.ts'
import { openMediaIndex } from './fetched-media.ts'
import { selectFetched } from './fetched-media.queries.ts'

const app = await testApp()
const film = await readFile(path.resolve(import.meta.dirname, '../../../../../demo/assets/lecture.mp4'))
let films = 0

const seen = (from: number, to: number): PlayedRange => [from * 1000, to * 1000, 100, 1]

/** A recording of 24 seconds in the storage, and a member who has opened it. */
async function scene() {
  const { db, providers } = app.services
  const key = `u/test/film-${process.pid}-${++films}.mp4`
  await providers.storage.put(key, film, 'video/mp4')
  await insertFile(db, {
    key,
    mime: 'video/mp4',
    size: film.length,
    original_name: 'film.mp4',
    private: true,
  })
  const meeting = await buildMeeting(db, { from: -5, to: -4 })
  const recording = await buildRecording(db, meeting.id, { seconds: 24, video: fileUrl(key) })
  const { client, user } = await buildMember(app)
  const fields = { meeting_id: meeting.id, l_r_id: recording.id, pf: '', uid: '', scheid: 0 }
  const session = await client.call(studyCalls.watchPlayback, fields)
  const [item] = await client.call(meetingCalls.meetingPlayback, { meeting_id: meeting.id })
  await letPass(db, user.id, 100)
  /** Fetches as a player does, and waits until it is noted. */
  async function fetchBytes(address: string, range: string, viewerId = user.id) {
    const answer = await fetch(app.url + address, { headers: { range } })
    const { length } = Buffer.from(await answer.arrayBuffer())
    const noted = async () =>
      (await selectFetched(db, [viewerId], [key])).reduce((sum, { from, to }) => sum + to - from, 0)
    await expect.poll(noted).toBeGreaterThanOrEqual(length)
  }
  return { db, key, client, user, session, address: item!.palybackurl, fetchBytes }
}

it('counts nothing for a script that never asks for the video', async () => {
  const { client, session } = await scene()
  const { data } = await report(client, session, 1, [seen(0, 24)])
  expect(data).toMatchObject({ counted_ms: 0, covered_seconds: 0 })
})

it('counts all of a video that was fetched', async () => {
  const { client, session, address, fetchBytes } = await scene()
  await fetchBytes(address, 'bytes=0-')
  const { data } = await report(client, session, 1, [seen(0, 24)])
  expect(data).toMatchObject({ counted_ms: 24_000, covered_seconds: 24 })
})

it('counts of a video only the seconds whose bytes were fetched', async () => {
  const { db, key, client, session, address, fetchBytes } = await scene()
  const chunks = (await openMediaIndex(db, app.services.providers.storage).ofFile(key))!
  const half = chunks.find(({ toMs }) => toMs >= 10_000)!
  await fetchBytes(address, `bytes=0-${half.to - 1}`)
  const { data } = await report(client, session, 1, [seen(0, 24)])
  expect(data.covered_seconds).toBe(Math.floor((half.toMs + 3000) / 1000))
  expect(data.counted_ms).toBe(Math.floor(half.toMs + 3000))
})

it('does not count what somebody else has fetched', async () => {
  const { client, session, fetchBytes, address } = await scene()
  const other = await scene()
  await other.fetchBytes(other.address, 'bytes=0-')
  expect((await report(client, session, 1, [seen(0, 24)])).data.covered_seconds).toBe(0)
  // An address for another viewer is not a signed one.
  const forged = address.replace(/viewer=\d+/, `viewer=${other.user.id}`)
  expect((await fetch(app.url + forged)).status).toBe(404)
  await fetchBytes(address, 'bytes=0-')
  expect((await report(client, session, 2, [seen(0, 24)])).data.covered_seconds).toBe(24)
})
