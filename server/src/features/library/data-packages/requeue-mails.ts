import type { Services } from '#kernel/services.ts'
import { selectWaitingMails } from './mails.queries.ts'
import { sendMail } from './send-mail.ts'

/** A restored backup has the mails and not their jobs. Mails whose job waits are not touched: its key is theirs. */
export async function requeueMails({ db, jobs }: Pick<Services, 'db' | 'jobs'>): Promise<void> {
  const waiting = await selectWaitingMails(db)
  await jobs.sendAll(
    db,
    sendMail,
    waiting.map(({ id }) => ({ data: { mailId: id } })),
  )
}
