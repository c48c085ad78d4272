import { readFile } from 'node:fs/promises'
import { afterEach, expect, it } from 'vitest'
import { videoCalls, videoFailures } from '#contract/library/videos.ts'
import type { Video } from '#contract/library/videos.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import type { SpeechPort } from '#kernel/ports/speech.ts'
import { buildMember } from '#server/testing/build-user.ts'
import { readInbox } from '#server/testing/read-inbox.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { commonFields, testApp } from '#server/testing/test-app.ts'
import type { TestClient } from '#server/testing/test-app.ts'
import { beginTranscribing, collectTranscription } from './transcribe-video.ts'
import { insertVideo } from './videos.queries.ts'

const app = await testApp()
const { db, providers } = app.services
const { speech: sandbox } = providers

afterEach(() => {
  providers.speech = sandbox
})

async function buildReadyVideo(over: object = {}) {
  const { client, user } = await buildMember(app)
  const video = await insertVideo(db, {
    user_id: user.id,
    file_name: '查房.mp4',
    bytes: 10,
    received: 10,
    file_key: `u/transcribed-${user.id}`,
    upload_id: '',
    mime: 'video/mp4',
    state: 'ready',
    seconds: 20,
    ...over,
  })
  return { client, videoId: video.id }
}

async function settled(client: TestClient, videoId: number): Promise<Video> {
  await runJobs(app, beginTranscribing, collectTranscription)
  const video = await client.call(videoCalls.detail, { video_id: videoId })
  expect(video.transcription?.state).not.toBe('waiting')
  return video
}

async function saveCaptions(client: TestClient, videoId: number): Promise<void> {
  const form = new FormData()
  const fields = { ...commonFields(client), video_id: String(videoId), language: 'zh', label: '中文' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['WEBVTT\n\n00:01.000 --> 00:02.000\n讲者说的话']), 'a.vtt')
  await fetch(app.url + videoCalls.setCaption.path, {
    method: 'POST',
    headers: { token: client.token },
    body: form,
  })
}

it('makes captions that are marked until a person has saved them', async () => {
  const { client, videoId } = await buildReadyVideo()
  const asked = await client.call(videoCalls.transcribe, { video_id: videoId, language: 'zh' })
  expect(asked.transcription).toEqual({ language: 'zh', state: 'waiting' })
  const { captions, transcription } = await settled(client, videoId)
  expect(transcription).toBeUndefined()
  expect(captions).toMatchObject([{ language: 'zh', label: '中文', is_machine: true }])
  expect(await readInbox(client)).toEqual([expect.stringContaining('自动字幕已生成')])
  const file = await (await fetch(app.url + captions[0]!.address)).text()
  expect(file).toContain('00:00:08.000 --> 00:00:16.000')
  await saveCaptions(client, videoId)
  const checked = await client.call(videoCalls.detail, { video_id: videoId })
  expect(checked.captions).toEqual([expect.not.objectContaining({ is_machine: true })])
  expect(await client.ask(videoCalls.transcribe, { video_id: videoId, language: 'zh' })).toMatchObject({
    status: videoFailures.captionsKnown.status,
  })
})

it('waits as long as the service works, and gives up what it refuses', async () => {
  let asked = 0
  const speech: SpeechPort = {
    begin: async () => 'task',
    async result() {
      asked += 1
      throw new SpeechRefused('FILE_DOWNLOAD_FAILED')
    },
  }
  providers.speech = speech
  const { client, videoId } = await buildReadyVideo()
  await client.call(videoCalls.transcribe, { video_id: videoId, language: 'en' })
  const { transcription, captions } = await settled(client, videoId)
  expect(transcription).toEqual({ language: 'en', state: 'failed' })
  expect(captions).toEqual([])
  expect(asked).toBe(1)
  expect(await readInbox(client)).toEqual([expect.stringContaining('自动字幕生成失败')])
})

it('lets the service load the sound alone, for as long as it works', async () => {
  const key = 'u/with-sound'
  const film = await readFile(new URL('../../../../../demo/assets/lecture.mp4', import.meta.url))
  await providers.storage.put(key, film, 'video/mp4')
  const { env } = app.services
  env.PUBLIC_ORIGIN = app.url
  let loaded: Response | undefined
  providers.speech = {
    async begin({ address }) {
      loaded = await fetch(await address())
      return 'task'
    },
    result: async () => [{ fromMs: 500, toMs: 1500, words: '第一句。' }],
  }
  const { client, videoId } = await buildReadyVideo({ file_key: key })
  await client.call(videoCalls.transcribe, { video_id: videoId, language: 'zh' })
  const { captions } = await settled(client, videoId)
  expect(captions).toHaveLength(1)
  expect(loaded!.headers.get('content-type')).toBe('audio/mpeg')
  expect((await loaded!.arrayBuffer()).byteLength).toBeLessThan(film.length / 2)
  expect((await fetch(loaded!.url)).status).toBe(404)
  delete env.PUBLIC_ORIGIN
})

it('is refused without a service, before the video has arrived, twice at once, and for others', async () => {
  const { client, videoId } = await buildReadyVideo()
  const { client: other } = await buildMember(app)
  const input = { video_id: videoId, language: 'zh' as const }
  expect((await other.ask(videoCalls.transcribe, input)).status).toBe(404)
  expect((await app.client().ask(videoCalls.transcribe, input)).status).not.toBe(200)
  providers.speech = undefined
  expect(await client.ask(videoCalls.transcribe, input)).toMatchObject({
    status: videoFailures.noSpeechService.status,
  })
  providers.speech = { begin: async () => 'task', result: async () => undefined }
  const both = await Promise.all([1, 2].map(() => client.ask(videoCalls.transcribe, input)))
  expect(new Set(both.map(({ status }) => status))).toEqual(
    new Set([200, videoFailures.cannotTranscribeNow.status]),
  )
  const early = await buildReadyVideo({ state: 'uploading' })
  expect(
    await early.client.ask(videoCalls.transcribe, { video_id: early.videoId, language: 'zh' }),
  ).toMatchObject({ status: videoFailures.cannotTranscribeNow.status })
})
