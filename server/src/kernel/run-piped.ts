import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { limitMemory } from './run-bounded.ts'
import type { Program } from './video-engine.ts'

export type Piped = {
  input: Writable
  /** Resolves when it has ended: empty if it could do its work, else its last output. */
  ended: Promise<string>
  kill(signal: 'SIGTERM' | 'SIGKILL'): void
}

/** Runs a command that works on what it is sent. It has to keep up, and so its priority is a usual one. */
export function runPiped(program: Program): Piped {
  const child = start(program, 'ignore')
  return { input: child.stdin!, ended: endOf(child), kill: (signal) => void child.kill(signal) }
}

/** The same for a command whose output has to be read: what nobody reads holds it up. */
export function runThrough(program: Program): Piped & { output: Readable } {
  const child = start(program, 'pipe')
  return {
    input: child.stdin!,
    output: child.stdout!,
    ended: endOf(child),
    kill: (signal) => void child.kill(signal),
  }
}

const start = ({ command, args }: Program, output: 'ignore' | 'pipe'): ChildProcess =>
  spawn('sh', ['-c', `${limitMemory}; exec "$@"`, 'sh', command, ...args], {
    stdio: ['pipe', output, 'pipe'],
  })

function endOf(child: ChildProcess): Promise<string> {
  let words = ''
  child.stderr!.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-500)))
  child.stdin!.on('error', () => undefined)
  return new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) =>
      resolve(code === 0 ? '' : words.trim() || `ended with ${code ?? signal}`),
    )
  })
}
