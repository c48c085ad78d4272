import { readdir, readFile } from 'node:fs/promises'

export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** CPU time of a process, its children, and its children that have ended. */
export async function processorMs(pid: number): Promise<number> {
  const all = await Promise.all((await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(readTimes))
  const family = all.filter((times) => times?.pid === pid || times?.parent === pid)
  return family.reduce((sum, times) => sum + times!.ms, 0)
}

/** Undefined for one that has just ended. A tick is a hundredth of a second. */
async function readTimes(pid: string) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (!fields) return undefined
  const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
  return { pid: Number(pid), parent: Number(fields[1]), ms: ticks * 10 }
}
