import { captionLabels, videoCalls, videoFailures } from '#contract/library/videos.ts'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import { answer } from '#kernel/answer.ts'
import type { Tx } from '#kernel/database.ts'
import { refuse } from '#kernel/fail.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Services } from '#kernel/services.ts'
import { hasChecked } from './captions.ts'
import { changeCaptions } from './change-captions.ts'
import { findOwnVideo } from './find-video.ts'
import { publishTranscribed } from './publish-video.ts'
import { removeSound, soundAddress } from './sound-address.ts'
import type { SoundSource } from './sound-address.ts'
import { storeCues } from './store-captions.ts'
import { collectSpeech, handInSound, transcriptionTries } from './transcription.ts'
import type { Transcribed } from './transcription.ts'
import {
  beginTranscription,
  endTranscription,
  failTranscription,
  selectVideo,
  updateTranscriptionTask,
} from './videos.queries.ts'
import type { VideoRow } from './videos.queries.ts'
import { filePurpose, soundKey } from './video-files.ts'
import { demuxerOf } from './video-mime.ts'
import { presentVideo } from './videos.present.ts'

/** Each is paid for. */
const perDay: Limit = { name: 'video-transcription', max: 20, windowMs: 24 * 3600_000 }

export const transcribe = answer(videoCalls.transcribe, async ({ video_id, language }, context) => {
  const { db, jobs, limits, providers, vault } = context
  const video = await findOwnVideo(context, video_id)
  if (!providers.speech) throw refuse(videoFailures.noSpeechService)
  if (hasChecked(video.captions, language)) throw refuse(videoFailures.captionsKnown)
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

const giveUp = (services: Services, { videoId }: Data) => uploadedVideo.fail(services, videoId, 'fault')

export const beginTranscribing = defineJob<Data>({
  name: 'begin-transcribing',
  ...transcriptionTries,
  giveUp,
  run: (services, { videoId }) => handInSound(services, uploadedVideo, videoId),
})

export const collectTranscription = defineJob<Data>({
  name: 'collect-transcription',
  ...transcriptionTries,
  giveUp,
  run: (services, { videoId }) => collectSpeech(services, uploadedVideo, videoId),
})

const uploadedVideo: Transcribed = {
  async find(services, videoId) {
    const video = await selectVideo(services.db, videoId)
    if (video?.transcription_state !== 'waiting') return undefined
    return {
      language: video.transcription_language as TranscribedLanguage,
      task: video.transcription_task,
      beganAt: video.transcription_began_at!,
      seconds: video.seconds,
      address: () => soundAddress(services, soundOf(video)),
    }
  },
  saveTask: ({ db }, videoId, task) => updateTranscriptionTask(db, videoId, task),
  askAt: ({ db, jobs }, videoId, at) => jobs.send(db, collectTranscription, { videoId }, at),
  /** Saves what was heard as captions that a person has to check. */
  async finish(services, videoId, cues) {
    const video = await selectVideo(services.db, videoId)
    if (!video) return
    const language = video.transcription_language as TranscribedLanguage
    const end = async (db: Tx) => publishTranscribed({ ...services, db }, await endTranscription(db, videoId))
    if (hasChecked(video.captions, language)) await services.db.transaction(end)
    else {
      const stored = await storeCues(services, cues, video.user_id)
      const caption = {
        language,
        label: captionLabels[language],
        address: fileUrl(stored.key),
        is_machine: true,
      }
      await changeCaptions(services, video, language, caption, async (db) => {
        await insertFile(db, { ...stored, purpose: filePurpose(videoId) })
        await end(db)
      })
    }
    await removeSound(services, soundOf(video))
  },
  async fail(services, videoId) {
    const failed = await services.db.transaction(async (db) => {
      const video = await failTranscription(db, videoId)
      if (video) await publishTranscribed({ ...services, db }, video)
      return video
    })
    if (failed) await removeSound(services, soundOf(failed))
  },
}

const soundOf = (video: VideoRow): SoundSource => ({
  key: video.file_key,
  demuxer: demuxerOf(video.mime),
  soundKey: soundKey(video),
  ownerId: video.user_id,
  purpose: filePurpose(video.id),
})
