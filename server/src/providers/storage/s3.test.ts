import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnv } from '#kernel/env.ts'
import { MissingObject } from '#kernel/files/missing-object.ts'
import { failures } from '#contract/wire/failure.ts'
import { asRefusal } from '#kernel/http/envelope.ts'
import { StorageAway } from '#kernel/ports/storage.ts'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { openStorage } from './open-storage.ts'
import { partLength } from './s3-parts.ts'
import { openS3StandIn } from '#server/testing/s3-stand-in.ts'
import type { S3StandIn } from '#server/testing/s3-stand-in.ts'

const secrets = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret / with + signs', region: 'cn-east-1' }
let folder = ''
let bucket: S3StandIn
let storage: StoragePort

const open = (secretAccessKey: string) => openAt(bucket.endpoint, secretAccessKey)

const openAt = (endpoint: string, secretAccessKey: string) =>
  openStorage(
    readEnv({
      DATA_DIR: folder,
      S3_BUCKET: 'xinglin',
      S3_ENDPOINT: endpoint,
      S3_REGION: secrets.region,
      S3_ACCESS_KEY_ID: secrets.accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    }),
  )

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 's3-'))
  bucket = await openS3StandIn(secrets)
  storage = await open(secrets.secretAccessKey)
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

describe('objects in a bucket', () => {
  it('stores, finds, reads and removes an object, addressed by path', async () => {
    await storage.put('u/2026/a.pdf', Buffer.from('0123456789'), 'application/pdf')
    expect(bucket.objects.get('/xinglin/u/2026/a.pdf')).toEqual({
      body: Buffer.from('0123456789'),
      mime: 'application/pdf',
    })
    expect(await storage.head('u/2026/a.pdf')).toEqual({ size: 10 })
    expect(await text(await storage.read('u/2026/a.pdf'))).toBe('0123456789')
    expect(await text(await storage.read('u/2026/a.pdf', { start: 2, end: 4 }))).toBe('234')
    await storage.remove('u/2026/a.pdf')
    expect(bucket.objects.size).toBe(0)
    expect(bucket.seen.map((request) => request.method)).toEqual(['PUT', 'HEAD', 'GET', 'GET', 'DELETE'])
  })

  it('sends a file and a stream of unknown length, and leaves no temporary file', async () => {
    const body = 'x'.repeat(300_000)
    await writeFile(path.join(folder, 'source'), body)
    await storage.put('u/file', createReadStream(path.join(folder, 'source')), 'application/pdf')
    await storage.put('u/stream', Readable.from([Buffer.from(body), Buffer.from('end')]), 'application/pdf')
    expect(bucket.objects.get('/xinglin/u/file')?.body.length).toBe(300_000)
    expect(bucket.objects.get('/xinglin/u/stream')?.body.length).toBe(300_003)
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
  })

  it('sends a long file in parts, each again when it fails, and takes back what cannot be finished', async () => {
    const file = path.join(folder, 'long')
    const body = Buffer.alloc(20 * 1024 * 1024, 'recording ')
    await writeFile(file, body)
    bucket.failingParts = 2
    await storage.put('u/long', createReadStream(file), 'video/mp4')
    expect(bucket.objects.get('/xinglin/u/long')?.body.equals(body)).toBe(true)
    expect(bucket.uploads.size).toBe(0)
    bucket.failingParts = 3
    await expect(storage.put('u/lost', createReadStream(file), 'video/mp4')).rejects.toThrow()
    expect(bucket.objects.has('/xinglin/u/lost')).toBe(false)
    expect(bucket.uploads.size).toBe(0)
    bucket.objects.delete('/xinglin/u/long')
  })

  it.each([1, 400, 5_000])('cuts %i GB into parts that a bucket numbers', (gigabytes) => {
    const size = gigabytes * 1024 ** 3
    expect(Math.ceil(size / partLength(size))).toBeLessThanOrEqual(10_000)
    expect(partLength(size)).toBeLessThanOrEqual(5 * 1024 ** 3)
  })

  it('reports missing objects', async () => {
    expect(await storage.head('u/none')).toBeUndefined()
    await expect(storage.read('u/none')).rejects.toThrow(MissingObject)
    await expect(storage.remove('u/none')).resolves.toBeUndefined()
  })

  it('is told from a fault while it does not answer, and goes on with a begun upload afterwards', async () => {
    const object = { key: 'u/begun', uploadId: await storage.arrivals.begin('u/begun') }
    const part = Buffer.alloc(5 * 1024 * 1024, 'a')
    const whole = async function* () {
      yield part
    }
    bucket.isAway = true
    for (const ask of [
      () => storage.read('u/file'),
      () => storage.put('u/later', Buffer.from('a'), 'text/plain'),
      () => storage.arrivals.append(object, 0, whole()),
    ])
      await expect(ask()).rejects.toThrow(StorageAway)
    expect(asRefusal(await storage.head('u/file').catch((error: unknown) => error), '').failure).toBe(
      failures.busy,
    )
    bucket.isAway = false
    expect(await storage.arrivals.append(object, 0, whole())).toBe(part.length)
    await storage.arrivals.complete(object, part.length)
    expect(await storage.head('u/begun')).toEqual({ size: part.length })
    await storage.remove('u/begun')

    const gone = await openS3StandIn(secrets)
    const { endpoint } = gone
    await gone.close()
    const closed = await openAt(endpoint, secrets.secretAccessKey)
    await expect(closed.head('u/file')).rejects.toThrow(StorageAway)
  })

  it('rejects a key that is not one of ours, without a request to the bucket', async () => {
    const asked = bucket.seen.length
    await expect(storage.put('../a', Buffer.from('a'), 'text/plain')).rejects.toThrow('not a storage key')
    await expect(storage.read('u//a')).rejects.toThrow('not a storage key')
    expect(bucket.seen.length).toBe(asked)
  })

  it('is rejected with the wrong secret, and does not report that as a missing object', async () => {
    const stranger = await open('another secret')
    await expect(stranger.put('u/a', Buffer.from('a'), 'text/plain')).rejects.toThrow('SignatureDoesNotMatch')
    await expect(stranger.head('u/a')).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
    await expect(stranger.read('u/a')).rejects.toThrow('SignatureDoesNotMatch')
  })
})

