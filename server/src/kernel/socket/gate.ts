import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketPath } from '#contract/wire/socket.ts'
import type { Env } from '#kernel/env.ts'
import { createConnectionLimit } from '#kernel/http/connection-limit.ts'
import { createOriginCheck } from '#kernel/http/origin.ts'
import type { OriginEnv } from '#kernel/http/origin.ts'
import { claimUpgrades, refuseUpgrade } from '#kernel/http/upgrades.ts'
import { createClientAddress } from './client-address.ts'

type Sender = {
  address: string
  /** Whether its cookie may be believed. */
  isOwnPage: boolean
}

/** Called with a request that may become a socket. */
type Admit = (request: IncomingMessage, stream: Duplex, head: Buffer, sender: Sender) => void

type GateOptions = {
  env: OriginEnv & Pick<Env, 'TRUSTED_PROXIES'>
  connectionsPerAddress: number
  isClosing(): boolean
}

/** Stands before the handshake: path, origin, and how many one address may have. */
export function openGate(server: Server, options: GateOptions, admit: Admit): void {
  const originOf = createOriginCheck(options.env)
  const addressOf = createClientAddress(options.env.TRUSTED_PROXIES)
  const limit = createConnectionLimit(options.connectionsPerAddress)

  claimUpgrades(server, socketPath, (request, stream, head) => {
    if (options.isClosing()) return refuseUpgrade(stream, 503)
    const origin = originOf(request)
    if (origin === 'foreign') return refuseUpgrade(stream, 403)
    const address = addressOf(request)
    if (!limit.admit(address, stream)) return refuseUpgrade(stream, 429)
    admit(request, stream, head, { address, isOwnPage: origin === 'own' })
  })
}
