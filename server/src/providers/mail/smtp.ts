import { createTransport } from 'nodemailer'
import { MailRefused } from '#server/providers/ports.ts'
import type { MailPort } from '#server/providers/ports.ts'

/** Shorter than the lease of whoever sends: a line that hangs must not outlive it. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

type Smtp = { url: string; from: string }

type SmtpError = Error & { code?: string; permanent?: boolean }

/** Sends by a mail server, over a line of its own for each mail. TLS is used wherever the server offers it. */
export function smtpMail({ url, from }: Smtp): MailPort {
  const transport = createTransport({ url, ...patience, disableFileAccess: true, disableUrlAccess: true })
  const domain = /@([^>\s]+)>?$/.exec(from)![1]!
  return {
    async send({ to, subject, text, attachments, reference }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId: `<${reference}@${domain}>`,
          attachments: attachments.map(({ name, mime, body }) => ({
            filename: name,
            contentType: mime,
            content: body,
          })),
        })
      } catch (error) {
        throw told(error as SmtpError, to)
      }
    },
  }
}

/** Mail servers quote the address, and errors end up in the log: neither it nor the original error goes on from here. */
function told(error: SmtpError, address: string): Error {
  const words = error.message.replaceAll(address, '***')
  return isFinal(error) ? new MailRefused(words) : new Error(words)
}

/** Only what the server says of this mail is final. A wrong password is ours, and may be mended before the next try. */
const isFinal = ({ code, permanent }: SmtpError) =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
