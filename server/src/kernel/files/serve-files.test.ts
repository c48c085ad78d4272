import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { StoragePort } from '#kernel/ports/storage.ts'
import { insertFile } from './files.queries.ts'
import { serveFiles } from './serve-files.ts'
import { excerptAddress } from './signed-address.ts'
import { drawing } from '#server/testing/file-fixtures.ts'
import { openTestServices } from '#server/testing/test-services.ts'
import type { TestServices } from '#server/testing/test-services.ts'

let test: TestServices
/** What the storage was asked for. `hold` makes originals wait. */
const asked: string[] = []
let hold: Promise<void> | undefined

const watched = (storage: StoragePort): StoragePort => ({
  ...storage,
  read: async (key, range) => {
    asked.push(`read ${key}`)
    if (!key.startsWith('cache/')) await hold
    return storage.read(key, range)
  },
  put: (key, body, mime) => {
    asked.push(`put ${key}`)
    return storage.put(key, body, mime)
  },
})

beforeAll(async () => {
  test = await openTestServices()
  const services = {
    ...test.services,
    providers: { ...test.services.providers, storage: watched(test.storage) },
  }
  serveFiles(test.app, services, [
    { purpose: { name: '', accept: 'all', isPrivate: true, operatorRight: 'works.review' } },
  ])
})
afterAll(() => test.close())
beforeEach(() => void asked.splice(0))

let count = 0
async function keep(
  body: Buffer | string,
  mime: string,
  more: { private?: boolean; owner_id?: number; original_name?: string } = {},
) {
  const key = `u/test/${process.pid}-${Date.now()}-${count++}.bin`
  await test.storage.put(key, Buffer.from(body), mime)
  await insertFile(test.services.db, { key, mime, size: Buffer.byteLength(body), ...more })
  return `/files/${key}`
}

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url, headers })

