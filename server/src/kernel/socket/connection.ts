import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import type { Topic } from '#contract/wire/topic.ts'
import type { Member } from '#kernel/member.ts'
import type { SocketCounters } from './counters.ts'
import { frameOf } from './frame.ts'
import type { Frame } from './frame.ts'
import { writeMessage } from './write-message.ts'

/** What a client proved itself with, kept to ask again when messages may have been missed. */
export type Proof = { token: string } | { cookie: string }

/** Whom a client logged its socket in as. A visitor has no member. */
export type Identity = { guestId: string; member?: Member; proof?: Proof }

/** Why a socket is closed by the server. */
export const closings = {
  goingAway: [1001, 'server is going away'],
  tooMany: [1008, 'too many messages'],
  notLoggedIn: [1008, 'not logged in'],
  checkAgain: [1012, 'log in again'],
  tryLater: [1013, 'try again later'],
  loginEnded: [4001, 'login ended'],
} as const satisfies Record<string, readonly [code: number, reason: string]>

/** One client. It is written to in whole frames only. */
export class Connection {
  readonly ws: WebSocket
  /** From the upgrade request; absent when its origin could not be believed. */
  readonly cookie: string | undefined
  readonly address: string
  readonly groups = new Set<string>()
  identity: Identity | undefined
  isAlive = true
  /** Messages of one client are handled one after another: a join waits for the login before it. */
  queue: Promise<void> = Promise.resolve()
  readonly #stream: Duplex
  readonly #unreadBytes: number
  readonly #counters: SocketCounters

  constructor(
    ws: WebSocket,
    stream: Duplex,
    options: { cookie: string | undefined; address: string; unreadBytes: number; counters: SocketCounters },
  ) {
    this.ws = ws
    this.#stream = stream
    this.cookie = options.cookie
    this.address = options.address
    this.#unreadBytes = options.unreadBytes
    this.#counters = options.counters
  }

  get isOpen(): boolean {
    return this.ws.readyState === WebSocket.OPEN
  }

  /**
   * Writes a frame that many clients share. The stream is the one that was upgraded: `ws` would copy a header
   * for every client, which costs a third more. It is safe because `ws` itself writes pings and closings as
   * whole frames at once here, having neither compression nor blobs to wait for.
   */
  send(frame: Frame): void {
    if (!this.isOpen) return
    if (this.#stream.writableLength > this.#unreadBytes) return this.drop()
    this.#stream.write(frame.bytes)
    this.#counters.delivered += frame.messages
  }

  tell<Message>(topic: Topic<Message>, message: Message): void {
    this.send(frameOf([writeMessage(topic, message)]))
  }

  close([code, reason]: readonly [number, string]): void {
    this.ws.close(code, reason)
  }

  /** Ends a client that is at fault, with a word of farewell or, when it would not be read, without. */
  drop(closing?: readonly [number, string]): void {
    if (!this.isOpen) return
    this.#counters.dropped++
    if (closing) this.close(closing)
    else this.ws.terminate()
  }
}
