import { copyFile, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { studyCalls } from '#contract/meetings/study.ts'
import { watchCalls } from '#contract/meetings/watching.ts'
import { keyOf } from '#kernel/files/keys.ts'
import { openMediaIndex } from '#server/features/meetings/study/fetched-media.ts'
import { buildMeeting, buildSession } from '#server/testing/build-content.ts'
import { buildWhitelist } from '#server/testing/build-entry.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { selectAllRecordings, updateRecording } from './live-recordings.queries.ts'
import { saveRecording } from './save-recording.ts'

const film = path.resolve(import.meta.dirname, '../../../../../demo/assets/live.flv')
const app = await testApp()
const { db, env } = app.services

/** Saves the film as recorded two hours ago, in a meeting with a session that has a whitelist. */
async function saveWithGuarded(guarded: { fromMs: number; toMs: number }) {
  const meeting = await buildMeeting(db, { from: -3, to: -1 })
  const began = Date.now() - 2 * 3600_000
  const session = await buildSession(db, meeting.id, {
    begin_at: new Date(began + guarded.fromMs),
    end_at: new Date(began + guarded.toMs),
  })
  const listed = await buildMember(app)
  await buildWhitelist(app, meeting.id, [listed.phone], { sessionId: session.id })
  const tape = path.join(await mkdtemp(path.join(env.DATA_DIR, 'tape-')), `${meeting.id}-${began}.flv`)
  await copyFile(film, tape)
  await saveRecording(app.services, meeting.id, tape)
  const [recording] = await selectAllRecordings(db, meeting.id)
  await updateRecording(db, recording!.id, { published: true })
  const ids = { meeting_id: meeting.id, l_r_id: recording!.id }
  const open = async (client: TestClient) => [
    (await client.ask(watchCalls.getVideo, ids)).status,
    (await client.ask(studyCalls.watchPlayback, { ...ids, pf: '', uid: '', scheid: 0 })).status,
  ]
  const { clarities, video } = recording!
  const sound = clarities.find(({ clarity }) => clarity === 'sound')?.address ?? ''
  return { listed: listed.client, stranger: (await buildMember(app)).client, open, sound, video }
}

it('opens a recording that shows a guarded session only to those who may watch that session', async () => {
  const { listed, stranger, open } = await saveWithGuarded({ fromMs: 3000, toMs: 600_000 })
  expect(await open(listed)).toEqual([200, 200])
  expect(await open(stranger)).toEqual([403, 403])
})

it('has the sound of a recording in a file of its own', async () => {
  const { sound, video } = await saveWithGuarded({ fromMs: 3000, toMs: 600_000 })
  const index = openMediaIndex(db, app.services.providers.storage).ofFile
  const [soundEnd, videoEnd] = await Promise.all(
    [sound, video].map(async (address) => (await index(keyOf(address)))!.at(-1)!.toMs),
  )
  // Its seconds are those of the picture, so that it counts as watched.
  expect(Math.abs(soundEnd! - videoEnd!)).toBeLessThan(1000)
})

it('leaves a recording open that shows nothing of the guarded session', async () => {
  const { stranger, open } = await saveWithGuarded({ fromMs: -3600_000, toMs: -600_000 })
  expect(await open(stranger)).toEqual([200, 200])
})
