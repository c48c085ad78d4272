import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { liveCaptionCalls, liveCaptionGroup } from '#contract/library/live-captions.ts'
import type { LiveCaptionLine } from '#contract/library/live-captions.ts'
import { studioCalls } from '#contract/meetings/live.ts'
import { heardBytesPerMs } from '#kernel/ports/live-speech.ts'
import type { LiveSpeechPort } from '#kernel/ports/live-speech.ts'
import { selectTalk } from '#server/features/library/talk-captions/talk-captions.queries.ts'
import { demoRelay } from '#server/features/meetings/live/demo-relay.ts'
import { liveStreams } from '#server/features/meetings/live/live.tables.ts'
import { newStreamKey } from '#server/features/meetings/live/stream-key.ts'
import { buildDoctor, buildMeeting } from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { listenGroup } from '#server/testing/listen-group.ts'
import { startLiveServer } from '#server/testing/live-server.ts'
import type { LiveServer } from '#server/testing/live-server.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { draftRecordingJob } from './draft-recording.ts'
import { endTurn, selectLines, takeTurn } from './live-captions.queries.ts'
import { liveCaptionTurns } from './live-captions.tables.ts'

let live: LiveServer
let app: TestApp

beforeAll(async () => {
  live = await startLiveServer()
  app = live.app
})
afterAll(() => live.close())

const wait = { timeout: 120_000, interval: 100 }
const hourMs = 3600_000

/** A meeting of the demo world, with its film. */
async function buildDemoBroadcast() {
  const { db, vault } = app.services
  const meeting = await buildMeeting(db, { from: -1, to: 1 })
  const stream = { meeting_id: meeting.id, is_streaming: true, stream_no: 1, relay: demoRelay }
  await db.insert(liveStreams).values({ ...stream, ...newStreamKey(vault).row })
  return meeting
}

const readWindow = (meetingId: number, from_ms = Date.now() - 60_000) =>
  app.client().call(liveCaptionCalls.window, { meeting_id: meetingId, from_ms })

/** Counts the seconds of what it hears. */
function countingSpeech(): LiveSpeechPort {
  return {
    isSandbox: false,
    async listen({ onWords }) {
      const over = Promise.withResolvers<string>()
      let [bytes, told] = [0, 0]
      return {
        hear(sound) {
          bytes += sound.length
          for (; (told + 1) * 1000 * heardBytesPerMs <= bytes; told++)
            onWords({ words: `第${told}秒。`, fromMs: told * 1000, toMs: told * 1000 + 900, isFinal: true })
        },
        end: async () => over.resolve(''),
        over: over.promise,
      }
    },
  }
}

it(
  'tells those who read along what is said in the film, and those who come later',
  { timeout: 180_000 },
  async () => {
    const meeting = await buildDemoBroadcast()
    expect(await readWindow(meeting.id)).toEqual({ is_offered: 1, lines: [] })
    const reader = await listenGroup(app, liveCaptionGroup(meeting.id))
    const linesOf = () =>
      reader.messages.flatMap(({ type, line }) => (type === 'liveCaption' ? [line as LiveCaptionLine] : []))
    await vi.waitFor(() => expect(linesOf().some(({ line_id }) => line_id > 0)).toBe(true), wait)
    const [changing, settled] = [linesOf()[0]!, linesOf().find(({ line_id }) => line_id > 0)!]
    expect(changing.line_id).toBe(0)
    expect(changing.words.length).toBeLessThan(settled.words.length)
    expect(settled.words).toMatch(/^(先看|心电图|接着|请留意|最后|感谢).*。$/)
    // Its moments are of the clock.
    expect(Math.abs(Date.now() - settled.to_ms)).toBeLessThan(hourMs)
    expect(settled.to_ms - settled.from_ms).toBeGreaterThan(3000)
    expect((await readWindow(meeting.id)).lines[0]).toEqual(settled)
    expect((await readWindow(meeting.id, settled.to_ms + 1)).lines).not.toContainEqual(settled)
    reader.close()
  },
)

it(
  'hears a real stream, and makes a draft of the captions of its recording',
  { timeout: 240_000 },
  async () => {
    const { db } = app.services
    app.services.providers.liveSpeech = countingSpeech()
    const { user, client: lecturer } = await buildMember(app)
    const doctor = await buildDoctor(db, { user_id: user.id })
    const meeting = await buildMeeting(db, { from: -1, to: 1 }, [doctor.id])
    const studio = await lecturer.call(studioCalls.open, { meeting_id: meeting.id })
    live.push(`${studio.push_address}/${studio.stream_key}`)
    const range = [new Date(Date.now() - hourMs), new Date(Date.now() + hourMs)] as const
    const stored = () => selectLines(db, meeting.id, range, 100)
    await vi.waitFor(async () => expect((await stored()).length).toBeGreaterThan(3), wait)

    // Nobody is heard in a break.
    await lecturer.call(studioCalls.setState, { meeting_id: meeting.id, action: 'break' })
    const turns = () => db.select().from(liveCaptionTurns).where(eq(liveCaptionTurns.meeting_id, meeting.id))
    await vi.waitFor(async () => expect(await turns()).toEqual([]), wait)
    const before = await stored()
    await lecturer.call(studioCalls.setState, { meeting_id: meeting.id, action: 'resume' })
    await vi.waitFor(async () => expect((await stored()).length).toBeGreaterThan(before.length), wait)

    await lecturer.call(studioCalls.setState, { meeting_id: meeting.id, action: 'end' })
    const recording = await vi.waitFor(async () => {
      const { recordings } = await lecturer.call(studioCalls.open, { meeting_id: meeting.id })
      expect(recordings).toHaveLength(1)
      return recordings[0]!
    }, wait)
    await runJobs(app, draftRecordingJob)
    const talk = await selectTalk(db, 'recording', recording.l_r_id)
    expect(talk!.captions).toMatchObject([{ language: 'zh', is_machine: true }])
    // A draft that somebody may have corrected is not made again.
    await app.services.jobs.send(db, draftRecordingJob, { recordingId: recording.l_r_id })
    await runJobs(app, draftRecordingJob)
    expect((await selectTalk(db, 'recording', recording.l_r_id))!.captions).toEqual(talk!.captions)
  },
)

it('is listened to by one process at a time, and by another one once that has died', async () => {
  const { db } = app.services
  const meeting = await buildMeeting(db, { from: 2, to: 3 })
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
  const asked = await Promise.all([one, other].map((holder) => takeTurn(db, meeting.id, holder, 15)))
  expect(asked.filter(Boolean)).toHaveLength(1)
  const [holder, loser] = asked[0] ? [one, other] : [other, one]
  expect(await takeTurn(db, meeting.id, holder, 15)).toBe(true)
  await endTurn(db, meeting.id, loser)
  expect(await takeTurn(db, meeting.id, loser, 15)).toBe(false)
  await db
    .update(liveCaptionTurns)
    .set({ until: new Date(Date.now() - 60_000) })
    .where(eq(liveCaptionTurns.meeting_id, meeting.id))
  expect(await takeTurn(db, meeting.id, loser, 15)).toBe(true)
})

it('is read by those alone who may watch', async () => {
  const meeting = await buildMeeting(app.services.db, { audience: 'enterprise', from: -1, to: 1 })
  const asked = { meeting_id: meeting.id, from_ms: Date.now() }
  expect((await app.client().ask(liveCaptionCalls.window, asked)).status).toBe(403)
  const reader = await listenGroup(app, liveCaptionGroup(meeting.id))
  expect(reader.messages.at(-1)!.type).toBe('refused')
  reader.close()
})
