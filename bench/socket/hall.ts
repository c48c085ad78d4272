import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { socketPath } from '#contract/wire/socket.ts'
import type { Topic } from '#contract/wire/topic.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import type { Fanout } from '#kernel/socket/fanout.ts'
import { connectCrowd } from './crowd.ts'
import type { Crowd } from './crowd.ts'

/** By which the crowd checks and times a message: a sequence number, and the moment it was due in milliseconds. */
export type Stamp = { n: number; at: number }

/** What is published in a hall, and to which group. */
export type Speech<Message> = {
  groupId: string
  topic: Topic<Message>
  write: (stamp: Stamp) => Message
}

/** A server in this process, and its clients in another, all in one room. */
export type Hall = {
  crowd: Crowd
  viewers: number
  /** Publishes the next message. `at`: when it was due, which is earlier than now if this process could not keep up. */
  say: (at: number) => void
  close: () => Promise<void>
}

/** The clock shared by all processes of this machine. */
export const milliseconds = () => Number(process.hrtime.bigint()) / 1_000_000

/** `fanout` carries what is said to the halls of other processes, and what is said there to this one. */
export async function openHall<Message>(
  viewers: number,
  speech: Speech<Message>,
  fanout?: Fanout,
): Promise<Hall> {
  const { groupId, topic, write } = speech
  const server = createServer()
  const socket = attachSocket(server, {
    env: { TRUSTED_PROXIES: [] },
    log: console,
    logins: {
      recogniseMember: () => Promise.reject(new Error('The clients of the bench are visitors')),
      recogniseCookie: async () => undefined,
    },
    mayJoin: async () => true,
    limits: { connectionsPerAddress: viewers },
    ...(fanout && { fanout }),
  })
  const crowd = await connectCrowd(await listen(server), socketPath, viewers, groupId)
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

/** `ws` alone: every message is sent to every client separately. */
export async function openBareHall<Message>(viewers: number, speech: Speech<Message>): Promise<Hall> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const crowd = await connectCrowd(await listen(server), '/', viewers, '')
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
