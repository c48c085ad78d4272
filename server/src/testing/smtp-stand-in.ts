import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

export type ReceivedMail = { from: string; to: string; data: string }
/** The error reply of the mail server to a command; `cut` closes the connection. */
export type Objection = string | undefined

/** A mail server on this machine, for tests: `object` decides which commands it rejects. */
export async function openSmtpStandIn(object: (command: string) => Objection = () => undefined) {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, object, received)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

const standard: Record<string, string> = { EHLO: '250 stand-in', DATA: '354 go on', QUIT: '221 bye' }

function converse(socket: Socket, object: (command: string) => Objection, received: ReceivedMail[]) {
  const mail = { from: '', to: '', data: '' }
  let waiting = ''
  let isData = false
  const say = (line: string) => socket.write(`${line}\r\n`)
  const reply = (command: string, yes: string) => {
    const objection = object(command)
    if (objection === 'cut') socket.destroy()
    else say(objection ?? yes)
    return objection === undefined
  }
  say('220 stand-in')
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    waiting += chunk
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
      isData = reply(verb, standard[verb] ?? '250 ok') && verb === 'DATA'
    }
  })
}
