import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { uploadCalls } from '#contract/people/uploads.ts'
import { signText } from '#contract/wire/envelope.ts'
import { failures } from '#contract/wire/failure.ts'
import { refuse } from '#kernel/fail.ts'
import { serveFiles } from '#kernel/files/serve-files.ts'
import { boastingPng, docx, drawing, pdf } from '#server/testing/file-fixtures.ts'
import { openTestServices } from '#server/testing/test-services.ts'
import type { TestServices } from '#server/testing/test-services.ts'
import { serveUploads } from '#kernel/http/serve-uploads.ts'
import { upload } from './upload.ts'

const { path } = uploadCalls.upload
const MB = 1024 * 1024
let test: TestServices
let port = 0
let me: Awaited<ReturnType<TestServices['logIn']>>

beforeAll(async () => {
  test = await openTestServices()
  await serveUploads(test.app, test.services, [upload])
  serveFiles(test.app, test.services)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  port = (test.app.server.address() as AddressInfo).port
  me = await test.logIn()
}, 60_000)
afterAll(() => test.close())

const signed = () => {
  const timestamp = String(Date.now())
  return {
    platform: '8',
    timestamp,
    sign: createHash('sha256').update(signText('8', timestamp)).digest('hex'),
  }
}

type Part = { body: Buffer | string; name?: string; field?: string; type?: string }

async function send(
  parts: Part[],
  fields: Record<string, string> = signed(),
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const { body, name = 'a.jpg', field = 'file', type = 'image/jpeg' } of parts)
    form.append(field, new Blob([Buffer.from(body)], { type }), name)
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body: form,
    headers: { token: me.token, ...headers },
  })
  return (await answer.json()) as { status: number; message: string; data: { url: string; id: number } }
}

