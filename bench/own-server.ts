import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnv, serverFlags } from '../tools/server-process.mjs'

/** A whole server as run by `npm start`, with its own port and data folder. */
export type OwnServer = { url: string; child: ChildProcess; readyMs: number; stop(): Promise<void> }

export async function startOwnServer(port: number, dataDir: string): Promise<OwnServer> {
  const begun = performance.now()
  const child = spawn(process.execPath, [...serverFlags, 'tools/serve.ts'], {
    env: {
      ...process.env,
      ...serverEnv,
      NODE_COMPILE_CACHE: '.cache/node',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(`${url}/`, child)
  return {
    url,
    child,
    readyMs: performance.now() - begun,
    async stop() {
      child.kill('SIGINT')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}

async function firstAnswer(address: string, child: ChildProcess) {
  while (child.exitCode === null) {
    const response = await fetch(address).catch(() => undefined)
    if (response?.ok) return
    await pause(20)
  }
  throw new Error('the server ended before it answered')
}
