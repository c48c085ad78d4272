import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { TLSSocket, createSecureContext, getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SecureContext } from 'node:tls'
import { makeCertificate, makeKeys, pemOf } from './make-certificate.ts'

/** `isSecret`: it came by TLS. */
export type ReceivedMail = { from: string; to: string; isSecret: boolean; data: string }
/** The error reply of the mail server to a command; `cut` closes the connection. */
export type Objection = string | undefined

const address = '127.0.0.1'

/** One for all stand-ins of a process, which believes it from now on. */
let known: { cert: string; key: string } | undefined
function identity() {
  if (known) return known
  const keys = makeKeys()
  const cert = makeCertificate(keys, { serial: '0202', issuer: { CN: 'mail stand-in' }, address })
  setDefaultCACertificates([...getCACertificates(), cert])
  return (known = { cert, key: pemOf(keys.privateKey) })
}

/**
 * A mail server on this machine, for tests, which takes mails by STARTTLS and in the clear: `object` decides which commands it rejects.
 * Another process has to be told of its certificate.
 */
export async function openSmtpStandIn(object: (command: string) => Objection = () => undefined) {
  const { cert, key } = identity()
  const secureContext = createSecureContext({ cert, key })
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    socket.write('220 stand-in\r\n')
    converse(socket, { object, received, secureContext })
  })
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  return {
    url: `smtp://${address}:${(server.address() as AddressInfo).port}`,
    certificate: cert,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

const standard: Record<string, string> = {
  EHLO: '250-stand-in\r\n250 STARTTLS',
  STARTTLS: '220 go on',
  DATA: '354 go on',
  QUIT: '221 bye',
}

type Manners = {
  object: (command: string) => Objection
  received: ReceivedMail[]
  secureContext: SecureContext
}

function converse(socket: Socket, manners: Manners) {
  const { object, received, secureContext } = manners
  const mail = { from: '', to: '', isSecret: socket instanceof TLSSocket, data: '' }
  let waiting = ''
  let isData = false
  const reply = (command: string, yes: string) => {
    const objection = object(command)
    if (objection === 'cut') socket.destroy()
    else socket.write(`${objection ?? yes}\r\n`)
    return objection === undefined
  }
  const hear = (chunk: Buffer) => {
    waiting += chunk.toString('utf8')
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const whole = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? 5 : 2))
      if (isData) {
        isData = false
        if (reply('END OF DATA', '250 taken')) received.push({ ...mail, data: whole })
        continue
      }
      const verb = whole.split(/[ :]/)[0]!.toUpperCase()
      if (verb === 'MAIL') mail.from = /<(.*?)>/.exec(whole)?.[1] ?? ''
      if (verb === 'RCPT') mail.to = /<(.*?)>/.exec(whole)?.[1] ?? ''
      const isTaken = reply(verb, standard[verb] ?? '250 ok')
      isData = isTaken && verb === 'DATA'
      if (isTaken && verb === 'STARTTLS') {
        socket.off('data', hear)
        converse(
          new TLSSocket(socket, { isServer: true, secureContext }).on('error', () => undefined),
          manners,
        )
        return
      }
    }
  }
  socket.on('data', hear)
}
