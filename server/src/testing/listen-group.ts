import { createHash } from 'node:crypto'
import { WebSocket } from 'ws'
import { socketPath, socketSignText, socketVersion } from '#contract/wire/socket.ts'
import type { TestApp, TestClient } from './test-app.ts'

type Message = { type: string; [field: string]: unknown }

export type Listener = {
  messages: Message[]
  /** The first message of a type, whenever it comes. */
  next(type: string): Promise<Message>
  /** Signed, as every message of a client is. */
  send(type: string, fields: object): void
  /** Resolves with the code that it was closed with. */
  closed: Promise<number>
  close(): void
}

type Listening = { userid: string; client: TestClient | undefined }

const visitor: Listening = { userid: '', client: undefined }

/** A socket of the real server that has logged in: as a visitor, or as the user of a client. */
export async function listen(app: TestApp, as = visitor): Promise<Listener> {
  const socket = new WebSocket(app.url.replace('http', 'ws') + socketPath)
  const messages: Message[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data) => {
    const content = JSON.parse((data as Buffer).toString()) as Message | Message[]
    messages.push(...(Array.isArray(content) ? content : [content]))
    for (const look of waiting) look()
  })
  const next = (type: string) =>
    new Promise<Message>((resolve) => {
      const look = () => {
        const found = messages.find((message) => message.type === type)
        if (!found) return
        waiting.delete(look)
        resolve(found)
      }
      waiting.add(look)
      look()
    })
  const send = (type: string, fields: object) => {
    const signed = { platform: 8, userid: as.userid, version: socketVersion, timestamp: Date.now() }
    const text = socketSignText(signed.platform, signed.userid, signed.version, signed.timestamp)
    const signature = createHash('sha256').update(text).digest('hex')
    socket.send(JSON.stringify({ type, ...signed, signature, ...fields }))
  }
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  const guest_id = as.client?.guestId ?? '12345678'
  send('login', { guest_id, ...(as.client?.token && { token: as.client.token }) })
  await next('ready')
  return { messages, next, send, closed, close: () => socket.terminate() }
}

/** One that has asked to join a group as well. */
export async function listenGroup(app: TestApp, groupId: string, as = visitor): Promise<Listener> {
  const listener = await listen(app, as)
  listener.send('joinGroup', { groupId })
  await Promise.race([listener.next('joined'), listener.next('refused')])
  return listener
}
