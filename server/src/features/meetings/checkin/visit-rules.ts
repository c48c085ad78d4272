/** So many people with fresh keys from one network within this time are a burst. */
export const burstMs = 1000
export const burstPeople = 3
/** A visit that is older was at an earlier meeting. */
export const freshHours = 12

export type Arrival = {
  proof: 'passkey' | 'key'
  /** Nobody has come with the key before. */
  isFresh: boolean
  /** People with fresh keys from the same network within a second, this one included. */
  people: number
}

export type Judged = { isHeld: boolean; burst: number }

/**
 * Who is let in at once. A script can make any number of keys, so that a fresh one is worth little: without a proof of the user it waits
 * at the counter, and several at once do in any case. A key that was seen before is let in.
 */
export function judgeArrival({ proof, isFresh, people }: Arrival): Judged {
  const burst = isFresh && people >= burstPeople ? people : 0
  return { isHeld: isFresh && (proof === 'key' || burst > 0), burst }
}
