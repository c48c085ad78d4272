import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'

export type Program = { port: number; stop(): Promise<void> }

const masterKey = '0'.repeat(64)

function run(
  file: string,
  args: string[],
  env: Record<string, string>,
): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, MASTER_KEY: masterKey, DEMO: 'off', ...env },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  return { child, said: () => said.slice(-2_000) }
}

/** Brings the database up to what a built folder knows, as it is done before its servers start. */
export async function migrateBy(folder: string, databaseUrl: string): Promise<void> {
  const { child, said } = run(path.join(folder, 'server/database.js'), ['migrate'], {
    DATABASE_URL: databaseUrl,
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`the migration ended with ${code}: ${said()}`)
}

/** A server of a built folder, once it says that it is ready. */
export async function startProgram(folder: string, env: Record<string, string>): Promise<Program> {
  const port = await freePort()
  const { child, said } = run(path.join(folder, 'server/main.js'), [], {
    PORT: String(port),
    HOST: '127.0.0.1',
    LIVE_RTMP_PORT: '0',
    LOG_LEVEL: 'warn',
    ...env,
  })
  const ended = once(child, 'close')
  for (;;) {
    if (child.exitCode !== null) throw new Error(`a server of ${folder} did not start: ${said()}`)
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) break
    await pause(200)
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
