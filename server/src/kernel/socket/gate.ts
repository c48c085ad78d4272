import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { socketPath } from '#contract/wire/socket.ts'
import type { Env } from '#kernel/env.ts'
import { claimUpgrades, refuseUpgrade } from '#kernel/http/upgrades.ts'
import { createClientAddress } from './client-address.ts'
import { createOriginCheck } from './origin.ts'

type Sender = {
  address: string
  /** Whether its cookie may be believed. */
  isOwnPage: boolean
}

/** Called with a request that may become a socket. */
type Admit = (request: IncomingMessage, stream: Duplex, head: Buffer, sender: Sender) => void

type GateOptions = {
  env: Pick<Env, 'PUBLIC_ORIGIN' | 'HOSTS' | 'TRUSTED_PROXIES'>
  connectionsPerAddress: number
  isClosing(): boolean
}

/** Stands before the handshake: path, origin, and how many one address may have. */
export function openGate(server: Server, options: GateOptions, admit: Admit): void {
  const originOf = createOriginCheck(options.env)
  const addressOf = createClientAddress(options.env.TRUSTED_PROXIES)
  const perAddress = new Map<string, number>()

  function count(address: string, stream: Duplex) {
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1)
    stream.once('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1
      if (left > 0) perAddress.set(address, left)
      else perAddress.delete(address)
    })
  }

  claimUpgrades(server, socketPath, (request, stream, head) => {
    if (options.isClosing()) return refuseUpgrade(stream, 503)
    const origin = originOf(request)
    if (origin === 'foreign') return refuseUpgrade(stream, 403)
    const address = addressOf(request)
    if ((perAddress.get(address) ?? 0) >= options.connectionsPerAddress) return refuseUpgrade(stream, 429)
    count(address, stream)
    admit(request, stream, head, { address, isOwnPage: origin === 'own' })
  })
}
