import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import { createVault } from '#kernel/vault.ts'
import {
  excerptAddress,
  excerptFile,
  isSigned,
  openExcerptPath,
  openSignedPath,
  signedAddress,
  signedFolderAddress,
} from './signed-address.ts'

const vault = createVault(randomBytes(32))
const hour = 3600_000
const now = Date.parse('2026-03-01T10:07:00Z')

function open(address: string, key: string, at: number, by = vault) {
  const { searchParams } = new URL(address, 'http://x')
  return isSigned(by, key, Object.fromEntries(searchParams), at)
}

it('opens the file it names until it has run out', () => {
  const address = signedAddress(vault, 'u/a.pdf', hour, now)
  expect(address).toMatch(/^\/files\/u\/a\.pdf\?until=\d+&sig=[\w-]+$/)
  expect(open(address, 'u/a.pdf', now)).toBe(true)
  expect(open(address, 'u/a.pdf', now + hour)).toBe(true)
  expect(open(address, 'u/a.pdf', now + hour + 15 * 60_000)).toBe(false)
})

it('opens nothing else, no longer, and only here', () => {
  const address = signedAddress(vault, 'u/a.pdf', hour, now)
  expect(open(address, 'u/b.pdf', now)).toBe(false)
  expect(open(address.replace(/until=\d+/, `until=${now + 99 * hour}`), 'u/a.pdf', now)).toBe(false)
  expect(open(address, 'u/a.pdf', now, createVault(randomBytes(32)))).toBe(false)
})

it.each([
  {},
  { until: '1', sig: '' },
  { until: 'soon', sig: 'x' },
  { until: ['1', '2'], sig: 'x' },
  { until: String(now + hour), sig: ['a', 'b'] },
])('takes %j for no signature', (query) => {
  expect(isSigned(vault, 'u/a.pdf', query, now)).toBe(false)
})

it('stays the same for a while', () => {
  expect(signedAddress(vault, 'u/a.pdf', hour, now)).toBe(signedAddress(vault, 'u/a.pdf', hour, now + 60_000))
})

it('opens a playlist with whatever lies beside it, and nothing else', () => {
  const address = signedFolderAddress(vault, 'v/1/list.m3u8', hour, now)
  const asked = (name: string) => address.slice('/files/'.length).replace(/list\.m3u8$/, name)
  expect(openSignedPath(vault, asked('list.m3u8'), now)).toBe('v/1/list.m3u8')
  expect(openSignedPath(vault, asked('part-1.ts'), now)).toBe('v/1/part-1.ts')
  expect(openSignedPath(vault, asked('../2/list.m3u8'), now)).toBeUndefined()
  expect(openSignedPath(vault, asked('list.m3u8').replace('v/1', 'v/2'), now)).toBeUndefined()
  expect(openSignedPath(vault, asked('list.m3u8'), now + hour + 15 * 60_000)).toBeUndefined()
  expect(openSignedPath(vault, 'v/1/list.m3u8', now)).toBeUndefined()
})

it('opens the excerpt it names, not a longer one, nor another file, nor for longer', () => {
  const address = excerptAddress(vault, 'v/1/list.m3u8', { seconds: 180, lifeMs: hour }, now)
  const asked = address.slice('/files/'.length)
  expect(openExcerptPath(vault, asked, now)).toMatchObject({ key: 'v/1/list.m3u8', seconds: 180 })
  expect(openExcerptPath(vault, asked.replace('/180/', '/181/'), now)).toBeUndefined()
  expect(openExcerptPath(vault, asked.replace('v/1', 'v/2'), now)).toBeUndefined()
  expect(openExcerptPath(vault, asked, now + hour + 15 * 60_000)).toBeUndefined()
  expect(openSignedPath(vault, asked, now)).toBeUndefined()
})

it('opens so many bytes of a file of an excerpt, and not more', () => {
  const excerpt = openExcerptPath(
    vault,
    excerptAddress(vault, 'v/1/list.m3u8', { seconds: 9, lifeMs: hour }, now).slice('/files/'.length),
    now,
  )!
  const address = excerptFile(vault, excerpt, 'v/1/all.mp4', 500)
  expect(open(address, 'v/1/all.mp4', now)).toBe(true)
  expect(open(address.replace('bytes=500', 'bytes=501'), 'v/1/all.mp4', now)).toBe(false)
  expect(open(address.replace('&bytes=500', ''), 'v/1/all.mp4', now)).toBe(false)
  expect(open(address.replace('bytes=500', 'viewer=500'), 'v/1/all.mp4', now)).toBe(false)
})
