import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import * as z from 'zod/mini'
import { comment, commentGroup, commentTopics } from '#contract/comments.ts'
import { socketPath } from '#contract/socket.ts'
import { defineTopic } from '#contract/topic.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import { gatherCrowd } from '../socket/crowd.ts'
import type { Crowd } from '../socket/crowd.ts'

const meetingId = 1
const groupId = commentGroup('meeting', meetingId)

/** What a comment is told by, with the moment it was said for the crowd's clock. */
const told = defineTopic(
  commentTopics.added.type,
  commentTopics.added.about,
  z.object({ groupId: z.string(), comment, at: z.number() }),
)

let said = 0

/** Comments and danmaku by turns, as long as people write them. */
function nextMessage() {
  said++
  return {
    groupId,
    at: Math.round(Number(process.hrtime.bigint()) / 1000),
    comment: {
      comment_id: said,
      item_type: 'meeting' as const,
      item_id: meetingId,
      schedule_id: 0,
      content:
        said % 2 === 0 ? '这张片子太典型了，记笔记' : '请教老师：合并慢性肾病的患者，随访间隔是否需要缩短？',
      play_time: said % 2 === 0 ? said / 50 : null,
      l_r_id: 0,
      userid: 1000 + (said % 500),
      truename: '沈清和',
      photo: '/files/public/2026/03/portrait.png',
      hospital: '江城大学附属第一医院',
      title: '副主任医师',
      praise_num: 0,
      is_top: 0 as const,
      create_time: '2026-03-05 12:00',
    },
  }
}

/** A server with its viewers in one room. */
export type Hall = {
  crowd: Crowd
  viewers: number
  say: () => void
  close: () => Promise<void>
}

export async function openHall(viewers: number): Promise<Hall> {
  const server = createServer()
  const socket = attachSocket(server, {
    env: { TRUSTED_PROXIES: [] },
    log: console,
    recognise: () => Promise.reject(new Error('The viewers of the bench are visitors')),
    recogniseCookie: async () => undefined,
    limits: { connectionsPerAddress: viewers },
  })
  const address = `ws://127.0.0.1:${await listen(server)}${socketPath}`
  const crowd = await gatherCrowd(address, viewers, groupId)
  return {
    crowd,
    viewers,
    say: () => void socket.rooms.toGroup(told, groupId, nextMessage()),
    async close() {
      crowd.end()
      await socket.close()
      server.close()
    },
  }
}

/** What one gets from `ws` alone: every message is sent to every viewer by itself. */
export async function openBareHall(viewers: number): Promise<Hall> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, perMessageDeflate: false })
  const address = `ws://127.0.0.1:${await listen(server)}`
  const crowd = await gatherCrowd(address, viewers)
  return {
    crowd,
    viewers,
    say() {
      const text = JSON.stringify({ type: told.type, ...nextMessage() })
      for (const one of sockets.clients) one.send(text)
    },
    async close() {
      crowd.end()
      sockets.close()
      server.close()
    },
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
