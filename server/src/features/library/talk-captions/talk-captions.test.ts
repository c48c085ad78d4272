import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { actionCalls, resourceCalls } from '#contract/console/resources.ts'
import { talkCaptionCalls, talkCaptionFailures } from '#contract/library/talk-captions.ts'
import type { TalkCaptions } from '#contract/library/talk-captions.ts'
import type { Talk } from '#contract/library/transcripts.ts'
import { videoFailures } from '#contract/library/videos.ts'
import { failures } from '#contract/wire/failure.ts'
import { productionEpisodes } from '#server/features/library/works/works.tables.ts'
import { allOperations } from '#server/features/library/operations/operations.tables.ts'
import { insertVideo } from '#server/features/library/videos/videos.queries.ts'
import { videos } from '#server/features/library/videos/videos.tables.ts'
import { meetingRecordings } from '#server/features/meetings/meetings/meetings.tables.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import {
  buildEpisode,
  buildMeeting,
  buildOperation,
  buildRecording,
  buildWork,
} from '#server/testing/build-content.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { beginTranscribingTalk, collectTalkTranscription } from './transcribe-talk.ts'

const app = await testApp()
const { db, providers } = app.services
const { speech: sandbox } = providers
const { client: manager } = await buildMember(app, { operator_roles: ['meetingManager'] })
const { client: editor, user: editorUser } = await buildMember(app, { operator_roles: ['editor'] })

afterEach(() => {
  providers.speech = sandbox
})

const over = { begin_at: new Date(Date.now() - 7_200_000), end_at: new Date(Date.now() - 3_600_000) }

async function buildTalk(talk: Talk): Promise<{ talk: Talk; talk_id: number }> {
  if (talk === 'recording') {
    const meeting = await buildMeeting(db, over)
    return { talk, talk_id: (await buildRecording(db, meeting.id, { seconds: 20 })).id }
  }
  if (talk === 'operation') return { talk, talk_id: (await buildOperation(db)).id }
  const work = await buildWork(db)
  return { talk, talk_id: (await buildEpisode(db, work.id)).id }
}

const clientOf = (talk: Talk) => (talk === 'recording' ? manager : editor)

async function settled(client: TestClient, talk: { talk: Talk; talk_id: number }): Promise<TalkCaptions> {
  await runJobs(app, beginTranscribingTalk, collectTalkTranscription)
  const shown = await client.call(talkCaptionCalls.get, talk)
  expect(shown.transcription?.state).not.toBe('waiting')
  return shown
}

async function save(client: TestClient, fields: Record<string, unknown>, file: string) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...commonFields(client), ...fields }))
    form.append(name, String(value))
  form.append('file', new Blob([file]), 'captions.srt')
  const response = await fetch(app.url + talkCaptionCalls.save.path, {
    method: 'POST',
    headers: { token: client.token },
    body: form,
  })
  return (await response.json()) as { status: number; data: TalkCaptions }
}

it.each(['recording', 'lesson', 'operation'] as const)(
  'lets a machine make captions of a %s, which a person corrects',
  async (kind) => {
    const talk = await buildTalk(kind)
    const client = clientOf(kind)
    const asked = await client.call(talkCaptionCalls.transcribe, { ...talk, language: 'zh' })
    expect(asked.transcription).toMatchObject({ language: 'zh', state: 'waiting' })
    const { captions } = await settled(client, talk)
    expect(captions).toMatchObject([{ language: 'zh', label: '中文', is_machine: true }])
    const { lines } = await client.call(talkCaptionCalls.lines, { ...talk, language: 'zh' })
    expect(lines[0]).toMatchObject({ from_ms: 0, to_ms: 8000, words: expect.stringContaining('第 1 句') })

    const srt = '1\r\n00:00:01,000 --> 00:00:03,500\r\n先看 EF &lt; 40%\r\n'
    const saved = await save(client, { ...talk, language: 'zh' }, srt)
    expect(saved.data.captions).toMatchObject([{ language: 'zh', is_machine: false }])
    expect((await client.call(talkCaptionCalls.lines, { ...talk, language: 'zh' })).lines).toEqual([
      { from_ms: 1000, to_ms: 3500, words: '先看 EF < 40%' },
    ])
    expect(await client.ask(talkCaptionCalls.transcribe, { ...talk, language: 'zh' })).toMatchObject({
      status: videoFailures.captionsKnown.status,
    })
    const removed = await client.call(talkCaptionCalls.remove, { ...talk, language: 'zh' })
    expect(removed.captions).toEqual([])
  },
)

