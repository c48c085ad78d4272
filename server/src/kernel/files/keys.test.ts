import { describe, expect, it } from 'vitest'
import { isSafeKey, newUploadKey, requireSafeKey } from './keys.ts'

describe('storage keys', () => {
  it.each(['u/2026/11/0f.jpg', 'demo/cover-1.svg', 'cache/ab/abc/750.webp', 'a', 'demo/_x.y-z'])(
    'takes %j',
    (key) => {
      expect(isSafeKey(key)).toBe(true)
    },
  )

  it.each([
    '',
    '/etc/passwd',
    '../secret',
    'u/../../secret',
    'u/..',
    'u/a..b',
    'u//a',
    'u/',
    './a',
    'u/.hidden',
    'u/A.jpg',
    'u/a b',
    'u/a\0.jpg',
    'u/a\n',
    'u\\..\\a',
    'u/%2e%2e/a',
    'u/病历.pdf',
    `u/${'a'.repeat(200)}`,
  ])('refuses %j', (key) => {
    expect(isSafeKey(key)).toBe(false)
    expect(() => requireSafeKey(key)).toThrow('not a storage key')
  })

  it('makes keys by month that cannot be guessed', () => {
    const key = newUploadKey('png', new Date('2026-03-31T23:59:59Z'))
    expect(key).toMatch(/^u\/2026\/03\/[0-9a-f]{32}\.png$/)
    expect(isSafeKey(key)).toBe(true)
    expect(newUploadKey('png', new Date('2026-03-31T23:59:59Z'))).not.toBe(key)
  })
})
