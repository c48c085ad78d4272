import type { SpokenLanguage } from './speech.ts'

/** Of the sound that is heard: 16 kHz, 16 bit, one channel. */
export const heardBytesPerMs = 32

/** Words of one sentence. Until they are final, the next ones replace them. Times count from the first sample. */
export type HeardWords = { words: string; fromMs: number; toMs: number; isFinal: boolean }

export type Listening = {
  /** Takes the next piece of sound, at the speed at which it is spoken. */
  hear(sound: Buffer): void
  /** Nothing follows: what is still pending is told first. */
  end(): Promise<void>
  /** Resolves when it is over: empty if it was ended, else why it broke. */
  over: Promise<string>
}

export type ListeningOptions = {
  language: SpokenLanguage
  /** Words that are likely to be said, most likely first. */
  hotWords: string[]
  onWords: (heard: HeardWords) => void
}

/** Turns speech into text while it is spoken. */
export type LiveSpeechPort = {
  listen(options: ListeningOptions): Promise<Listening>
  /** Whether it only plays: then it works while somebody reads, and nothing is kept of it. */
  isSandbox: boolean
}

/** The service or the model answered and will not do this work. */
export class LiveSpeechRefused extends Error {
  override readonly name = 'LiveSpeechRefused'
}
