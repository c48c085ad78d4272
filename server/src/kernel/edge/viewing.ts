import { timingSafeEqual } from 'node:crypto'
import type { Vault } from '#kernel/vault.ts'

/** What a visitor's address carries: nobody's. */
export const noViewing = '0'

const idBytes = 6
const nonceBytes = 8
const sealBytes = 10

const maskOf = (vault: Vault, nonce: Buffer) => vault.digest(`edge viewing mask ${nonce.toString('hex')}`)
const sealOf = (vault: Vault, body: Buffer) =>
  vault.digest(`edge viewing ${body.toString('hex')}`).subarray(0, sealBytes)

/**
 * Says in the log of an edge who was sent something, and only to us: nobody else learns the member from it, nor that two
 * viewings are of one. `of` is what is watched and until when, so that the same viewing has the same name.
 */
export function nameViewing(vault: Vault, userId: number, of: string): string {
  if (userId === 0) return noViewing
  const nonce = vault.digest(`edge viewing of ${userId} ${of}`).subarray(0, nonceBytes)
  const id = Buffer.alloc(idBytes)
  id.writeUIntBE(userId, 0, idBytes)
  const mask = maskOf(vault, nonce)
  const body = Buffer.concat([nonce, id.map((byte, at) => byte ^ mask[at]!)])
  return Buffer.concat([body, sealOf(vault, body)]).toString('hex')
}

/** Who it was; undefined for a visitor and for what we did not make. */
export function openViewing(vault: Vault, viewing: string): number | undefined {
  if (!/^[\da-f]{48}$/.test(viewing)) return undefined
  const whole = Buffer.from(viewing, 'hex')
  const body = whole.subarray(0, nonceBytes + idBytes)
  if (!timingSafeEqual(whole.subarray(body.length), sealOf(vault, body))) return undefined
  const mask = maskOf(vault, body.subarray(0, nonceBytes))
  return Buffer.from(body.subarray(nonceBytes).map((byte, at) => byte ^ mask[at]!)).readUIntBE(0, idBytes)
}
