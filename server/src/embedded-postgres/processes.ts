import { readFileSync } from 'node:fs'

/** Whether the process still works; one that has ended but was not collected by its parent does not. */
export const isAlive = (pid: number) => isListed(pid) && processState(pid) !== 'Z'

/** Whether the system still knows the process, be it only as an ended one. */
export function isListed(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The letter after the last parenthesis of /proc/PID/stat; systems without /proc have none to tell. */
function processState(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0]
  } catch {
    return undefined
  }
}
