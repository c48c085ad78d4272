import { createHmac, timingSafeEqual } from 'node:crypto'
import { isFreshStep, proofLength, proofText } from '#contract/commerce/pickup-code.ts'
import type { PickupProof } from '#contract/commerce/pickup-code.ts'
import type { Vault } from '#kernel/vault.ts'

/** The owner's phone signs with it what it shows, so that a code renews itself without a network as well. */
export const proofKeyOf = (vault: Vault, voucherId: number): string =>
  vault.digest(`pickup key ${voucherId}`).toString('hex')

/** Whether a phone with the key of this voucher showed the code just now. */
export function isProven(
  vault: Vault,
  {
    voucherId,
    code,
    proof,
    now = Date.now(),
  }: {
    voucherId: number
    code: string
    proof: PickupProof
    now?: number
  },
): boolean {
  if (!isFreshStep(proof.step, now)) return false
  const mac = createHmac('sha256', proofKeyOf(vault, voucherId))
    .update(proofText(code, proof.step))
    .digest('hex')
  return timingSafeEqual(Buffer.from(mac.slice(0, proofLength)), Buffer.from(proof.mac))
}
