import { createHash } from 'node:crypto'
import { countZeroBits, authoringText } from '#contract/people/slide.ts'

/** So many challenges an hour are free for an address, and each wrong try costs as much as several of them. */
const free = 100
const wrongTryCost = 10
const mostBits = 20

/** The cost of a challenge grows with the square of what its address has asked for within the hour. */
export function workBitsFor(used: { challenges: number; wrongTries: number }): number {
  const spent = used.challenges + used.wrongTries * wrongTryCost
  return spent <= free ? 0 : Math.min(mostBits, 10 + Math.floor(2 * Math.log2(spent / free)))
}

export const hasWorked = (challengeId: string, nonce: string, bits: number): boolean =>
  bits === 0 || countZeroBits(createHash('sha256').update(authoringText(challengeId, nonce)).digest()) >= bits
