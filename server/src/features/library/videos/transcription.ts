import type { TranscribedLanguage, TranscriptionReason } from '#contract/library/videos.ts'
import type { Services } from '#kernel/services.ts'
import { SpeechRefused } from '#kernel/ports/speech.ts'
import type { RecognisedSentence } from '#kernel/ports/speech.ts'
import type { Cue } from './captions.ts'
import { VideoRefused } from './media/video-refused.ts'

/** What a speech service is asked for. */
export type Transcription = {
  language: TranscribedLanguage
  /** The name under which the service knows it; empty until it has been handed in. */
  task: string
  beganAt: Date
  seconds: number
  /** Where the service loads the sound; it may have to be made. */
  address: () => Promise<string>
}

/** A kind of thing whose sound becomes captions: a video that a member has uploaded, or a talk. */
export type Transcribed = {
  /** Undefined where nobody waits for it any more. */
  find(services: Services, id: number): Promise<Transcription | undefined>
  saveTask(services: Services, id: number, task: string): Promise<unknown>
  /** Sends the job that asks for the result. */
  askAt(services: Services, id: number, at?: Date): Promise<unknown>
  finish(services: Services, id: number, cues: Cue[]): Promise<unknown>
  fail(services: Services, id: number, reason: TranscriptionReason): Promise<unknown>
}

const waitMs = 15_000
const longestMs = 12 * 3600_000

/** How often the jobs of a transcription are tried: what was refused would be refused again. */
export const transcriptionTries = {
  retryWaits: [30, 120, 600],
  isFinal: (error: unknown) => error instanceof SpeechRefused || error instanceof VideoRefused,
}

/** Hands the sound to the speech service. */
export async function handInSound(services: Services, kind: Transcribed, id: number): Promise<void> {
  const { speech } = services.providers
  const asked = await kind.find(services, id)
  if (!asked || !speech) return
  if (asked.task === '') {
    const { language, seconds, address } = asked
    const task = await orFail(services, kind, id, () => speech.begin({ language, seconds, address }))
    await kind.saveTask(services, id, task)
  }
  await kind.askAt(services, id)
}

/** Asks the speech service until it is done. */
export async function collectSpeech(services: Services, kind: Transcribed, id: number): Promise<unknown> {
  const { speech } = services.providers
  const asked = await kind.find(services, id)
  if (!asked || !speech) return undefined
  const heard = await orFail(services, kind, id, () => speech.result(asked.task))
  if (heard) {
    const cues = cuesOf(heard)
    return cues.length > 0 ? kind.finish(services, id, cues) : kind.fail(services, id, 'silent')
  }
  if (Date.now() - asked.beganAt.getTime() > longestMs) return kind.fail(services, id, 'late')
  return kind.askAt(services, id, new Date(Date.now() + waitMs))
}

const cuesOf = (heard: RecognisedSentence[]): Cue[] =>
  heard
    .filter(({ fromMs, toMs, words }) => toMs > fromMs && words.trim() !== '')
    .map(({ fromMs, toMs, words }) => ({ from: fromMs, to: toMs, lines: [words] }))

/** Notes why it was refused before the job is given up. */
async function orFail<Result>(
  services: Services,
  kind: Transcribed,
  id: number,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SpeechRefused) await kind.fail(services, id, 'refused')
    if (error instanceof VideoRefused) await kind.fail(services, id, 'unreadable')
    throw error
  }
}
