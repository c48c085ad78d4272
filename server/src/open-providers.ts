import type { Db } from '#kernel/database.ts'
import type { Env } from '#kernel/env.ts'
import type { Vault } from '#kernel/vault.ts'
import { openCarrier } from './providers/carrier/open-carrier.ts'
import { openLive } from './providers/live/open-live.ts'
import { openMail } from './providers/mail/open-mail.ts'
import { openPayments } from './providers/payments/open-payments.ts'
import type { Providers } from './kernel/ports/providers.ts'
import { openAppPush, openWebPush } from './providers/push/open-push.ts'
import { openRooms } from './providers/rooms/open-rooms.ts'
import { openSms } from './providers/sms/open-sms.ts'
import { insertOutboxMessage } from './providers/sms/sms.queries.ts'
import { openSpeech } from './providers/speech/open-speech.ts'
import { openStorage } from './providers/storage/open-storage.ts'
import { openWechat } from './providers/wechat/open-wechat.ts'

type Tools = { db: Db; vault: Vault }

/** The outside services that a running server can change over. */
export async function reopenProviders(env: Env, { db, vault }: Tools) {
  const save = (message: Parameters<typeof insertOutboxMessage>[1]) => insertOutboxMessage(db, message)
  return {
    sms: openSms(env, db),
    mail: openMail(env, save),
    appPush: openAppPush(env, save),
    webPush: await openWebPush(env, { db, vault, save }),
    wechat: openWechat(env, { db, vault, save }),
    carrier: openCarrier(env),
    rooms: openRooms(env),
    payments: openPayments(env, db, vault),
    speech: openSpeech(env),
  }
}

/** Files and streams that are open stay where they are: their services are opened at the start alone. */
export async function openProviders(env: Env, tools: Tools): Promise<Providers> {
  const [providers, storage, live] = await Promise.all([
    reopenProviders(env, tools),
    openStorage(env),
    openLive(env),
  ])
  return { ...providers, storage, live }
}
