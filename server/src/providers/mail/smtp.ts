import { createTransport } from 'nodemailer'
import { MailRefused } from '#kernel/ports/mail.ts'
import type { MailPort } from '#kernel/ports/mail.ts'

/** Shorter than the lease of the sending job: a hanging connection must not outlive it. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 }

type Smtp = { url: string; from: string }

type SmtpError = Error & { code?: string; permanent?: boolean }

/** Sends by a mail server, with one connection per mail, and never in the clear: a server that offers no TLS gets nothing. */
export function smtpMail({ url, from }: Smtp): MailPort {
  const transport = createTransport({
    url,
    requireTLS: true,
    ...patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
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
        throw withoutAddress(error as SmtpError, to)
      }
    },
  }
}

/** Mail servers quote the address, and errors are logged: neither the address nor the original error is passed on. */
function withoutAddress(error: SmtpError, address: string): Error {
  const words = error.message.replaceAll(address, '***')
  return isFinal(error) ? new MailRefused(words) : new Error(words)
}

/** Only the server's verdict on this mail is final. A wrong password is our fault, and may be fixed before the next attempt. */
const isFinal = ({ code, permanent }: SmtpError) =>
  permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE')
