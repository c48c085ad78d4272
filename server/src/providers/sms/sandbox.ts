import type { Db } from '#kernel/database.ts'
import type { SmsPort } from '#kernel/ports/sms.ts'
import { hasOutboxMessage, insertOutboxMessage } from './sms.queries.ts'

/** Sends nothing; the outbox page shows what would have been sent, under the number as it was entered. */
export function sandboxSms(db: Db): SmsPort {
  return {
    send: ({ phone, text, code, reference }) =>
      insertOutboxMessage(db, { kind: 'sms', recipient: phone, text, code, reference }),
    wasSent: ({ reference }) => hasOutboxMessage(db, reference),
  }
}