const fetchFile = (url: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${url}`, { headers })

async function rows(): Promise<
  { id: number; key: string; original_name: string; owner_id: number; private: boolean }[]
> {
  const { rows } = await test.services.db.execute(
    `select * from files where owner_id = ${me.userId} order by id`,
  )
  return rows as never
}

const photo = () => sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })

/** Whatever was sent, nothing of it may stay behind. */
const nothingLeft = () => expect.poll(() => readdir(test.incoming)).toEqual([])

describe('an upload', () => {
  it('is kept under a name of our own and can be fetched', async () => {
    const answer = await send([{ body: docx(), name: '../../etc/门诊 记录.docx', type: 'text/html' }])
    expect(answer).toMatchObject({ status: 200, data: { id: expect.any(Number) } })
    expect(answer.data.url).toMatch(/^\/files\/u\/\d{4}\/\d\d\/[0-9a-f]{32}\.docx$/)
    expect((await rows()).at(-1)).toMatchObject({
      id: answer.data.id,
      original_name: '门诊 记录.docx',
      owner_id: me.userId,
      private: false,
    })
    const file = await fetchFile(answer.data.url)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(docx())
    expect(file.headers.get('content-disposition')).toContain(`UTF-8''%E9%97%A8`)
    expect(file.headers.get('content-type')).toMatch(/wordprocessingml/)
    await nothingLeft()
  })

  it('of a picture loses place, camera and whatever hung behind it, and stands upright', async () => {
    const body = await photo()
      .withExif({ IFD0: { Copyright: 'me' }, IFD3: { GPSLatitude: '31/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(body).metadata()).exif).toBeDefined()
    const answer = await send([{ body: Buffer.concat([body, Buffer.from('<script>alert(1)</script>')]) }])
    const kept = Buffer.from(await (await fetchFile(answer.data.url)).arrayBuffer())
    const metadata = await sharp(kept).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 40, height: 60 })
    expect(metadata.exif).toBeUndefined()
    expect(kept.includes('script')).toBe(false)
  })

  it('is private when asked for', async () => {
    const answer = await send([{ body: pdf() }], { ...signed(), private: '1' })
    expect((await fetchFile(answer.data.url)).status).toBe(404)
    expect((await fetchFile(answer.data.url, { cookie: me.cookie })).status).toBe(200)
  })

  it('may have its fields behind the file', async () => {
    const form = new FormData()
    form.append('file', new Blob([pdf()]), 'a.pdf')
    for (const [name, value] of Object.entries(signed())) form.append(name, value)
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      body: form,
      headers: { token: me.token },
    })
    expect(await answer.json()).toMatchObject({ status: 200 })
  })

  it('takes the largest file there may be', async () => {
    const answer = await send([{ body: Buffer.concat([pdf(), Buffer.alloc(50 * MB - pdf().length)]) }])
    expect(answer.status).toBe(200)
  })
})

async function refused(parts: Part[], status: number, fields?: Record<string, string>) {
  const before = (await rows()).length
  const answer = await send(parts, fields)
  expect(answer.status).toBe(status)
  expect((await rows()).length).toBe(before)
  await nothingLeft()
  return answer.message
}

describe('an upload is refused', () => {
  it('when empty', () => refused([{ body: '' }], 4205))
  it('when a picture has 10 MB and a byte', async () => {
    const body = Buffer.concat([await photo().jpeg().toBuffer(), Buffer.alloc(10 * MB)])
    expect(await refused([{ body }], 4203)).toBe('图片不能超过 10 MB')
  })
  it('when it has 50 MB and a byte', async () => {
    const body = Buffer.concat([pdf(), Buffer.alloc(50 * MB - pdf().length + 1)])
    expect(await refused([{ body }], 4204, { ...signed(), lang: 'en' })).toBe('a file may have at most 50 MB')
  })
  it('when it is far larger than allowed', () => refused([{ body: Buffer.alloc(60 * MB) }], 4204))
  it('when it only has the right name', () =>
    refused([{ body: 'MZ program', name: 'a.pdf', type: 'application/pdf' }], 4201))
  it('when it is a drawing with a script', () =>
    refused([{ body: drawing(), type: 'image/svg+xml', name: 'a.svg' }], 4201))
  it('when it is a page', () => refused([{ body: '<html><script>1</script>', name: 'a.png' }], 4201))
  it('when it claims 2.5 billion pixels', () => refused([{ body: boastingPng(50_000, 50_000) }], 4207))
  it('when its pixels are cut off', async () => {
    const noise = await sharp(
      Buffer.alloc(300 * 300 * 3).map((_, i) => i * i),
      { raw: { width: 300, height: 300, channels: 3 } },
    )
      .png()
      .toBuffer()
    await refused([{ body: noise.subarray(0, noise.length / 2) }], 4206)
  })
  it('when there is no file', () => refused([], 4001))
  it('when there are two files', () => refused([{ body: pdf() }, { body: pdf() }], 4208))
  it('when the file is in another field', () => refused([{ body: pdf(), field: 'other' }], 4208))
  it('when it is not signed', () => refused([{ body: pdf() }], 4001, {}))
  it('when the sign is wrong', () => refused([{ body: pdf() }], 4010, { ...signed(), sign: 'x'.repeat(64) }))
  it('when a field is wrong', () => refused([{ body: pdf() }], 400, { ...signed(), private: 'yes' }))
  it('when a field name is a trap', () =>
    refused([{ body: pdf() }], 400, { ...signed(), __proto__x: '1', toString: '1' }))
  it('when a field is far too long', () =>
    refused([{ body: pdf() }], 413, { ...signed(), note: 'x'.repeat(65 * 1024) }))
  it('when there are hundreds of fields', async () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`f${index}`, '1']))
    await refused([{ body: pdf() }], 413, { ...signed(), ...many })
  })

  it('when the body is no multipart form', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { token: me.token, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await answer.json()).toMatchObject({ status: 400 })
  })

  it('to visitors, before they have sent it', async () => {
    expect(await send([{ body: pdf() }], signed(), { token: '' })).toMatchObject({ status: 401 })
    const head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000000000\r\n\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(head)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    socket.destroy()
    expect(answer.toString()).toContain('"status":401')
  })

  it('when somebody has uploaded too often', async () => {
    const spend = vi.spyOn(test.services.limits, 'spend').mockRejectedValue(refuse(failures.tooOften))
    try {
      expect((await send([{ body: pdf() }])).status).toBe(429)
      expect(spend).toHaveBeenCalledWith(expect.objectContaining({ name: 'upload' }), `user ${me.userId}`)
    } finally {
      spend.mockRestore()
    }
  })
})

describe('a member', () => {
  /** Announces so many bytes and sends none. */
  const announce = async (token: string, bytes: number, language = 'zh') => {
    const socket = connect(port, '127.0.0.1')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: x\r\ntoken: ${token}\r\naccept-language: ${language}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${bytes}\r\n\r\n--b\r\n`,
    )
    const answer = once(socket, 'data').then(([data]) => (data as Buffer).toString())
    return { socket, answer }
  }

  it('may upload 500 MB in 24 hours, also by many uploads at once', async () => {
    const { token } = await test.logIn()
    const many = await Promise.all(Array.from({ length: 11 }, () => announce(token, 49 * MB)))
    expect(await Promise.race(many.map(({ answer }) => answer))).toContain(
      '"status":4212,"message":"24 小时内最多上传 500 MB，请稍后再试"',
    )
    const inEnglish = await announce(token, 49 * MB, 'en')
    expect(await inEnglish.answer).toContain('at most 500 MB can be uploaded within 24 hours')
    for (const { socket, answer } of [...many, inEnglish]) {
      answer.catch(() => undefined)
      socket.destroy()
    }
    await nothingLeft()
  })

  it('may upload more as an operator', async () => {
    const { token, userId } = await test.logIn('editor')
    const used = { name: 'upload-kilobytes', max: 0, windowMs: 60_000 }
    await test.services.limits.fits(used, `user ${userId}`, 500 * 1024)
    expect(await send([{ body: pdf() }], signed(), { token })).toMatchObject({ status: 200 })
  })
})

