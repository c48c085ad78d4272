import { expect, it, vi } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import type { Env } from '#kernel/env.ts'
import { MailRefused } from '#kernel/ports/mail.ts'
import { openMail } from './open-mail.ts'
import { openSmtpStandIn } from '#server/testing/smtp-stand-in.ts'

const message = {
  to: 'doctor@example.com',
  subject: '资料',
  text: '您好',
  attachments: [{ name: 'a.pdf', mime: 'application/pdf', body: Buffer.from('1234') }],
  reference: 'mail-1',
}

it.each(['development', 'test'] as const)('is the outbox without a mail server in %s', async (NODE_ENV) => {
  const save = vi.fn(async () => undefined)
  await openMail({ NODE_ENV } as Env, save).send(message)
  expect(save).toHaveBeenCalledExactlyOnceWith({
    kind: 'mail',
    recipient: 'doctor@example.com',
    text: '资料\n您好\n[a.pdf, 4 B]',
  })
})

it('never is the outbox in production', async () => {
  const save = vi.fn(async () => undefined)
  await expect(openMail({ NODE_ENV: 'production' } as Env, save).send(message)).rejects.toThrow(MailRefused)
  expect(save).not.toHaveBeenCalled()
})

it('is the mail server that is set up', async () => {
  const standIn = await openSmtpStandIn()
  const save = vi.fn(async () => undefined)
  const env = readEnv({ SMTP_URL: standIn.url, MAIL_FROM: 'no-reply@xinglin.example' })
  await openMail(env, save).send(message)
  expect(standIn.received).toHaveLength(1)
  expect(save).not.toHaveBeenCalled()
  await standIn.close()
})

it('is the mail server that was entered by field', async () => {
  const standIn = await openSmtpStandIn()
  const { hostname, port } = new URL(standIn.url)
  const env = readEnv({
    SMTP_HOST: hostname,
    SMTP_PORT: port,
    SMTP_SECURITY: 'starttls',
    MAIL_FROM: 'no-reply@xinglin.example',
  })
  await openMail(env, async () => undefined).send(message)
  expect(standIn.received).toHaveLength(1)
  await standIn.close()
})

it.each([
  [{ SMTP_HOST: 'mail.example' }, 'MAIL_FROM must be set: SMTP_HOST is set'],
  [{ SMTP_PORT: 'x' }, 'SMTP_PORT is set wrongly: must be a port'],
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM must be set: SMTP_URL is set'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL is set wrongly: must start with smtp:// or smtps://'],
  [{ MAIL_FROM: 'somebody' }, 'MAIL_FROM is set wrongly: must be an e-mail address'],
])('explains what is wrong with %j', (source, words) => {
  expect(() => readEnv(source)).toThrow(words)
})
