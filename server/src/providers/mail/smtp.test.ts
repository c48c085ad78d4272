import { afterEach, expect, it } from 'vitest'
import { MailRefused } from '#kernel/ports/mail.ts'
import type { MailMessage } from '#kernel/ports/mail.ts'
import { openSmtpStandIn } from '#server/testing/smtp-stand-in.ts'
import type { Objection } from '#server/testing/smtp-stand-in.ts'
import { smtpMail } from './smtp.ts'

type StandIn = Awaited<ReturnType<typeof openSmtpStandIn>>

let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

async function open(object?: (command: string) => Objection) {
  standIn = await openSmtpStandIn(object)
  return { mail: smtpMail({ url: standIn.url, from: '杏林 <no-reply@xinglin.example>' }), standIn }
}

const message: MailMessage = {
  to: 'doctor@example.com',
  subject: '电子资料包',
  text: '您好',
  attachments: [{ name: '说明书.pdf', mime: 'application/pdf', body: Buffer.from('%PDF-1.4 content') }],
  reference: 'data-package-mail-7',
}

it('passes a mail with its attachments to the server', async () => {
  const { mail, standIn: server } = await open()
  await mail.send(message)
  expect(server.received).toHaveLength(1)
  const [{ from, to, isSecret, data }] = server.received as [(typeof server.received)[0]]
  expect(isSecret).toBe(true)
  expect([from, to]).toEqual(['no-reply@xinglin.example', 'doctor@example.com'])
  expect(data).toContain('Message-ID: <data-package-mail-7@xinglin.example>')
  expect(data).toContain(Buffer.from('%PDF-1.4 content').toString('base64'))
  expect(data).toContain('Content-Type: application/pdf')
  const words = data.replaceAll(/=\?UTF-8\?B\?(.*?)\?=/gi, (_, coded: string) =>
    Buffer.from(coded, 'base64').toString(),
  )
  expect(words).toContain('Subject: 电子资料包')
})

it('sends the same Message-ID each time', async () => {
  const { mail, standIn: server } = await open()
  await mail.send(message)
  await mail.send(message)
  const names = server.received.map(({ data }) => /^Message-ID: (.*)$/im.exec(data)?.[1]?.trim())
  expect(names).toEqual(Array(2).fill('<data-package-mail-7@xinglin.example>'))
})

it.each([
  ['RCPT', '550 5.1.1 no such user <doctor@example.com>'],
  ['END OF DATA', '554 looks like spam'],
])('treats a rejection at %s as final, and does not reveal the address', async (command, words) => {
  const { mail } = await open((said) => (said === command ? words : undefined))
  const error = await mail.send(message).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(MailRefused)
  expect((error as Error).message).not.toContain('doctor@example.com')
})

it.each([
  ['RCPT', '451 try again later'],
  ['MAIL', '421 too busy'],
  ['DATA', 'cut'],
  ['END OF DATA', 'cut'],
] as const)('lets a no at %s be tried again: %s', async (command, objection) => {
  const { mail, standIn: server } = await open((said) => (said === command ? objection : undefined))
  const error = await mail.send(message).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toBeInstanceOf(MailRefused)
  expect(server.received).toEqual([])
})

it.each([
  ['has no TLS', { EHLO: '250 stand-in', STARTTLS: '502 never heard of it' }],
  ['takes its offer back', { STARTTLS: '454 not now' }],
  ['knows no extensions', { EHLO: '502 never heard of it' }],
] as [string, Record<string, string>][])('sends nothing to a server that %s', async (_, answers) => {
  const said: string[] = []
  const { mail, standIn: server } = await open((command) => {
    said.push(command)
    return answers[command]
  })
  await expect(mail.send(message)).rejects.not.toBeInstanceOf(MailRefused)
  expect(said).not.toContain('MAIL')
  expect(server.received).toEqual([])
})

it('begins TLS where the offer of it was cut out on the way', async () => {
  const { mail, standIn: server } = await open((command) => (command === 'EHLO' ? '250 stand-in' : undefined))
  await mail.send(message)
  expect(server.received).toMatchObject([{ isSecret: true }])
})

it('believes no certificate that was made for another name', async () => {
  const { standIn: server } = await open()
  const url = server.url.replace('127.0.0.1', 'localhost')
  await expect(smtpMail({ url, from: 'no-reply@xinglin.example' }).send(message)).rejects.toThrow(
    /certificate/,
  )
  expect(server.received).toEqual([])
})

it('allows a retry if the server is unavailable', async () => {
  const { mail, standIn: server } = await open()
  await server.close()
  await expect(mail.send(message)).rejects.not.toBeInstanceOf(MailRefused)
})
