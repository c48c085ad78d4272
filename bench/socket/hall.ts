import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { socketPath } from '#contract/wire/socket.ts'
import type { Topic } from '#contract/wire/topic.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import { gatherCrowd } from './crowd.ts'
import type { Crowd } from './crowd.ts'

/** What the crowd checks and times a message by: a running number, and the moment it was due in milliseconds. */
export type Stamp = { n: number; at: number }

/** What is said in a hall, and in which group. */
export type Speech<Message> = {
  groupId: string
  topic: Topic<Message>
  write: (stamp: Stamp) => Message
}

/** A server in this process, and its clients in another, all in one room. */
export type Hall = {
  crowd: Crowd
  viewers: number
  /** Says the next message. `at`: when it was due, which is earlier than now when this process could not keep up. */
  say: (at: number) => void
  close: () => Promise<void>
}

/** The clock of all processes of this machine. */
export const milliseconds = () => Number(process.hrtime.bigint()) / 1_000_000

export async function openHall<Message>(viewers: number, speech: Speech<Message>): Promise<Hall> {
  const { groupId, topic, write } = speech
  const server = createServer()
  const socket = attachSocket(server, {
    env: { TRUSTED_PROXIES: [] },
    log: console,
    logins: {
      recogniseMember: () => Promise.reject(new Error('The clients of the bench are visitors')),
      recogniseCookie: async () => undefined,
    },
    limits: { connectionsPerAddress: viewers },
  })
  const crowd = await gatherCrowd(await listen(server), socketPath, viewers, groupId)
  let n = 0
  return {
    crowd,
    viewers,
    say: (at) => void socket.rooms.toGroup(topic, groupId, write({ n: ++n, at })),
    async close() {
      crowd.end()
      await socket.close()
      server.close()
    },
  }
}

/** What one gets from `ws` alone: every message is sent to every client by itself. */
export async function openBareHall<Message>(viewers: number, speech: Speech<Message>): Promise<Hall> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const crowd = await gatherCrowd(await listen(server), '/', viewers, '')
  let n = 0
  return {
    crowd,
    viewers,
    say(at) {
      const text = JSON.stringify({ ...speech.write({ n: ++n, at }), type: speech.topic.type })
      for (const one of sockets.clients) one.send(text)
    },
    async close() {
      crowd.end()
      for (const one of sockets.clients) one.terminate()
      sockets.close()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
