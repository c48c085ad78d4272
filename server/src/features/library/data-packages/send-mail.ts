import { defineJob } from '#kernel/jobs/job.ts'
import { notify } from '#kernel/notify.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import { composeMail } from './compose-mail.ts'
import { packageNotSent } from './data-packages.notices.ts'
import { giveUpMail, markMailSent, selectUnsentMail } from './mails.queries.ts'

/**
 * Sends one mail. It goes out once, unless a server dies between the mail server's yes and noting it: then once more,
 * under the same Message-ID.
 */
export const sendMail = defineJob<{ mailId: number }>({
  name: 'send-data-package',
  retryWaits: [60, 300, 900, 3600],
  // Each may hold 15 MB of attachments in memory.
  atOnce: 2,
  key: ({ mailId }) => String(mailId),
  async run(services, { mailId }) {
    const mail = await selectUnsentMail(services.db, mailId)
    if (!mail) return
    const message = await composeMail(services, mail)
    if (!message) throw new MailRefused('the data package is gone')
    await services.providers.mail.send(message)
    await markMailSent(services.db, mailId)
  },
  isFinal: (error) => error instanceof MailRefused,
  giveUp: ({ db }, { mailId }) =>
    db.transaction(async (db) => {
      const given = await giveUpMail(db, mailId)
      if (!given) return
      const { userId, packageId, name } = given
      await notify(db, userId, packageNotSent.write({ name, packageId }))
    }),
})
