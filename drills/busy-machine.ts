import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** How many programs that never rest run on each core. */
const perCore = 8

/**
 * Keeps every core busy at the priority of everything else. Each program has a session of its own, because Linux shares the processor
 * out among sessions. The function that it gives ends them.
 */
export function keepBusy(): () => void {
  const programs = Array.from({ length: perCore * availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { detached: true, stdio: 'ignore' }),
  )
  const rest = () => {
    for (const program of programs) program.kill('SIGKILL')
  }
  process.once('exit', rest)
  return rest
}
