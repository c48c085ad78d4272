import type { MailPort } from '#kernel/ports/mail.ts'

/** Adds a message to the outbox that the sandbox pages show. */
export type SaveMail = (message: { kind: 'mail'; recipient: string; text: string }) => Promise<void>

/** Sends nothing; the outbox shows what would have been sent, with the names of the attachments. */
export const sandboxMail = (save: SaveMail): MailPort => ({
  send({ to, subject, text, attachments }) {
    const names = attachments.map(({ name, body }) => `[${name}, ${body.length} B]`)
    return save({ kind: 'mail', recipient: to, text: [subject, text, ...names].join('\n') })
  },
})
