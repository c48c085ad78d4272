import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Vault } from '#kernel/vault.ts'
import { readVoiceAddress, voiceAddress } from './voice-address.ts'

const vault = { digest: (text: string) => createHmac('sha256', 'k').update(text).digest() } as Vault
const now = 1_800_000_000_000
const queryOf = (address: string) => new URL(address, 'http://here').searchParams

it('opens for the person that it was made for, for a minute', () => {
  const query = queryOf(voiceAddress(vault, { roomId: 3, personId: 7 }, now))
  expect(readVoiceAddress(vault, query, now + 59_000)).toEqual({ roomId: 3, personId: 7 })
  expect(readVoiceAddress(vault, query, now + 60_000)).toBeUndefined()
})

it.each([
  ['person', '8'],
  ['room', '4'],
  ['until', String(now + 600_000)],
  ['sig', 'AAAA'],
  ['person', '7x'],
])('does not open once its %s is %s', (name, value) => {
  const query = queryOf(voiceAddress(vault, { roomId: 3, personId: 7 }, now))
  query.set(name, value)
  expect(readVoiceAddress(vault, query, now)).toBeUndefined()
})
