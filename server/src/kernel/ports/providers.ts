import type { CarrierPort } from './carrier.ts'
import type { ComposerPort } from './composer.ts'
import type { EdgePort } from './edge.ts'
import type { LivePort } from './live.ts'
import type { LiveSpeechPort } from './live-speech.ts'
import type { MailPort } from './mail.ts'
import type { Payments } from './payments.ts'
import type { AppPushPort, WebPushPort } from './push.ts'
import type { RoomsPort } from './rooms.ts'
import type { SmsPort } from './sms.ts'
import type { SpeechPort } from './speech.ts'
import type { StoragePort } from './storage.ts'
import type { WechatPort } from './wechat.ts'

/** The external services as the server sees them. Each port has a sandbox adapter and a real one, in `server/src/providers/`. */
export type Providers = {
  live: LivePort
  rooms: RoomsPort
  sms: SmsPort
  mail: MailPort
  appPush: AppPushPort
  webPush: WebPushPort
  storage: StoragePort
  wechat: WechatPort
  carrier: CarrierPort
  payments: Payments
  /** Undefined where viewers load videos from this server. */
  edge: EdgePort | undefined
  /** Undefined where nobody recognises speech. */
  speech: SpeechPort | undefined
  /** Undefined where nobody recognises speech while it is spoken. */
  liveSpeech: LiveSpeechPort | undefined
  /** Undefined where no language model is configured. */
  composer: ComposerPort | undefined
}
