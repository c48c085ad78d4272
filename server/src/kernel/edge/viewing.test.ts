import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createVault } from '#kernel/vault.ts'
import { nameViewing, noViewing, openViewing } from './viewing.ts'

const vault = createVault(randomBytes(32))

it('names a viewing so that only we read whose it is', () => {
  const name = nameViewing(vault, 4711, 'film until noon')
  expect(name).toMatch(/^[\da-f]{48}$/)
  expect(openViewing(vault, name)).toBe(4711)
  expect(nameViewing(vault, 4711, 'film until noon')).toBe(name)
  const other = nameViewing(vault, 4711, 'another film')
  expect(other.slice(16, 28)).not.toBe(name.slice(16, 28))
  expect(openViewing(createVault(randomBytes(32)), name)).toBeUndefined()
})

it('believes nothing that was changed, and knows nobody behind a visitor', () => {
  const name = nameViewing(vault, 4711, 'film')
  for (let at = 0; at < name.length; at++) {
    const changed = name.slice(0, at) + (name[at] === 'a' ? 'b' : 'a') + name.slice(at + 1)
    expect(openViewing(vault, changed)).toBeUndefined()
  }
  expect(nameViewing(vault, 0, 'film')).toBe(noViewing)
  for (const text of [noViewing, '', 'x'.repeat(48), `${name}00`])
    expect(openViewing(vault, text)).toBeUndefined()
})
