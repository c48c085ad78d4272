import { defineJob } from '#kernel/jobs/job.ts'
import { shanghaiTime } from '#kernel/time.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import { insertDigests, selectDigest, selectUnreadOfWeek, updateDigest } from './digests.queries.ts'
import { siteAddress } from './message-address.ts'
import { textIn } from './messages.present.ts'
import { messagesText } from './messages.text.ts'

const listed = 20

/** Sends one person the unread messages of the week. */
export const sendDigest = defineJob<{ userId: number; weekOn: string }>({
  name: 'send-message-digest',
  retryWaits: [300, 1800, 7200],
  key: ({ userId, weekOn }) => `${userId} ${weekOn}`,
  async run({ db, env, vault, providers }, { userId, weekOn }) {
    const digest = await selectDigest(db, userId, weekOn)
    if (!digest?.email) return
    const rows = await selectUnreadOfWeek(db, userId, listed)
    const total = rows[0]?.total ?? 0
    if (total > 0) {
      const text = messagesText[digest.language]
      const lines = rows.map((row) => {
        const { title, content } = textIn(row, digest.language)
        return `· ${title}：${content}`
      })
      await providers.mail.send({
        to: vault.openText(digest.email),
        subject: text.digestSubject,
        text: [
          text.digestIntro(total),
          [...lines, ...(total > listed ? [text.more(total - listed)] : [])].join('\n'),
          text.read(siteAddress(env, '/messageList')),
          text.settings(siteAddress(env, '/messageSetting')),
        ].join('\n\n'),
        attachments: [],
        reference: `message-digest-${userId}-${weekOn}`,
      })
    }
    await updateDigest(db, userId, weekOn, 'sent')
  },
  isFinal: (error) => error instanceof MailRefused,
  giveUp: ({ db }, { userId, weekOn }) => updateDigest(db, userId, weekOn, 'failed'),
})

/** Queues the digests of the week on Monday mornings. */
export const queueDigests = defineJob({
  name: 'queue-message-digests',
  retryWaits: [60, 300],
  schedule: '0 8 * * 1',
  run: ({ db, jobs }) =>
    db.transaction(async (db) => {
      const weekOn = shanghaiTime(new Date()).slice(0, 10)
      const userIds = await insertDigests(db, weekOn)
      if (userIds.length > 0)
        await jobs.sendAll(
          db,
          sendDigest,
          userIds.map((userId) => ({ data: { userId, weekOn } })),
        )
    }),
})
