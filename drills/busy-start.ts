import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/testing/free-port.ts'
import { builtServer } from '../tools/build/built-folder.ts'
import { prepare } from '../tools/build/prepare.ts'
import { keepBusy } from './busy-machine.ts'

/** Whatever a start leaves to be done afterwards is over by then. */
const afterReadyMs = 60_000

/** Starts the built server twice on a machine that has no time, first with the demo world, and finds it serving a minute after "ready". */
export async function drillBusyStart(say: (line: string) => void): Promise<void> {
  await prepare(say)
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-drill-'))
  await chmod(folder, 0o711)
  const rest = keepBusy()
  try {
    say(`first start: ready and serving after ${await startOnce(folder)} s`)
    say(`second start: ready and serving after ${await startOnce(folder)} s`)
  } finally {
    rest()
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<string> {
  const port = await freePort()
  const child = spawn(process.execPath, [builtServer], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A session of its own, as a start from a terminal has.
    detached: true,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LIVE_RTMP_PORT: '0' },
  })
  const began = Date.now()
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  try {
    while (!said.includes('Xinglin is ready')) await staysAlive(child, 100)
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    await staysAlive(child, afterReadyMs)
    const page = await fetch(`http://127.0.0.1:${port}/`)
    if (page.status !== 200) throw new Error(`the home answers ${page.status}`)
    return seconds
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${said}`, { cause: error })
  } finally {
    child.kill('SIGTERM')
    await ended
  }
}

async function staysAlive(child: ChildProcess, ms: number): Promise<void> {
  await pause(ms)
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server has ended by itself')
}
