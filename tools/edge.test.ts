import { readFile } from 'node:fs/promises'
import https from 'node:https'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertFile } from '#kernel/files/files.queries.ts'
import { nginxEdge } from '#server/providers/edge/nginx.ts'
import { hasTool } from '#server/testing/has-tool.ts'
import { startServer, testApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { until } from '#server/testing/test-socket.ts'
import { startEdge } from './testing/start-edge.ts'
import type { Nginx } from './testing/start-nginx.ts'

const key = '0123456789abcdef'
const token = '0123456789abcdef0123456789abcdef'
const mebibyte = 1024 * 1024

describe.runIf(hasTool('nginx'))('nginx as an edge, as deploy/nginx has it', () => {
  let app: TestApp
  let nginx: Nginx
  const film = Buffer.alloc(5 * mebibyte, 'film')
  const file = `u/edge-${process.pid}/film.mp4`
  const pathname = `/edge/files/${file}`
  beforeAll(async () => {
    const { databaseUrl, services } = await testApp()
    app = await startServer(databaseUrl, {
      DATA_DIR: services.env.DATA_DIR,
      EDGE_URL: 'https://localhost',
      EDGE_SCHEME: 'nginx',
      EDGE_KEY: key,
      EDGE_TOKEN: token,
    })
    await services.providers.storage.put(file, film, 'video/mp4')
    await insertFile(services.db, { key: file, mime: 'video/mp4', size: film.length, private: true })
    nginx = await startEdge({ origin: new URL(app.url).host, key, token })
    await until(async () => (await ask('/').catch(() => undefined))?.status === 404, 'nginx')
  })
  afterAll(async () => {
    await nginx.stop()
    await app.close()
  })

  type Answer = { status: number | undefined; length: number; range: string | undefined }
  const ask = (at: string, range?: string, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      const headers = range === undefined ? {} : { range }
      https
        .request(
          { host: 'localhost', port: nginx.port, path: at, method, headers, rejectUnauthorized: false },
          (answer) => {
            let length = 0
            answer.on('data', (bytes: Buffer) => void (length += bytes.length))
            answer.on('end', () =>
              resolve({ status: answer.statusCode, length, range: answer.headers['content-range'] }),
            )
          },
        )
        .once('error', reject)
        .end()
    })
  const addressOf = (viewing: string, untilMs = Date.now() + 60_000) =>
    nginxEdge('', key).address(pathname, { untilMs, viewing })
  const linesOf = async (viewing: string) =>
    (await readFile(path.join(nginx.folder, 'edge.log'), 'utf8'))
      .split('\n')
      .flatMap((line) => nginxEdge('', key).readLine(line) ?? [])
      .filter((line) => line.viewing === viewing)

  it('lets in who holds an address, until it is over, and nobody who changed it', async () => {
    expect(await ask(addressOf('first'), 'bytes=0-9')).toEqual({
      status: 206,
      length: 10,
      range: `bytes 0-9/${film.length}`,
    })
    expect((await ask(pathname)).status).toBe(403)
    expect((await ask(pathname, undefined, 'OPTIONS')).status).toBe(204)
    expect((await ask(addressOf('first').replace('first', 'other'))).status).toBe(403)
    expect((await ask(addressOf('first').replace('film.mp4', 'filn.mp4'))).status).toBe(403)
    expect((await ask(addressOf('first', Date.now() - 60_000))).status).toBe(410)
  })

  it('keeps what it has sent for all viewers, and writes which bytes each was sent', async () => {
    expect((await ask(addressOf('whole'))).length).toBe(film.length)
    await app.services.providers.storage.remove(file)
    const from = 3 * mebibyte - 5
    expect(await ask(addressOf('again'), `bytes=${from}-`)).toMatchObject({
      status: 206,
      length: film.length - from,
    })
    await until(async () => (await linesOf('again')).length === 1, 'the line')
    expect(await linesOf('again')).toEqual([{ path: pathname, viewing: 'again', from, to: film.length }])
    expect(await linesOf('whole')).toMatchObject([{ from: 0, to: film.length }])
    expect(await linesOf('other')).toEqual([])
  })
})
