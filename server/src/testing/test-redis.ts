import { spawn } from 'node:child_process'
import { Redis } from 'ioredis'
import { freePort } from './free-port.ts'
import { until } from './test-socket.ts'

export type TestRedis = { url: string; port: number; stop(): Promise<void> }

/** A Redis of its own, on a free port unless one is given, that keeps nothing. */
export async function startRedis(port?: number): Promise<TestRedis> {
  const chosen = port ?? (await freePort())
  const options = ['--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--port', String(chosen)]
  const server = spawn('redis-server', options, { stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const url = `redis://127.0.0.1:${chosen}`
  await until(() => answers(url), 'Redis')
  return {
    url,
    port: chosen,
    async stop() {
      server.kill()
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  redis.on('error', () => undefined)
  try {
    await redis.connect()
    return (await redis.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    redis.disconnect()
  }
}
