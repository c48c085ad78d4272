import { isDatabaseAway } from '#kernel/database.ts'
import { MailRefused } from '#server/providers/ports.ts'
import { composeMail } from './compose-mail.ts'
import type { MailDesk } from './compose-mail.ts'
import { claimDueMail, giveUpMail, markMailSent, postponeMail } from './mails.queries.ts'
import type { MailRow } from './mails.queries.ts'

const lookEveryMs = 2000
/** Longer than any mail takes: whoever has not finished by then is taken for dead. */
const leaseSeconds = 600
/** How long to wait after each failure; after the last there is no further try. */
const waits = [60, 300, 900, 3600]

/**
 * Sends what is due, for as long as the server runs; several servers share the work. A mail goes out once, unless a
 * server dies between the mail server's yes and noting it: then once more, under the same Message-ID.
 */
export function sendMailsRegularly(desk: MailDesk): () => Promise<void> {
  const stop = new AbortController()
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= sendAll().finally(() => (running = undefined))
  }, lookEveryMs).unref()

  async function sendAll() {
    try {
      while (!stop.signal.aborted && (await sendDueMail(desk)));
    } catch (error) {
      if (!isDatabaseAway(error)) desk.log.error({ err: error }, 'mails could not be sent')
    }
  }

  return async () => {
    stop.abort()
    clearInterval(timer)
    await running
  }
}

/** One mail; false when none is due. */
export async function sendDueMail(desk: MailDesk): Promise<boolean> {
  const mail = await claimDueMail(desk.db, leaseSeconds)
  if (!mail) return false
  // One that has ended its server each time is not given another.
  if (mail.tries > waits.length + 1) await giveUpMail(desk.db, mail)
  else await send(desk, mail)
  return true
}

async function send(desk: MailDesk, mail: MailRow) {
  try {
    const message = await composeMail(desk, mail)
    if (!message) throw new MailRefused('the data package is gone')
    await desk.providers.mail.send(message)
  } catch (error) {
    const wait = error instanceof MailRefused ? undefined : waits[mail.tries - 1]
    desk.log.warn(
      { mail: mail.id, tries: mail.tries, reason: (error as Error).message },
      'a mail was not sent',
    )
    await (wait === undefined ? giveUpMail(desk.db, mail) : postponeMail(desk.db, mail, wait))
    return
  }
  await markMailSent(desk.db, mail.id)
}
