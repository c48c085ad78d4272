import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Program } from './video-engine.ts'

/** A file can be built so that decoding it fills all memory. In kilobytes. */
const mostMemory = 4 * 1024 * 1024

/** What is written to counts, not what is reserved: Node reserves more than it ever uses. Not every system knows it. */
export const limitMemory = `ulimit -d ${mostMemory} 2>/dev/null`

/** The limits hold even when this server dies and the command runs on alone. */
const bounded = `${limitMemory}; ulimit -t "$1"; shift; exec nice -n 19 "$@"`

/** A command that took too long, or could not do it; the message is its last output. */
export class CommandFailed extends Error {
  readonly isLate: boolean

  constructor(isLate: boolean, output: string) {
    super(output)
    this.isLate = isLate
  }
}

export type Bounded = Program & {
  /** Where it runs, and writes to. */
  folder?: string
  longestMs: number
  signal?: AbortSignal
  onLine?: (line: string) => void
}

/** Runs a command at the lowest priority, for a limited time. */
export function runBounded({ command, args, folder, longestMs, signal, onLine }: Bounded): Promise<void> {
  return new Promise((resolve, reject) => {
    // All cores may be busy for the whole time.
    const cpuSeconds = Math.ceil(longestMs / 1000) * 8
    const child = spawn('sh', ['-c', bounded, 'sh', String(cpuSeconds), command, ...args], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let words = ''
    let isLate = false
    const kill = () => child.kill('SIGKILL')
    const timer = setTimeout(() => {
      isLate = true
      kill()
    }, longestMs)
    signal?.addEventListener('abort', kill, { once: true })
    if (signal?.aborted) kill()
    createInterface({ input: child.stdout }).on('line', (line) => onLine?.(line))
    child.stderr.on('data', (bytes: Buffer) => (words = (words + bytes.toString()).slice(-500)))
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', kill)
      if (code === 0) resolve()
      else if (signal?.aborted) reject(new Error('the server stops'))
      else reject(new CommandFailed(isLate || killedBy === 'SIGXCPU', words.trim()))
    })
  })
}
