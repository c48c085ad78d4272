import { createHash } from 'node:crypto'
import { WebSocket } from 'ws'
import { chatGroup, chatTopics } from '#contract/community/chat.ts'
import { socketPath, socketSignText, socketVersion } from '#contract/wire/socket.ts'
import type { BenchMember } from '../prepare-members.ts'

export type Listeners = {
  /** When each message was sent, by its client id. */
  sentAt: Map<string, number>
  /** How many were heard, of all members together; each counts once for each member. */
  count(): number
  percentiles(): { p50: number; p99: number }
  close(): void
}

type Heard = { type: string; message?: { client_id: string } }

/** A server takes 500 sockets of one address. */
const socketsOfAddress = 400

/** Every member with a socket in all of their groups. */
export async function openListeners(
  port: number,
  members: BenchMember[],
  groupsOf: (at: number) => number[],
): Promise<Listeners> {
  const sentAt = new Map<string, number>()
  const times: number[] = []
  const sockets: WebSocket[] = []

  const open = (member: BenchMember, at: number) =>
    new Promise<void>((resolve, reject) => {
      const localAddress = `127.0.0.${2 + Math.floor(at / socketsOfAddress)}`
      const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, { localAddress })
      sockets.push(socket)
      let joined = 0
      const groups = groupsOf(at)
      socket.on('error', reject)
      socket.on('open', () => {
        socket.send(signed(member, 'login', { token: member.token, guest_id: '12345678' }))
        for (const group of groups) socket.send(signed(member, 'joinGroup', { groupId: chatGroup(group) }))
      })
      socket.on('message', (data) => {
        const now = performance.now()
        const content = JSON.parse((data as Buffer).toString()) as Heard | Heard[]
        for (const one of Array.isArray(content) ? content : [content]) {
          if (one.type === 'joined' && ++joined === groups.length) resolve()
          if (one.type === 'refused') reject(new Error(`refused: ${JSON.stringify(one)}`))
          const began = one.type === chatTopics.sent.type && sentAt.get(one.message?.client_id ?? '')
          if (began) times.push(now - began)
        }
      })
    })

  for (let at = 0; at < members.length; at += 50)
    await Promise.all(members.slice(at, at + 50).map((member, n) => open(member, at + n)))
  return {
    sentAt,
    count: () => times.length,
    percentiles() {
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
      return { p50: at(0.5), p99: at(0.99) }
    },
    close: () => sockets.forEach((socket) => socket.terminate()),
  }
}

function signed({ userId }: BenchMember, type: string, fields: object): string {
  const timestamp = Date.now()
  const own = { platform: 8, userid: String(userId), version: socketVersion, timestamp }
  const text = socketSignText(own.platform, own.userid, own.version, own.timestamp)
  const signature = createHash('sha256').update(text).digest('hex')
  return JSON.stringify({ type, ...own, ...fields, signature })
}
