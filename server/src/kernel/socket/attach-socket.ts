import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { WebSocketServer } from 'ws'
import type { WebSocket } from 'ws'
import type { Env } from '#kernel/env.ts'
import type { OriginEnv } from '#kernel/http/origin.ts'
import { readLoginCookie } from '#kernel/http/login-cookie.ts'
import type { Logins } from '#kernel/member.ts'
import { Connection, closings } from './connection.ts'
import { createConversation } from './conversation.ts'
import type { SocketCounters } from './counters.ts'
import { createRooms } from './create-rooms.ts'
import type { Fanout } from './fanout.ts'
import { FrameRate } from './frame-rate.ts'
import { openGate } from './gate.ts'
import { mayJoinByName } from './group-access.ts'
import type { MayJoin } from './group-access.ts'
import { createLocalClients } from './local-clients.ts'
import { createOnlineCounts } from './online-counts.ts'
import type { Rooms } from './rooms.ts'
import { largestFrame, socketLimits } from './socket-limits.ts'
import type { SocketLimits } from './socket-limits.ts'

export type SocketDeps = {
  env: OriginEnv & Pick<Env, 'TRUSTED_PROXIES'>
  log: Pick<FastifyBaseLogger, 'warn'>
  logins: Pick<Logins, 'recogniseMember' | 'recogniseCookie'>
  mayJoin?: MayJoin
  /** Without one this process is alone. Closed together with the socket. */
  fanout?: Fanout
  limits?: Partial<SocketLimits>
}

export type SocketServer = {
  rooms: Rooms
  counters: Readonly<SocketCounters>
  /** Ends all clients kindly. The web server does not close before they are gone. */
  close(): Promise<void>
}

/** The one WebSocket of a client: it logs in, joins groups, and hears what features say in their rooms. */
export function attachSocket(server: Server, deps: SocketDeps): SocketServer {
  const { fanout } = deps
  const limits = { ...socketLimits, ...deps.limits }
  const counters: SocketCounters = { connections: 0, delivered: 0, dropped: 0 }
  const clients = createLocalClients(limits.gatherMs, (groupId) => online.changedHere(groupId))
  const online = createOnlineCounts(clients.rooms, fanout)
  const conversation = createConversation({
    ...deps,
    ...limits,
    clients,
    mayJoin: deps.mayJoin ?? mayJoinByName,
  })
  // The published types do not know `closeTimeout` yet, hence the variable.
  const options = {
    noServer: true,
    perMessageDeflate: false,
    maxPayload: largestFrame,
    closeTimeout: limits.closeMs,
  }
  const handshake = new WebSocketServer(options)
  let isClosing = false

  openGate(
    server,
    { ...limits, env: deps.env, isClosing: () => isClosing },
    (request, stream, head, { address, isOwnPage }) => {
      const cookie = isOwnPage ? readLoginCookie(request.headers.cookie) : undefined
      handshake.handleUpgrade(request, stream, head, (ws) => welcome(ws, stream, { cookie, address }))
    },
  )

  function welcome(ws: WebSocket, stream: Duplex, sender: { cookie: string | undefined; address: string }) {
    const { unreadBytes } = limits
    const connection = new Connection(ws, stream, { ...sender, unreadBytes, counters })
    const rate = new FrameRate(limits.framesPerWindow, limits.rateWindowMs)
    const late = setTimeout(() => {
      if (!connection.identity) connection.drop(closings.notLoggedIn)
    }, limits.loginMs)
    clients.add(connection)
    counters.connections++

    /** Every frame counts, pings and pongs too. */
    const isWithinRate = () => {
      connection.isAlive = true
      const isWithin = rate.spend(Date.now())
      if (!isWithin) connection.drop(closings.tooMany)
      return isWithin
    }
    ws.on('ping', isWithinRate)
    ws.on('pong', isWithinRate)
    ws.on('message', (data, isBinary) => {
      if (!isWithinRate()) return
      // `ws` gives a Buffer unless told otherwise; a binary frame says nothing that could be read.
      const text = isBinary ? '' : (data as Buffer).toString()
      connection.queue = connection.queue.then(() => conversation.hear(connection, text))
    })
    // Too large or broken frames: `ws` closes the connection itself.
    ws.on('error', () => undefined)
    ws.on('close', () => {
      clearTimeout(late)
      clients.remove(connection)
      counters.connections--
    })
  }

  const heartbeat = setInterval(() => {
    for (const connection of clients.all) {
      if (!connection.isAlive) connection.drop()
      else {
        connection.isAlive = false
        if (connection.isOpen) connection.ws.ping()
      }
    }
  }, limits.pingMs).unref()
  const onlineTimer = setInterval(() => online.tick(), limits.onlineMs).unref()

  fanout?.listen({
    onNote(note, sender) {
      if ('counts' in note) online.heard(note.counts, sender)
      else clients.deliver(note.parcel)
    },
    onRestored: () => void checkLogins(),
  })

  /** The end of a login may be among the notes that were missed. One after another: it is no hurry for the database. */
  async function checkLogins() {
    for (const connection of clients.all) {
      if (!(await conversation.stillProves(connection))) connection.close(closings.checkAgain)
    }
  }

  async function close() {
    if (isClosing) return
    isClosing = true
    clearInterval(heartbeat)
    clearInterval(onlineTimer)
    for (const room of clients.rooms.values()) room.flush()
    for (const connection of clients.all) connection.close(closings.goingAway)
    for (let waited = 0; clients.all.size > 0 && waited < limits.closeMs; waited += 10) await pause(10)
    for (const connection of clients.all) {
      connection.ws.terminate()
      clients.remove(connection)
    }
    // Tells the other processes that nobody is here any more.
    online.tick()
    await fanout?.close()
  }

  return {
    rooms: createRooms(clients, fanout, { connected: online.count, close, log: deps.log }),
    counters,
    close,
  }
}
