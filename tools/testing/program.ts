import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { expect } from 'vitest'

/** The built server as a person or a container starts and stops it. */
export type Program = {
  child: ChildProcess
  url: string
  said(): string
  ended: Promise<number | null>
}

const running = new Set<ChildProcess>()

/** What is deprecated ends it here, before a newer library does so everywhere. */
const options = ['--throw-deprecation']

export function startProgram(file: string, env: Record<string, string>): Program {
  const child = spawn(process.execPath, [...options, file], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      LOG_LEVEL: 'fatal',
      HOST: '127.0.0.1',
      LIVE_RTMP_PORT: '0',
      ...env,
    },
  })
  running.add(child)
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (words += data.toString()))
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  return { child, url: `http://127.0.0.1:${env.PORT}`, said: () => words, ended }
}

/** A start takes as long as the machine needs; one that has failed is not waited for. */
export async function expectReady({ said, child }: Program): Promise<void> {
  await expect
    .poll(() => child.exitCode !== null || said().includes('Xinglin is ready'), {
      timeout: 600_000,
      interval: 50,
    })
    .toBe(true)
  expect(said()).toContain('Xinglin is ready')
}

export function killPrograms(): void {
  for (const child of running) child.kill('SIGKILL')
}
