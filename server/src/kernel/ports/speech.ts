/** The languages in which talks are held. */
export type SpokenLanguage = 'zh' | 'en'

export type Sound = {
  language: SpokenLanguage
  seconds: number
  /** Where the service loads the sound from. Asked for only by a service that loads it: it may have to be made. */
  address: () => Promise<string>
}

export type RecognisedSentence = { fromMs: number; toMs: number; words: string }

/** Turns what is said in a recording into text, which takes the service some minutes. */
export type SpeechPort = {
  /** Begins the work; returns the name under which its result is asked for. */
  begin(sound: Sound): Promise<string>
  /** Undefined while the service is at work. */
  result(task: string): Promise<RecognisedSentence[] | undefined>
}

/** The service answered and will not do this work. */
export class SpeechRefused extends Error {
  override readonly name = 'SpeechRefused'
}
