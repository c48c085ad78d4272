import { createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { licenseText, offlineDays, offlineVideoCalls } from '#contract/meetings/offline-videos.ts'
import { meetingFailures } from '#contract/meetings/meetings.ts'
import { watchFailures } from '#contract/meetings/watching.ts'
import { failures } from '#contract/wire/failure.ts'
import { buildMeeting, buildRecording } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const over = { from: -3, to: -1 }

async function prepare(given: Parameters<typeof buildMeeting>[1] = {}) {
  const meeting = await buildMeeting(app.services.db, { ...over, ...given })
  const recording = await buildRecording(app.services.db, meeting.id)
  return { item_type: 'meeting', item_id: meeting.id, part_id: recording.id } as const
}

it('signs for one member and one video until a time', async () => {
  const { client, user } = await buildMember(app)
  const asked = await prepare()
  const { license, sign, public_key } = await client.call(offlineVideoCalls.license, asked)
  expect(license).toMatchObject({ ...asked, userid: user.id })
  const days = (license.until_ms - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(offlineDays - 0.1)
  expect(days).toBeLessThanOrEqual(offlineDays)
  const key = createPublicKey({ key: Buffer.from(public_key, 'base64url'), format: 'der', type: 'spki' })
  const isGenuine = (text: string) =>
    verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(sign, 'base64url'))
  expect(isGenuine(licenseText(license))).toBe(true)
  expect(isGenuine(licenseText({ ...license, until_ms: license.until_ms + 1 }))).toBe(false)
})

it('is for members who may watch that video now', async () => {
  const { client } = await buildMember(app)
  const foreign = await prepare({ audience: 'enterprise' })
  expect((await client.ask(offlineVideoCalls.license, foreign)).message).toBe(meetingFailures.notForYou.zh)
  const open = await prepare()
  expect((await app.client().ask(offlineVideoCalls.license, open)).status).toBe(failures.loginExpired.status)
  const other = await client.ask(offlineVideoCalls.license, { ...open, part_id: foreign.part_id })
  expect(other.message).toBe(watchFailures.recordingMissing.zh)
})
