import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { pickupStep, proofLength, proofText, writeShownCode } from '#contract/commerce/pickup-code.ts'

type Signed = { pickup_code: string; proof_key: string }

/** The code of a voucher with the proof that this phone shows it now. */
export function signCode({ pickup_code, proof_key }: Signed, now: number): string {
  const step = pickupStep(now)
  const mac = hmac(sha256, utf8ToBytes(proof_key), utf8ToBytes(proofText(pickup_code, step)))
  return writeShownCode(pickup_code, { step, mac: bytesToHex(mac).slice(0, proofLength) })
}
