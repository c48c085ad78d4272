import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, it } from 'vitest'
import { countZeroBits, authoringText } from '#contract/people/slide.ts'
import { solveWork } from './solve-work.ts'

it('finds a nonce that the server accepts, and none where none is asked for', async () => {
  const nonce = await solveWork('puzzle', 12)
  const hash = sha256(utf8ToBytes(authoringText('puzzle', nonce)))
  expect(countZeroBits(hash)).toBeGreaterThanOrEqual(12)
  expect(await solveWork('puzzle', 0)).toBe('')
})