it('keeps captions of an uploaded video with it, where its author finds them', async () => {
  const talk = await buildTalk('lesson')
  const video = await insertVideo(db, {
    user_id: editorUser.id,
    file_name: '查房.mp4',
    bytes: 10,
    received: 10,
    file_key: `u/captioned-${talk.talk_id}`,
    upload_id: '',
    mime: 'video/mp4',
    state: 'ready',
  })
  await db
    .update(productionEpisodes)
    .set({ video_id: video.id })
    .where(eq(productionEpisodes.id, talk.talk_id))
  await editor.call(talkCaptionCalls.transcribe, { ...talk, language: 'en' })
  await settled(editor, talk)
  const [stored] = await db.select().from(videos).where(eq(videos.id, video.id))
  expect(stored!.captions).toMatchObject([{ language: 'en', is_machine: true }])
})

it('says why it failed, and tries again', async () => {
  const talk = await buildTalk('recording')
  providers.speech = {
    begin: async () => 'task',
    async result() {
      throw new SpeechRefused('FILE_DOWNLOAD_FAILED')
    },
  }
  await manager.call(talkCaptionCalls.transcribe, { ...talk, language: 'zh' })
  expect((await settled(manager, talk)).transcription).toMatchObject({ state: 'failed', reason: 'refused' })
  const page = { resource: 'recording-captions', sort: '', descending: true, page: 1, size: 50 }
  const failed = await manager.call(resourceCalls.rows, { ...page, filters: { state: 'failed' } })
  expect(failed.rows).toContainEqual(expect.objectContaining({ id: talk.talk_id, reason: 'refused' }))

  providers.speech = sandbox
  const { results } = await manager.call(actionCalls.run, {
    resource: 'recording-captions',
    action: 'retry',
    ids: [talk.talk_id],
    values: {},
    reason: '',
    try: false,
  })
  expect(results).toMatchObject([{ problem: '' }])
  expect((await settled(manager, talk)).captions).toMatchObject([{ language: 'zh', is_machine: true }])
})

it('does not replace what a person has saved while the service was at work', async () => {
  const talk = await buildTalk('recording')
  let isDone = false
  providers.speech = {
    begin: async () => 'task',
    result: async () => (isDone ? [{ fromMs: 0, toMs: 900, words: 'machine' }] : undefined),
  }
  await manager.call(talkCaptionCalls.transcribe, { ...talk, language: 'en' })
  expect(await manager.ask(talkCaptionCalls.transcribe, { ...talk, language: 'en' })).toMatchObject({
    status: talkCaptionFailures.transcribing.status,
  })
  await save(manager, { ...talk, language: 'en' }, 'WEBVTT\n\n00:01.000 --> 00:02.000\nby hand')
  isDone = true
  const { captions, transcription } = await settled(manager, talk)
  expect([captions, transcription]).toEqual([
    [expect.objectContaining({ language: 'en', is_machine: false })],
    undefined,
  ])
  expect((await manager.call(talkCaptionCalls.lines, { ...talk, language: 'en' })).lines).toMatchObject([
    { words: 'by hand' },
  ])
})

it('refuses a stream elsewhere, a service that is not there, and people without the right', async () => {
  const talk = await buildTalk('recording')
  await db
    .update(meetingRecordings)
    .set({ video: 'https://live.example.com/talk.m3u8' })
    .where(eq(meetingRecordings.id, talk.talk_id))
  const ask = (client: TestClient) => client.ask(talkCaptionCalls.transcribe, { ...talk, language: 'zh' })
  expect((await ask(manager)).status).toBe(talkCaptionFailures.soundElsewhere.status)
  expect((await ask(editor)).status).toBe(failures.noPermission.status)
  expect((await ask((await buildMember(app)).client)).status).not.toBe(200)
  const operation = await buildTalk('operation')
  expect((await manager.ask(talkCaptionCalls.get, operation)).status).toBe(failures.noPermission.status)
  await db.delete(allOperations).where(eq(allOperations.id, operation.talk_id))
  expect((await editor.ask(talkCaptionCalls.get, operation)).status).toBe(failures.dataMissing.status)
  providers.speech = undefined
  expect((await ask(manager)).status).toBe(videoFailures.noSpeechService.status)
  const unreadable = await save(editor, { ...(await buildTalk('lesson')), language: 'zh' }, 'no captions')
  expect(unreadable.status).toBe(videoFailures.captionUnreadable.status)
})
