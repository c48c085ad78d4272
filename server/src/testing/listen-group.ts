import { createHash } from 'node:crypto'
import { WebSocket } from 'ws'
import { socketPath, socketSignText, socketVersion } from '#contract/socket.ts'
import type { TestApp, TestClient } from './test-app.ts'

type Message = { type: string; [field: string]: unknown }

export type GroupListener = {
  messages: Message[]
  /** The first message of a type, whenever it comes. */
  next(type: string): Promise<Message>
  close(): void
}

/** A socket of the real server that has asked to join a group: as a visitor, or as the user of a client. */
export async function listenGroup(
  app: TestApp,
  groupId: string,
  as: { userid: string; client: TestClient | undefined } = { userid: '', client: undefined },
): Promise<GroupListener> {
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
  await new Promise((resolve) => socket.once('open', resolve))
  send('login', { guest_id: '12345678', ...(as.client && { token: as.client.token }) })
  await next('ready')
  send('joinGroup', { groupId })
  await Promise.race([next('joined'), next('refused')])
  return { messages, next, close: () => socket.terminate() }
}
