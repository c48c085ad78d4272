import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeCalls } from '#contract/discover/home.ts'
import { insertFile } from '#kernel/files/files.queries.ts'
import { fileUrl } from '#kernel/files/keys.ts'
import { importEdgeLog } from '#server/features/meetings/edge-logs/import-edge-log.ts'
import { cloneTemplate } from '#server/testing/database.ts'
import { runJobs } from '#server/testing/run-jobs.ts'
import { openS3StandIn } from '#server/testing/s3-stand-in.ts'
import type { S3StandIn } from '#server/testing/s3-stand-in.ts'
import { startServer } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const token = '0123456789abcdef0123456789abcdef'
const secrets = { accessKeyId: 'id', secretAccessKey: 'secret', region: 'us-east-1' }
const list = { college_id: 0, disease_id: 0, page: 1, order: 'new', type: 0 } as const
const key = 'u/away/film.mp4'
let s3: S3StandIn
let app: TestApp

beforeAll(async () => {
  s3 = await openS3StandIn(secrets)
  app = await startServer(await cloneTemplate(process.env.XINGLIN_TEST_POSTGRES!, 'xinglin_storage_away'), {
    S3_BUCKET: 'bucket',
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY_ID: secrets.accessKeyId,
    S3_SECRET_ACCESS_KEY: secrets.secretAccessKey,
    EDGE_URL: 'https://media.example',
    EDGE_SCHEME: 'nginx',
    EDGE_KEY: '0123456789abcdef',
    EDGE_TOKEN: token,
  })
  await app.services.providers.storage.put(key, Buffer.from('film'), 'video/mp4')
  await insertFile(app.services.db, { key, mime: 'video/mp4', size: 4, private: false })
})
afterAll(async () => {
  await app.close()
  await s3.close()
})

const asEdge = { 'x-edge-token': token }
const statusOf = async (address: string, init: RequestInit = {}) =>
  (await fetch(app.url + address, init)).status
const sendLog = () => statusOf('/edge/logs', { method: 'POST', headers: asEdge, body: 'a line' })

it('serves what needs no file while the storage is away, refuses the rest for a while, and heals', async () => {
  expect(await statusOf(fileUrl(key))).toBe(200)
  s3.isAway = true
  expect(await statusOf('/readyz')).toBe(200)
  expect((await app.client().ask(homeCalls.advance, list)).status).toBe(200)
  // For a while: neither the edge nor a browser keeps that a file is missing.
  for (const answer of await Promise.all([
    fetch(app.url + fileUrl(key)),
    fetch(`${app.url}/edge/files/${key}`, { headers: asEdge }),
  ])) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  }
  // Whoever sends a log keeps it until it is taken.
  expect(await sendLog()).toBe(503)

  s3.isAway = false
  expect(await statusOf(fileUrl(key))).toBe(200)
  expect(await statusOf(`/edge/files/${key}`, { headers: asEdge })).toBe(200)
  expect(await sendLog()).toBe(204)
})

it('reads a log when the storage is back', async () => {
  expect(await sendLog()).toBe(204)
  const logs = () => [...s3.objects.keys()].filter((name) => name.includes('edge-logs/'))
  s3.isAway = true
  await runJobs(app, importEdgeLog)
  expect(logs()).not.toEqual([])
  s3.isAway = false
  await runJobs(app, importEdgeLog)
  expect(logs()).toEqual([])
})