it('a document is offered under a name with the ending of what it is', async () => {
  const nameOf = async (name: string) => {
    await send([{ body: pdf(), name }])
    return (await rows()).at(-1)!.original_name
  }
  expect(await nameOf('a.html')).toBe('a.html.pdf')
  expect(await nameOf('2026.11')).toBe('2026.11.pdf')
  expect(await nameOf('门诊.PDF')).toBe('门诊.PDF')
})

/** Writes raw bytes until the server has had enough, and answers what it said and how much it took. */
async function pour(head: string, more: string) {
  const socket = connect(port, '127.0.0.1')
  const heard: Buffer[] = []
  socket.setMaxListeners(0).on('data', (data: Buffer) => heard.push(data))
  // Being cut off in the middle of a word is what is wanted here.
  const closed = new Promise((resolve) => socket.on('error', () => undefined).once('close', resolve))
  socket.write(head)
  let taken = 0
  while (!socket.destroyed && taken < 200 * MB) {
    taken += more.length
    if (!socket.write(more))
      await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
  }
  socket.destroy()
  await closed
  return { answer: Buffer.concat(heard).toString(), taken }
}

const chunked = () =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\ntoken: ${me.token}\r\ncontent-type: multipart/form-data; boundary=b\r\ntransfer-encoding: chunked\r\n\r\n`
const chunk = (body: string) => `${body.length.toString(16)}\r\n${body}\r\n`
const filePart = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-'

describe('a body without end is cut off', () => {
  it.each([
    ['in the file', filePart],
    ['before the first part', ''],
    ['behind the last part', `${filePart}\r\n--b--\r\n`],
    ['in a field', '--b\r\ncontent-disposition: form-data; name="note"\r\n\r\n'],
    ['in the head of a part', '--b\r\ncontent-disposition: '],
  ])('%s', async (_where, start) => {
    const endless = chunk('x'.repeat(256 * 1024))
    const { answer, taken } = await pour(chunked() + (start === '' ? '' : chunk(start)), endless)
    expect(answer).toContain('"status":4204')
    expect(taken).toBeLessThan(100 * MB)
    await nothingLeft()
  })
})

it('an upload that is broken off leaves nothing behind', async () => {
  const before = (await rows()).length
  const socket = connect(port, '127.0.0.1')
  socket.write(chunked() + chunk(filePart) + chunk('x'.repeat(MB)))
  await expect.poll(() => readdir(test.incoming)).toHaveLength(1)
  socket.destroy()
  await nothingLeft()
  expect((await rows()).length).toBe(before)
})

it('a silent upload is given ten minutes', async () => {
  // The bodies above have used the quota of a day.
  me = await test.logIn()
  const socket = connect(port, '127.0.0.1')
  const [server] = (await Promise.all([
    new Promise((resolve) => test.app.server.once('connection', resolve)),
    new Promise((resolve) =>
      socket.once('connect', () => resolve(socket.write(chunked() + chunk(filePart)))),
    ),
  ])) as [{ timeout?: number }, unknown]
  await expect.poll(() => server.timeout).toBe(600_000)
  socket.destroy()
  await nothingLeft()
})
