import type { EventEmitter } from 'node:events'
import { networkOf } from './network.ts'

/** Limits how many connections the clients of one network have open at once. */
export function createConnectionLimit(mostPerNetwork: number) {
  const open = new Map<string, number>()
  return {
    /** False when the network has all it may have; else the connection counts until it closes. */
    admit(address: string, connection: EventEmitter): boolean {
      const network = networkOf(address)
      const count = open.get(network) ?? 0
      if (count >= mostPerNetwork) return false
      open.set(network, count + 1)
      connection.once('close', () => {
        const left = open.get(network)! - 1
        if (left > 0) open.set(network, left)
        else open.delete(network)
      })
      return true
    },
  }
}
