import type { MailPort } from '#server/providers/ports.ts'

/** Puts a message into the outbox that the sandbox pages show. */
export type KeepMail = (message: { kind: 'mail'; recipient: string; text: string }) => Promise<void>

/** Sends nothing; the outbox shows what would have been sent, with the names of what was attached. */
export const sandboxMail = (keep: KeepMail): MailPort => ({
  send({ to, subject, text, attachments }) {
    const names = attachments.map(({ name, body }) => `[${name}, ${body.length} B]`)
    return keep({ kind: 'mail', recipient: to, text: [subject, text, ...names].join('\n') })
  },
})
