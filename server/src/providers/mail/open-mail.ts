import type { Env } from '#kernel/env.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import type { MailPort } from '#kernel/ports/mail.ts'
import { sandboxMail } from './sandbox.ts'
import type { SaveMail } from './sandbox.ts'
import { smtpMail } from './smtp.ts'

/** The configured mail server, or the sandbox outside production. Production without one sends no mail. */
export function openMail(env: Env, save: SaveMail): MailPort {
  const { SMTP_URL: url = addressOf(env), MAIL_FROM: from } = env
  if (url !== undefined && from !== undefined) return smtpMail({ url, from })
  return env.NODE_ENV === 'production' ? absentMail : sandboxMail(save)
}

const absentMail: MailPort = { send: () => Promise.reject(new MailRefused('e-mail is not set up')) }

/** The server from what was entered by field; undefined where it was not. */
function addressOf({ SMTP_HOST, SMTP_PORT = '', SMTP_SECURITY, SMTP_USER = '', SMTP_PASSWORD = '' }: Env) {
  if (SMTP_HOST === undefined) return undefined
  const address = new URL(`${SMTP_SECURITY === 'starttls' ? 'smtp' : 'smtps'}://${SMTP_HOST}`)
  address.port = SMTP_PORT
  address.username = SMTP_USER
  address.password = SMTP_PASSWORD
  return address.href
}
