import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { pushCalls } from '#contract/community/messages.ts'
import { liveFailures, studioCalls } from '#contract/meetings/live.ts'
import { expertTaskCalls, sheetFailures } from '#contract/practice/expert-sheets.ts'
import { playbackCalls, playbackFailures } from '#contract/practice/lecture-playback.ts'
import { sheetChanges } from '#server/features/practice/expert-sheets/expert-sheets.tables.ts'
import { buildRecording } from '#server/testing/build-content.ts'
import { buildSheet } from '#server/testing/build-sheet.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { testApp } from '#server/testing/test-app.ts'

const app = await testApp()
const { db } = app.services

async function buildLecture(code?: string) {
  const built = await buildSheet(app, { from: -2, isConfirmed: true, ...(code && { code }) })
  const recording = await buildRecording(db, built.meeting.id, { published: false })
  const organiser = await buildMember(app, { operator_roles: ['administrator'] })
  const publish = (reason?: string) =>
    organiser.client.ask(studioCalls.publish, { l_r_id: recording.id, type: true, ...(reason && { reason }) })
  return { ...built, recording, publish }
}

it('stays unpublished until the lecturer approves it', async () => {
  const { expert, ids, meeting, recording, publish } = await buildLecture()
  expect((await publish()).message).toBe(liveFailures.unapproved.zh)
  const { recordings, is_over } = await expert.client.call(playbackCalls.get, ids)
  expect([is_over, recordings]).toMatchObject([
    1,
    [{ recording_id: recording.id, status: 0, is_published: 0 }],
  ])
  const published = await buildRecording(db, meeting.id, { published: true, sort: -1 })
  const shown = (await expert.client.call(playbackCalls.get, ids)).recordings
  expect(shown.map(({ recording_id }) => recording_id)).toEqual([recording.id, published.id])
  const decide = { ...ids, recording_id: recording.id, type: false, reason: '' }
  expect((await expert.client.ask(playbackCalls.approve, decide)).message).toBe(
    sheetFailures.reasonMissing.zh,
  )
  await expert.client.call(playbackCalls.approve, { ...decide, reason: '含未发表数据' })
  expect((await publish()).message).toBe(liveFailures.unapproved.zh)
  await expert.client.call(playbackCalls.approve, { ...decide, type: true })
  expect((await publish()).data).toMatchObject({ is_published: 1 })
})

it('is published with a reason against the lecturer, who can read it', async () => {
  const { sheet, expert, ids, recording, publish } = await buildLecture()
  expect((await publish('主办方合同约定公开')).data).toMatchObject({ is_published: 1 })
  const changes = await db.select().from(sheetChanges).where(eq(sheetChanges.sheet_id, sheet.id))
  expect(changes).toMatchObject([
    { kind: 'playback_published_anyway', reason: '主办方合同约定公开', by_guest: false },
  ])
  expect((await expert.client.call(playbackCalls.get, ids)).recordings).toMatchObject([
    { status: 0, is_published: 1, publish_reason: '主办方合同约定公开' },
  ])
  const told = async () =>
    (await expert.client.call(pushCalls.list, { pageNum: 1, pageSize: 20 })).data[0]?.pushContent
  await expect.poll(told).toContain(`“${recording.name}”未经程怀瑾同意已发布（主办方合同约定公开）`)
})

it('thanks the lecturer with a letter, after the meeting and by a signed address', async () => {
  const { expert, ids } = await buildLecture()
  const { letter_url } = await expert.client.call(playbackCalls.get, ids)
  const letter = await fetch(app.url + letter_url)
  expect([letter.status, letter.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await fetch(app.url + letter_url.split('?')[0]!)).status).toBe(404)
  const coming = await buildSheet(app)
  expect(await coming.expert.client.call(playbackCalls.get, coming.ids)).toMatchObject({
    letter_url: '',
    is_over: 0,
  })
  const early = { ...coming.ids, recording_id: 1, type: true, reason: '' }
  expect((await coming.expert.client.ask(playbackCalls.approve, early)).message).toBe(
    playbackFailures.notOver.zh,
  )
})

it('asks a second device for proof before it approves', async () => {
  const { ids, recording } = await buildLecture('K7Q2MX')
  const withCode = { ...ids, tcode: 'K7Q2MX' }
  const [own, passedOn] = [app.client(), app.client()]
  for (const client of [own, passedOn]) await client.call(expertTaskCalls.check, withCode)
  const approve = { ...withCode, recording_id: recording.id, type: true, reason: '' }
  expect((await passedOn.ask(playbackCalls.approve, approve)).status).toBe(
    sheetFailures.deviceUnproved.status,
  )
  expect((await own.call(playbackCalls.approve, approve)).recordings).toMatchObject([{ status: 1 }])
})

it('decides only about recordings of its own meeting', async () => {
  const [one, other] = [await buildLecture(), await buildLecture()]
  const foreign = { ...one.ids, recording_id: other.recording.id, type: true, reason: '' }
  expect((await one.expert.client.ask(playbackCalls.approve, foreign)).message).toBe(
    playbackFailures.recordingMissing.zh,
  )
})
