import { spawn } from 'node:child_process'
import { Redis } from 'ioredis'
import { freePort } from '#server/testing/free-port.ts'
import { isRunnable } from './command.ts'
import { installPackages } from './debian.ts'

export type TestRedis = { url: string; stop(): Promise<void> } | { missing: string }

const startMs = 10_000

/** The Redis that is given, or one of our own on a free port that keeps nothing. */
export async function openRedis(): Promise<TestRedis> {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: async () => undefined }
  if (!(await isRunnable('redis-server'))) {
    const reason = await installPackages('redis-server')
    if (reason) return { missing: `REDIS_URL is not set, there is no redis-server, and ${reason}` }
  }
  const port = await freePort()
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--port', String(port)]
  const server = spawn('redis-server', options, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  process.once('exit', () => server.kill())
  const url = `redis://127.0.0.1:${port}`
  const stop = async () => {
    server.kill()
    await ended
  }
  if (await answers(url)) return { url, stop }
  await stop()
  return { missing: 'redis-server does not answer after its start' }
}

async function answers(url: string): Promise<boolean> {
  const end = Date.now() + startMs
  const redis = new Redis(url, {
    retryStrategy: () => (Date.now() < end ? 50 : null),
    maxRetriesPerRequest: null,
  })
  redis.on('error', () => undefined)
  try {
    return (await redis.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