describe('an object that arrives in pieces', () => {
  const MB = 1024 * 1024
  /** A body whose sender is gone after its bytes. */
  const breakingOff = (bytes: Buffer) =>
    Readable.from(
      (async function* () {
        yield bytes
        throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
      })(),
    )

  it('becomes one object once all have arrived, and what was cut off counts if it is a part', async () => {
    const body = Buffer.alloc(20 * MB, 'abcdefg')
    const { arrivals } = storage
    const object = { key: 'u/film', uploadId: await arrivals.begin('u/film') }
    expect(await arrivals.append(object, 0, breakingOff(body.subarray(0, 6 * MB)))).toBe(6 * MB)
    expect(await arrivals.append(object, 6 * MB, breakingOff(body.subarray(6 * MB, 7 * MB)))).toBe(6 * MB)
    // A server that died before it could say so has stored this part already.
    await arrivals.append(object, 6 * MB, Readable.from([body.subarray(6 * MB, 14 * MB)]))
    expect(await arrivals.append(object, 6 * MB, Readable.from([body.subarray(6 * MB, 12 * MB)]))).toBe(
      12 * MB,
    )
    await expect(arrivals.complete(object, body.length)).rejects.toThrow('bytes have arrived')
    expect(await arrivals.append(object, 12 * MB, Readable.from([body.subarray(12 * MB)]))).toBe(20 * MB)
    await arrivals.complete(object, body.length)
    await arrivals.complete(object, body.length)
    expect(bucket.objects.get('/xinglin/u/film')?.body.equals(body)).toBe(true)
    expect(await storage.withFile('u/film', (file) => stat(file))).toMatchObject({ size: body.length })
    expect(await readdir(path.join(folder, 'incoming'))).toEqual([])
  })

  it('is discarded whole, twice as well', async () => {
    const object = { key: 'u/other', uploadId: await storage.arrivals.begin('u/other') }
    await storage.arrivals.append(object, 0, Readable.from([Buffer.alloc(10)]))
    await storage.arrivals.discard(object)
    await storage.arrivals.discard(object)
    expect(bucket.uploads.size).toBe(0)
  })
})
