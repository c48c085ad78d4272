import { talkCaptionFailures } from '#contract/library/talk-captions.ts'
import { videoFailures } from '#contract/library/videos.ts'
import type { TranscribedLanguage } from '#contract/library/videos.ts'
import { memberOf } from '#kernel/answer.ts'
import { refuse } from '#kernel/fail.ts'
import { defineJob } from '#kernel/jobs/job.ts'
import type { Limit } from '#kernel/limits.ts'
import type { Context, Services } from '#kernel/services.ts'
import { hasChecked } from '#server/features/library/videos/captions.ts'
import { removeSound } from '#server/features/library/videos/sound-address.ts'
import {
  collectSpeech,
  handInSound,
  transcriptionTries,
} from '#server/features/library/videos/transcription.ts'
import type { Transcribed } from '#server/features/library/videos/transcription.ts'
import { changeCaptions } from './change-captions.ts'
import { captionsOf } from './find-talk.ts'
import {
  deleteTranscription,
  failTranscription,
  insertTranscription,
  selectTalk,
  selectTranscription,
  updateTask,
} from './talk-captions.queries.ts'
import type { TalkRow } from './talk-captions.queries.ts'
import { hasReachableSound, soundOf, talkSoundAddress } from './talk-sound.ts'

/** Each is paid for. */
const perDay: Limit = { name: 'talk-transcription', max: 300, windowMs: 24 * 3600_000 }

/** Has a speech service make captions of a talk, which replace none that a person has checked. */
export async function transcribeTalk(
  context: Context,
  talk: TalkRow,
  language: TranscribedLanguage,
): Promise<void> {
  const { db, jobs, limits, providers } = context
  const { userId } = memberOf(context)
  if (!providers.speech) throw refuse(videoFailures.noSpeechService)
  if (hasChecked(captionsOf(talk), language)) throw refuse(videoFailures.captionsKnown)
  if (!hasReachableSound(talk)) throw refuse(talkCaptionFailures.soundElsewhere)
  await limits.spend(perDay, `user ${userId}`)
  await db.transaction(async (db) => {
    const asked = { talk: talk.talk, talk_id: talk.talk_id, language, asked_by: userId }
    const begun = await insertTranscription(db, asked)
    if (!begun) throw refuse(talkCaptionFailures.transcribing)
    await jobs.send(db, beginTranscribingTalk, { transcriptionId: begun.id })
  })
}

type Data = { transcriptionId: number }

const giveUp = (services: Services, { transcriptionId }: Data) =>
  openTalk.fail(services, transcriptionId, 'fault')

export const beginTranscribingTalk = defineJob<Data>({
  name: 'begin-transcribing-talk',
  ...transcriptionTries,
  giveUp,
  run: (services, { transcriptionId }) => handInSound(services, openTalk, transcriptionId),
})

export const collectTalkTranscription = defineJob<Data>({
  name: 'collect-talk-transcription',
  ...transcriptionTries,
  giveUp,
  run: (services, { transcriptionId }) => collectSpeech(services, openTalk, transcriptionId),
})

const openTalk: Transcribed = {
  async find(services, id) {
    const asked = await selectTranscription(services.db, id)
    if (asked?.state !== 'waiting') return undefined
    const talk = await selectTalk(services.db, asked.talk, asked.talk_id)
    if (!talk) return undefined
    const { language, task, began_at: beganAt } = asked
    const address = () => talkSoundAddress(services, talk, asked)
    return { language, task, beganAt, seconds: talk.seconds, address }
  },
  saveTask: ({ db }, id, task) => updateTask(db, id, task),
  askAt: ({ db, jobs }, id, at) => jobs.send(db, collectTalkTranscription, { transcriptionId: id }, at),
  /** Saves what was heard as captions that a person has to check. */
  async finish(services, id, cues) {
    const asked = await selectTranscription(services.db, id)
    const talk = asked && (await selectTalk(services.db, asked.talk, asked.talk_id))
    if (!talk) return
    const { language, asked_by: ownerId } = asked
    if (hasChecked(captionsOf(talk), language)) await deleteTranscription(services.db, id)
    else
      await changeCaptions(services, talk, {
        language,
        cues,
        isMachine: true,
        ownerId,
        alongside: (db) => deleteTranscription(db, id),
      })
    await removeSound(services, soundOf(asked))
  },
  async fail(services, id, reason) {
    const failed = await failTranscription(services.db, id, reason)
    if (failed) await removeSound(services, soundOf(failed))
  },
}
