import { expect, it } from 'vitest'
import { signCall, signSocketMessage } from './sign.ts'

const timestamp = 1_767_225_600_000

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

it('signs a call by platform and timestamp (R352)', async () => {
  expect(signCall(8, timestamp)).toBe(await sha256('81767225600000'))
})

it('signs a socket message by platform, userid, version and timestamp (R080, R137)', async () => {
  expect(signSocketMessage(10, '7', timestamp)).toBe(await sha256('1071.01767225600000'))
  expect(signSocketMessage(8, '', timestamp)).toBe(await sha256('81.01767225600000'))
})