const photo = (width = 1000, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
const webp = { accept: 'image/webp,*/*' }

describe('a public file', () => {
  it('is sent whole, to be kept for ever and never sniffed', async () => {
    const url = await keep('%PDF-0123456789', 'application/pdf', { original_name: '胃癌.pdf' })
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toBe('%PDF-0123456789')
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '15',
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="??.pdf"; filename*=UTF-8''%E8%83%83%E7%99%8C.pdf`,
    })
  })

  it('answers HEAD with the same headers, and a range only to GET', async () => {
    const url = await keep('0123456789', 'application/pdf')
    const head = await get(url, { range: 'bytes=0-1' }, 'HEAD')
    expect(head.statusCode).toBe(200)
    expect(head.body).toBe('')
    expect(head.headers['content-length']).toBe('10')
    expect(head.headers.etag).toBe((await get(url)).headers.etag)
  })

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=0-99', '0123456789', 'bytes 0-9/10'],
  ])('is sent in part for %s', async (range, body, contentRange) => {
    const answer = await get(await keep('0123456789', 'video/mp4'), { range })
    expect(answer.statusCode).toBe(206)
    expect(answer.body).toBe(body)
    expect(answer.headers).toMatchObject({
      'content-range': contentRange,
      'content-length': `${body.length}`,
    })
    expect(answer.headers['content-disposition']).toBeUndefined()
  })

  it('has no part beyond its end', async () => {
    const answer = await get(await keep('0123456789', 'video/mp4'), { range: 'bytes=10-' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */10')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('continues a download only of the same bytes', async () => {
    const url = await keep('0123456789', 'video/mp4')
    const etag = (await get(url)).headers.etag as string
    expect((await get(url, { range: 'bytes=5-', 'if-range': etag })).statusCode).toBe(206)
    expect((await get(url, { range: 'bytes=5-', 'if-range': '"other"' })).body).toBe('0123456789')
  })

  it('is not sent again to who has it, nor even read', async () => {
    const url = await keep('0123456789', 'application/pdf')
    const etag = (await get(url)).headers.etag as string
    asked.splice(0)
    const answer = await get(url, { 'if-none-match': etag })
    expect(answer.statusCode).toBe(304)
    expect(answer.body).toBe('')
    expect(asked).toEqual([])
  })
})

describe('what is no file', () => {
  it.each([
    '/files/',
    '/files/u/none.pdf',
    '/files/../package.json',
    '/files/%2e%2e%2fpackage.json',
    '/files/u/..%2f..%2fsecret',
    '/files/%00',
    '/files/u%5c..%5cx',
    '/files//etc/passwd',
  ])('is not found at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  it('includes objects without a row, and versions by their own key', async () => {
    await test.storage.put('u/loose.pdf', Buffer.from('loose'), 'application/pdf')
    expect((await get('/files/u/loose.pdf')).statusCode).toBe(404)
    await get(`${await keep(await photo(), 'image/jpeg')}?w=100`, webp)
    const cached = asked.find((line) => line.startsWith('put cache/'))!.slice(4)
    expect((await get(`/files/${cached}`)).statusCode).toBe(404)
  })

  it('includes rows whose object is gone', async () => {
    const url = await keep('x', 'application/pdf')
    await test.storage.remove(url.slice('/files/'.length))
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).toBe('Not Found')
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})

describe('a private file', () => {
  it('is there for its owner and for operators of its right only', async () => {
    const [owner, stranger, operator] = [
      await test.logIn(),
      await test.logIn('editor'),
      await test.logIn('reviewer'),
    ]
    const url = await keep('secret', 'application/pdf', { private: true, owner_id: owner.userId })
    for (const { cookie } of [owner, operator]) {
      const answer = await get(url, { cookie: `a=b; ${cookie}` })
      expect(answer.body).toBe('secret')
      expect(answer.headers['cache-control']).toBe('private, no-store')
    }
    for (const headers of [
      {},
      { cookie: stranger.cookie },
      { cookie: 'med_login=wrong' },
      { token: owner.token },
    ]) {
      const answer = await get(url, headers as Record<string, string>)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('secret')
    }
  })

  it('stays private in a smaller version', async () => {
    const owner = await test.logIn()
    const url = await keep(await photo(), 'image/jpeg', { private: true, owner_id: owner.userId })
    const answer = await get(`${url}?w=100`, { ...webp, cookie: owner.cookie })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect((await get(`${url}?w=100`, webp)).statusCode).toBe(404)
  })
})

describe('an excerpt', () => {
  const hls = 'application/vnd.apple.mpegurl'
  const folder = `v/${process.pid}-${Date.now()}`
  const put = async (name: string, body: string, mime: string) => {
    const key = `${folder}/${name}`
    await test.storage.put(key, Buffer.from(body), mime)
    await insertFile(test.services.db, { key, mime, size: Buffer.byteLength(body), private: true })
    return key
  }
  const excerpt = (key: string, seconds = 3) =>
    excerptAddress(test.services.vault, key, { seconds, lifeMs: 60_000 })
  const addressesIn = (playlist: string) => playlist.split('\n').filter((line) => line.startsWith('/files/'))

  it('plays the first segments of a stream; no address opens the others', async () => {
    await put('all.mp4', '0123456789abcdefghij', 'video/mp4')
    const part = (range: string) => `#EXTINF:2,\n#EXT-X-BYTERANGE:${range}\nall.mp4\n`
    await put('high.m3u8', `#EXTM3U\n${part('5@0')}${part('5@5')}${part('10@10')}#EXT-X-ENDLIST\n`, hls)
    const key = await put('list.m3u8', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhigh.m3u8\n', hls)
    const list = await get(excerpt(key))
    expect(list.headers).toMatchObject({ 'content-type': hls, 'cache-control': 'private, no-store' })
    const high = await get(addressesIn(list.body)[0]!)
    const [first, second, third] = addressesIn(high.body)
    expect(third).toBeUndefined()
    expect(second).toBe(first)
    expect((await get(first!)).body).toBe('0123456789')
    expect((await get(first!, { range: 'bytes=5-9' })).body).toBe('56789')
    expect((await get(first!, { range: 'bytes=5-19' })).body).toBe('56789')
    expect((await get(first!, { range: 'bytes=10-19' })).statusCode).toBe(416)
    expect((await get(first!, {}, 'HEAD')).headers['content-length']).toBe('10')
    expect((await get(first!.replace('bytes=10', 'bytes=20'))).statusCode).toBe(404)
    expect((await get(excerpt(key).replace('/3/', '/9/'))).statusCode).toBe(404)
  })

  it('plays segments of their own, each by its own address', async () => {
    for (const name of ['a', 'b']) await put(`${name}.ts`, name, 'video/mp2t')
    const key = await put('parts.m3u8', '#EXTM3U\n#EXTINF:4,\na.ts\n#EXTINF:4,\nb.ts\n', hls)
    const [first, second] = addressesIn((await get(excerpt(key))).body)
    expect((await get(first!)).body).toBe('a')
    expect(second).toBeUndefined()
    expect((await get(first!.replace('a.ts', 'b.ts'))).statusCode).toBe(404)
  })

  it('shortens captions, and nothing else', async () => {
    const cue = (at: string) => `${at} --> 00:59.000\nwords ${at}`
    const captions = await put('zh.vtt', `WEBVTT\n\n${cue('00:01.000')}\n\n${cue('00:05.000')}\n`, 'text/vtt')
    const { body } = await get(excerpt(captions))
    expect(body).toContain('words 00:01.000')
    expect(body).not.toContain('words 00:05.000')
    expect((await get(excerpt(await put('x.mp4', 'x', 'video/mp4')))).statusCode).toBe(404)
    expect((await get(excerpt('v/none.m3u8'))).statusCode).toBe(404)
  })
})

describe('a picture', () => {
  it('is made smaller, as webp for who takes it, and once', async () => {
    const url = await keep(await photo(), 'image/jpeg')
    const first = await get(`${url}?w=200`, webp)
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 240,
      height: 120,
    })
    asked.splice(0)
    const second = await get(`${url}?w=240`, webp)
    expect(second.rawPayload).toEqual(first.rawPayload)
    expect(asked).toEqual([expect.stringMatching(/^read cache\//)])
    const old = await get(`${url}?w=200`)
    expect(await sharp(old.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 240 })
    expect(old.headers.etag).not.toBe(first.headers.etag)
  })

  it('is never made larger', async () => {
    const answer = await get(`${await keep(await photo(50, 40), 'image/jpeg')}?w=1280`, webp)
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 50, height: 40 })
  })

  it('is rendered once for a burst', async () => {
    const url = await keep(await photo(), 'image/jpeg')
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${url}?w=750`, webp)))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(20).fill(200))
    expect(asked.filter((line) => line.startsWith('put cache/'))).toHaveLength(1)
  })

  it('drawn by the platform is shown as pixels, never as the drawing with its script', async () => {
    const url = await keep(drawing(640, 360), 'image/svg+xml')
    const whole = await get(url, webp)
    expect(whole.headers['content-type']).toBe('image/webp')
    expect(await sharp(whole.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 1280,
      height: 720,
    })
    const small = await get(`${url}?w=100`, { accept: 'image/svg+xml,*/*' })
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'png', width: 100 })
    const part = await get(url, { ...webp, range: 'bytes=0-3' })
    expect(part.body).toBe('RIFF')
  })

  it('is refused with 503 when too many wait, and comes once they are done', async () => {
    const gate = Promise.withResolvers<void>()
    hold = gate.promise
    const urls = await Promise.all(
      Array.from({ length: 40 }, async () => keep(await photo(60, 40), 'image/jpeg')),
    )
    const statuses: number[] = []
    const answers = urls.map(async (url) => statuses.push((await get(`${url}?w=100`, webp)).statusCode))
    // Two are at work and 32 wait: the rest is sent away while nothing moves.
    await expect.poll(() => statuses).toEqual(Array(6).fill(503))
    const late = await get(`${urls[0]}?w=120`, webp)
    expect(late.statusCode).toBe(503)
    expect(late.headers['retry-after']).toBe('2')
    expect(late.headers['cache-control']).toBe('no-store')
    expect(asked.filter((line) => line.startsWith('read'))).toHaveLength(2)
    hold = undefined
    gate.resolve()
    await Promise.all(answers)
    expect(statuses.slice(6)).toEqual(Array(34).fill(200))
    expect((await get(`${urls[0]}?w=120`, webp)).statusCode).toBe(200)
  })
})
