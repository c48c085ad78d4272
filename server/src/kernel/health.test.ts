import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { testApp } from '#server/testing/test-app.ts'
import { readEnv } from './env.ts'
import { serveHealth } from './health.ts'
import { openApp } from './http/open-app.ts'

const { services } = await testApp()
let app: FastifyInstance
afterEach(() => app.close())

function open(dataDir = services.env.DATA_DIR) {
  const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: dataDir })
  app = openApp(env)
  serveHealth(app, { db: services.db, env }, () => false)
  app.post('/writes', async () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('no space'), { code: '53100' }) })
  })
  app.post('/waits', async () => {
    throw new Error('Failed query', { cause: Object.assign(new Error('timeout'), { code: '57014' }) })
  })
}

const ready = async () => {
  const { statusCode, body } = await app.inject('/readyz')
  return { statusCode, ...(JSON.parse(body) as object) }
}

it('is ready, and not any more once a write has found the disk full', async () => {
  open()
  expect(await ready()).toEqual({ statusCode: 200, ok: true })
  const refused = await app.inject({ method: 'POST', url: '/writes' })
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('1')
  expect(await ready()).toEqual({ statusCode: 503, ok: false, reason: 'the disk is full' })
})

it('is not ready when the disk of the data folder has no space left', async () => {
  // This file system never has any.
  open('/proc')
  expect(await ready()).toEqual({ statusCode: 503, ok: false, reason: 'the disk is full' })
})

it('stays ready after a statement that took too long, which is answered 503', async () => {
  open()
  const refused = await app.inject({ method: 'POST', url: '/waits' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
  expect(await ready()).toMatchObject({ statusCode: 200 })
})
