import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { countZeroBits, authoringText } from '#contract/people/slide.ts'
import { yieldToBrowser } from '#web/platform/yield-to-browser.ts'

/** Hashes between two looks at what the person does: a few milliseconds on a phone. */
const step = 1000

/** The nonce by which a busy address pays for a challenge; empty where none is asked for. */
export async function solveWork(challengeId: string, bits: number): Promise<string> {
  if (bits === 0) return ''
  for (let nonce = 0; ; nonce++) {
    if (countZeroBits(sha256(utf8ToBytes(authoringText(challengeId, String(nonce))))) >= bits)
      return String(nonce)
    if (nonce % step === step - 1) await yieldToBrowser()
  }
}
