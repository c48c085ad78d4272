import { mkdir, mkdtemp, readFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MissingObject } from '#kernel/files/missing-object.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { openLocalFolder } from './local-folder.ts'

let outside = ''
let root = ''
let storage: StoragePort

beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'storage-'))
  root = path.join(outside, 'files')
  storage = await openLocalFolder(root)
})
afterEach(() => rm(outside, { recursive: true }))

it('stores, finds, reads, replaces and removes an object', async () => {
  await storage.put('u/2026/a.bin', Buffer.from('0123456789'), 'application/pdf')
  expect(await storage.head('u/2026/a.bin')).toEqual({ size: 10 })
  expect(await text(await storage.read('u/2026/a.bin'))).toBe('0123456789')
  expect(await text(await storage.read('u/2026/a.bin', { start: 2, end: 4 }))).toBe('234')
  await storage.put('u/2026/a.bin', Readable.from([Buffer.from('ab'), Buffer.from('cd')]), 'application/pdf')
  expect(await buffer(await storage.read('u/2026/a.bin'))).toEqual(Buffer.from('abcd'))
  await storage.remove('u/2026/a.bin')
  await storage.remove('u/2026/a.bin')
  expect(await storage.head('u/2026/a.bin')).toBeUndefined()
})

it.each(['u/none', 'u', 'u/a/below'])('reports that %j is missing', async (key) => {
  await storage.put('u/a', Buffer.from('a'), 'text/plain')
  expect(await storage.head(key)).toBeUndefined()
  await expect(storage.read(key)).rejects.toThrow(MissingObject)
})

it('leaves the old object and no draft if a stream breaks', async () => {
  await storage.put('u/a', Buffer.from('old'), 'text/plain')
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('new')
      throw new Error('cut off')
    })(),
  )
  await expect(storage.put('u/a', breaking, 'text/plain')).rejects.toThrow('cut off')
  expect(await text(await storage.read('u/a'))).toBe('old')
  expect(await readdir(path.join(root, '.drafts'))).toEqual([])
})

it.each(['../escaped', '/absolute', 'u/../../escaped', '.drafts/x', 'u/\0'])(
  'refuses the key %j',
  async (key) => {
    await writeFile(path.join(outside, 'escaped'), 'secret')
    await expect(storage.put(key, Buffer.from('a'), 'text/plain')).rejects.toThrow('not a storage key')
    await expect(storage.read(key)).rejects.toThrow('not a storage key')
    await expect(storage.head(key)).rejects.toThrow('not a storage key')
    await expect((async () => storage.remove(key))()).rejects.toThrow('not a storage key')
    expect(await readdir(outside)).toEqual(['escaped', 'files'])
  },
)

it('deletes drafts of the day before when it opens, and no younger ones', async () => {
  const drafts = path.join(root, '.drafts')
  await mkdir(drafts, { recursive: true })
  await writeFile(path.join(drafts, 'old.part'), '')
  await utimes(path.join(drafts, 'old.part'), new Date(), new Date(Date.now() - 25 * 3600_000))
  await writeFile(path.join(drafts, 'young.part'), '')
  await openLocalFolder(root)
  expect(await readdir(drafts)).toEqual(['young.part'])
})

it('takes an object in pieces, also ones that break off, and gives it as a file', async () => {
  const { arrivals } = storage
  const object = { key: 'u/2026/film', uploadId: await arrivals.begin('u/2026/film') }
  const breaking = Readable.from(
    (async function* () {
      yield Buffer.from('0123')
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    })(),
  )
  expect(await arrivals.append(object, 0, breaking)).toBe(4)
  expect(await storage.head('u/2026/film')).toBeUndefined()
  await expect(arrivals.complete(object, 10)).rejects.toThrow('4 of 10 bytes')
  expect(await arrivals.append(object, 4, Readable.from([Buffer.from('456789')]))).toBe(10)
  await arrivals.complete(object, 10)
  await arrivals.complete(object, 10)
  expect(await storage.withFile('u/2026/film', (file) => readFile(file, 'utf8'))).toBe('0123456789')
  const other = { key: 'u/other', uploadId: await arrivals.begin('u/other') }
  await arrivals.discard(other)
  expect(await readdir(path.join(root, '.arrivals'))).toEqual([])
})
