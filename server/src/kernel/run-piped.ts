import { spawn } from 'node:child_process'
import type { Writable } from 'node:stream'
import { limitMemory } from './run-bounded.ts'
import type { Program } from './video-engine.ts'

export type Piped = {
  input: Writable
  /** Resolves when it has ended: empty if it could do its work, else its last output. */
  ended: Promise<string>
  kill(signal: 'SIGTERM' | 'SIGKILL'): void
}

/** Runs a command that works on what it is sent. It has to keep up, and so its priority is a usual one. */
export function runPiped({ command, args }: Program): Piped {
  const child = spawn('sh', ['-c', `${limitMemory}; exec "$@"`, 'sh', command, ...args], {
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let words = ''
  child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-500)))
  child.stdin.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('close', (code, signal) =>
      resolve(code === 0 ? '' : words.trim() || `ended with ${code ?? signal}`),
    )
  })
  return { input: child.stdin, ended, kill: (signal) => void child.kill(signal) }
}
