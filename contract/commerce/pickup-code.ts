/** The code of a voucher as people type it. It never changes. */
export const pickupCodeDigits = 8

const stepMs = 30_000

/** How many steps a shown code may be old when it is read: time to hold a phone under a camera, not to send a picture around. */
const lateSteps = 2
/** Phones whose clock is a little fast. */
const earlySteps = 1

/** A code as it was typed, or as it was scanned with the proof that a phone shows it just now. */
export type ReadCode = { code: string; proof?: PickupProof }
export type PickupProof = { step: number; mac: string }

export const pickupStep = (now: number) => Math.floor(now / stepMs)

/** Until a phone shows the next proof. */
export const nextPickupStepMs = (now: number) => stepMs - (now % stepMs)

export function isFreshStep(step: number, now: number): boolean {
  const age = pickupStep(now) - step
  return age >= -earlySteps && age <= lateSteps
}

/** What the key of a voucher signs (HMAC-SHA-256, hexadecimal, its first 24 characters). */
export const proofText = (code: string, step: number) => `pickup ${code} ${step}`
export const proofLength = 24

export const writeShownCode = (code: string, { step, mac }: PickupProof) =>
  `${code}.${step.toString(36)}.${mac}`

/** Typed with or without a space, or scanned; undefined for anything else. */
export function readPickupCode(text: string): ReadCode | undefined {
  const [, code, step, mac] =
    /^(\d{8})(?:\.([\da-z]{1,10})\.([\da-f]{24}))?$/.exec(text.replace(/\s/g, '')) ?? []
  if (!code) return undefined
  return step && mac ? { code, proof: { step: Number.parseInt(step, 36), mac } } : { code }
}
