import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import type { ClientOptions } from 'ws'
import { failures } from '#contract/wire/failure.ts'
import { socketPath, socketSignText, socketVersion } from '#contract/wire/socket.ts'
import { refuse } from '#kernel/fail.ts'
import type { Member } from '#kernel/member.ts'
import { attachSocket } from '#kernel/socket/attach-socket.ts'
import type { SocketDeps, SocketServer } from '#kernel/socket/attach-socket.ts'

/** A token or cookie `7-70` is that of user 7 in session 70. */
const memberOf = (secret: string): Member | undefined => {
  const [, userId, sessionId] = /^(\d+)-(\d+)$/.exec(secret) ?? []
  if (userId === undefined) return undefined
  return {
    userId: Number(userId),
    sessionId: Number(sessionId),
    isOperator: false,
    hasFreshStep: false,
    rights: new Set(),
    userType: 1,
    client: 'phone',
  }
}

export type TestSocket = SocketServer & {
  host: string
  /** Tokens and cookies that have stopped to be believed. */
  ended: Set<string>
  open(options?: ClientOptions): Promise<TestClient>
}

const cleanups: (() => Promise<unknown>)[] = []

/** For `afterEach`: ends what a test has opened, the last first. */
export async function closeTestSockets(): Promise<void> {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
}

type TestDeps = Partial<Omit<SocketDeps, 'logins'>> & { logins?: Partial<SocketDeps['logins']> }

export async function openTestSocket(deps: TestDeps = {}): Promise<TestSocket> {
  const ended = new Set<string>()
  const server = createServer()
  const socket = attachSocket(server, {
    env: { TRUSTED_PROXIES: [] },
    log: { warn: () => undefined },
    ...deps,
    logins: {
      async recogniseMember(token) {
        const member = ended.has(token) ? undefined : memberOf(token)
        if (!member) throw refuse(failures.tokenInvalid)
        return member
      },
      recogniseCookie: async (cookie) => (ended.has(cookie) ? undefined : memberOf(cookie)),
      ...deps.logins,
    },
    // Clients of a test are quick: what it waits for should not depend on the paces of real ones.
    limits: { onlineMs: 60_000, ...deps.limits },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = async () => {
    await socket.close()
    await new Promise((resolve) => server.close(resolve))
  }
  cleanups.push(close)
  return { ...socket, close, host, ended, open: (options) => openTestClient(host, options) }
}

type Message = { type: string; [field: string]: unknown }

class TestClient {
  readonly ws: WebSocket
  readonly frames: Message[][] = []
  readonly closed: Promise<number>
  user: { userid: string; token?: string; guest_id?: string } = { userid: '', guest_id: '10000001' }

  constructor(ws: WebSocket) {
    this.ws = ws
    this.closed = new Promise((resolve) => ws.on('close', (code) => resolve(code)))
    ws.on('error', () => undefined)
    ws.on('message', (data: Buffer) => {
      const content = JSON.parse(data.toString()) as Message | Message[]
      this.frames.push(Array.isArray(content) ? content : [content])
    })
  }

  get messages(): Message[] {
    return this.frames.flat()
  }

  of(type: string): Message[] {
    return this.messages.filter((message) => message.type === type)
  }

  /** Waits until `count` messages of a type have arrived, and gives the last of them. */
  async heard(type: string, count = 1): Promise<Message> {
    await until(() => this.of(type).length >= count, `${count} messages of ${type}`)
    return this.of(type)[count - 1]!
  }

  send(type: string, fields: Record<string, unknown> = {}): void {
    const signed = {
      platform: 3,
      userid: this.user.userid,
      version: socketVersion,
      timestamp: Date.now(),
      ...fields,
    }
    const text = socketSignText(signed.platform, signed.userid, signed.version, signed.timestamp)
    const signature = createHash('sha256').update(text).digest('hex')
    this.ws.send(JSON.stringify({ type, signature, ...this.user, ...signed }))
  }

  async logIn(secret?: string): Promise<this> {
    if (secret !== undefined) this.user = { ...this.user, userid: secret.split('-')[0]!, token: secret }
    this.send('login')
    await this.heard('ready')
    return this
  }

  async join(groupId: string): Promise<void> {
    const before = this.of('joined').length
    this.send('joinGroup', { groupId })
    await this.heard('joined', before + 1)
  }
}

/** The code of the answer when no socket was opened. */
class NotOpened extends Error {
  readonly status: number
  constructor(status: number) {
    super(`not opened: ${status}`)
    this.status = status
  }
}

async function openTestClient(host: string, options: ClientOptions = {}): Promise<TestClient> {
  const ws = new WebSocket(`ws://${host}${socketPath}`, { origin: `http://${host}`, ...options })
  const client = new TestClient(ws)
  cleanups.push(async () => ws.terminate())
  await new Promise<void>((resolve, reject) => {
    ws.on('open', resolve)
    ws.on('error', reject)
    ws.on('unexpected-response', (_request, response) => reject(new NotOpened(response.statusCode ?? 0)))
  })
  return client
}

export async function until(isDone: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(5)) if (await isDone()) return
  throw new Error(`waited in vain for ${what}`)
}
