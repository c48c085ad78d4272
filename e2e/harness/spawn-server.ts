import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { builtServer } from '../../tools/build/built-folder.ts'
import { prepare } from '../../tools/build/prepare.ts'

const root = path.resolve(import.meta.dirname, '../..')
const tools = path.join(import.meta.dirname, 'tools')
const startMs = 300_000

export type SpawnedServer = {
  origin: string
  /** What it has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts the built server, which is what `npm start` and the image run, with its own database. */
export async function spawnServer(more: Record<string, string> = {}): Promise<SpawnedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-journeys-'))
  // The unprivileged user under which PostgreSQL runs for root must be able to enter the folder.
  await chmod(folder, 0o711)
  const port = await freePort()
  await prepare((line) => console.log(line))
  // Deprecated APIs fail here, before they fail with a newer library.
  const server = spawn(process.execPath, ['--throw-deprecation', builtServer], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: serverEnv({
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      LIVE_RTMP_PORT: String(await freePort()),
      // No commit waits for the disk: nobody needs the data of a journey after a power cut.
      PGOPTIONS: '-c synchronous_commit=off',
      // Each journey comes from its own address.
      TRUSTED_PROXIES: '127.0.0.1',
      // Pages under this name may call the server under another one.
      TEST_HOST: `localhost:${port}`,
      ...more,
    }),
  })
  let output = ''
  server.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  server.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const ended = new Promise<'ended'>((resolve) => server.once('close', () => resolve('ended')))
  let isStopping = false
  const stop = async () => {
    isStopping = true
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const result = await Promise.race([ended, becomesReady(port)])
  if (result === 'ready') {
    // Every journey after it would fail without saying why.
    void ended.then(() => isStopping || console.error(`The server for the journeys ended:\n${output}`))
    return { origin: `http://localhost:${port}`, output: () => output, stop }
  }
  await stop()
  throw new Error(`The server for the journeys did not come up:\n${output}`)
}

/** The developer's own configuration must not affect the journeys. */
const serverEnv = (own: Record<string, string>): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE } = process.env
  return { PATH: `${tools}:${PATH}`, HOME, TMPDIR, LANG, NODE_COMPILE_CACHE, ...own }
}

async function becomesReady(port: number): Promise<'ready' | 'late'> {
  for (const end = Date.now() + startMs; Date.now() < end; await pause(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return 'ready'
  }
  return 'late'
}
