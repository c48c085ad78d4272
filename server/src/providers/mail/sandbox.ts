import type { MailPort } from '#server/providers/ports.ts'

/** Adds a message to the outbox that the sandbox pages show. */
export type KeepMail = (message: { kind: 'mail'; recipient: string; text: string }) => Promise<void>

/** Sends nothing; the outbox shows what would have been sent, with the names of the attachments. */
export const sandboxMail = (keep: KeepMail): MailPort => ({
  send({ to, subject, text, attachments }) {
    const names = attachments.map(({ name, body }) => `[${name}, ${body.length} B]`)
    return keep({ kind: 'mail', recipient: to, text: [subject, text, ...names].join('\n') })
  },
})
