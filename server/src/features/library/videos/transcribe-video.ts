import { captionLabels, videoCalls, videoFailures } from '#contract/library/videos.ts'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Services } from '#kernel/services.ts'
import { SpeechRefused } from '#server/providers/speech/speech-port.ts'
import type { RecognisedSentence } from '#server/providers/speech/speech-port.ts'
import { changeCaptions } from './change-captions.ts'
import { findOwnVideo } from './find-video.ts'
import { publishVideo } from './publish-video.ts'
import { removeSound, soundAddress } from './sound-address.ts'
import { storeCues } from './store-captions.ts'
import {
  beginTranscription,
  endTranscription,
  failTranscription,
  selectVideo,
  updateTranscriptionTask,
} from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'
import { filePurpose } from './video-files.ts'
import { presentVideo } from './videos.present.ts'

/** Each is paid for. */
const perDay: Limit = { name: 'video-transcription', max: 20, windowMs: 24 * 3600_000 }

export const transcribe = answer(videoCalls.transcribe, async ({ video_id, language }, context) => {
  const { db, jobs, limits, providers, vault } = context
  const video = await findOwnVideo(context, video_id)
  if (!providers.speech) throw refuse(videoFailures.noSpeechService)
  if (video.captions.some((caption) => caption.language === language && !caption.is_machine))
    throw refuse(videoFailures.captionsKnown)
  await limits.spend(perDay, `user ${video.user_id}`)
  const waiting = await db.transaction(async (db) => {
    const begun = await beginTranscription(db, video_id, language)
    if (begun) await jobs.send(db, beginTranscribing, { videoId: video_id })
    return begun
  })
  if (!waiting) throw refuse(videoFailures.cannotTranscribeNow)
  return presentVideo(vault, waiting)
})

type Data = { videoId: number }

const waitMs = 15_000
const longestMs = 12 * 3600_000

const shared = {
  retryWaits: [30, 120, 600],
  isFinal: (error: unknown) => error instanceof SpeechRefused,
  giveUp: (services: Services, { videoId }: Data) => fail(services, videoId),
}

/** Hands the sound of a video to the speech service. */
export const beginTranscribing = defineJob<Data>({
  name: 'begin-transcribing',
  ...shared,
  async run(services, { videoId }) {
    const { db, jobs, providers } = services
    const video = await selectVideo(db, videoId)
    if (video?.transcription_state !== 'waiting' || !providers.speech) return
    if (video.transcription_task === '') {
      const task = await providers.speech.begin({
        language: video.transcription_language as TranscribedLanguage,
        seconds: video.seconds,
        address: () => soundAddress(services, video),
      })
      await updateTranscriptionTask(db, videoId, task)
    }
    await jobs.send(db, collectTranscription, { videoId })
  },
})

/** Asks the speech service until it is done, and saves what it heard as captions that a person has to check. */
export const collectTranscription = defineJob<Data>({
  name: 'collect-transcription',
  ...shared,
  async run(services, { videoId }) {
    const { db, jobs, providers } = services
    const video = await selectVideo(db, videoId)
    if (video?.transcription_state !== 'waiting' || !providers.speech) return
    const heard = await providers.speech.result(video.transcription_task)
    if (heard) return finish(services, video, heard)
    if (Date.now() - video.transcription_began_at!.getTime() > longestMs) return fail(services, videoId)
    await jobs.send(db, collectTranscription, { videoId }, new Date(Date.now() + waitMs))
  },
})

async function finish(services: Services, video: VideoRow, heard: RecognisedSentence[]) {
  const cues = heard
    .filter(({ fromMs, toMs, words }) => toMs > fromMs && words.trim() !== '')
    .map(({ fromMs, toMs, words }) => ({ from: fromMs, to: toMs, lines: [words] }))
  if (cues.length === 0) return fail(services, video.id)
  const language = video.transcription_language as TranscribedLanguage
  const stored = await storeCues(services, cues, video.user_id)
  const caption = { language, label: captionLabels[language], address: fileUrl(stored.key), is_machine: true }
  await changeCaptions(services, video, language, caption, async (db) => {
    await insertFile(db, { ...stored, purpose: filePurpose(video.id) })
    await endTranscription(db, video.id)
  })
  await removeSound(services, video)
  await publishChanged(services, video.id)
}

async function fail(services: Services, videoId: number) {
  const failed = await failTranscription(services.db, videoId)
  if (!failed) return
  await removeSound(services, failed)
  await publishChanged(services, videoId)
}

async function publishChanged(services: Services, videoId: number) {
  const video = await selectVideo(services.db, videoId)
  if (video) await publishVideo(services, video)
}
