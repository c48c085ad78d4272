import type { Db } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Tally } from '#kernel/metrics/tally.ts'
import type { VideoEngine } from '#kernel/video-engine.ts'
import { openCarrier } from './providers/carrier/open-carrier.ts'
import { openComposer } from './providers/composer/open-composer.ts'
import { openEdge } from './providers/edge/open-edge.ts'
import { openLive } from './providers/live/open-live.ts'
import { openLiveSpeech } from './providers/live-speech/open-live-speech.ts'
import { openMail } from './providers/mail/open-mail.ts'
import { openPayments } from './providers/payments/open-payments.ts'
import type { PaymentProvider } from './kernel/ports/payments.ts'
import type { Providers } from './kernel/ports/providers.ts'
import { watchPort } from './providers/watch-port.ts'
import { openAppPush, openWebPush } from './providers/push/open-push.ts'
import { openRooms } from './providers/rooms/open-rooms.ts'
import { openSms } from './providers/sms/open-sms.ts'
import { insertOutboxMessage } from './providers/sms/sms.queries.ts'
import { openSpeech } from './providers/speech/open-speech.ts'
import { openStorage } from './providers/storage/open-storage.ts'
import { openWechat } from './providers/wechat/open-wechat.ts'

type Tools = { db: Db; vault: Vault; failures: Tally }

/** The outside services that a running server can change over. */
export async function reopenProviders(
  env: Env,
  { db, vault, failures, engine }: Tools & { engine: VideoEngine | undefined },
) {
  const save = (message: Parameters<typeof insertOutboxMessage>[1]) => insertOutboxMessage(db, message)
  const counted = <Port extends object>(name: string, port: Port) => watchPort(name, port, failures)
  const payments = openPayments(env, db, vault)
  const speech = openSpeech(env)
  const liveSpeech = openLiveSpeech(env, engine)
  const composer = openComposer(env)
  return {
    sms: counted('sms', openSms(env, db)),
    mail: counted('mail', openMail(env, save)),
    appPush: counted('appPush', openAppPush(env, save)),
    webPush: counted('webPush', await openWebPush(env, { db, vault, save })),
    wechat: counted('wechat', openWechat(env, { db, vault, save })),
    carrier: counted('carrier', openCarrier(env)),
    rooms: counted('rooms', openRooms(env)),
    payments: { ...payments, provider: (name: PaymentProvider) => counted(name, payments.provider(name)) },
    edge: openEdge(env),
    speech: speech && counted('speech', speech),
    liveSpeech: liveSpeech && counted('liveSpeech', liveSpeech),
    composer: composer && counted('composer', composer),
  }
}

/** Files and streams that are open stay where they are: their services are opened at the start alone. */
export async function openProviders(env: Env, tools: Tools): Promise<Providers> {
  const [storage, live] = await Promise.all([openStorage(env), openLive(env)])
  const providers = await reopenProviders(env, { ...tools, engine: live.engine })
  return { ...providers, storage: watchPort('storage', storage, tools.failures), live }
}
