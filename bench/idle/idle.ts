import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnServer } from '../own-server.ts'
import { processorMs, residentMegabytes } from '../process-cost.ts'
import type { BenchResult } from '../result.ts'

const restSeconds = 20
const measuredSeconds = 60

/** The cost of a server and its database without any requests. It is printed, without a limit. */
export async function benchIdle(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-idle-'))
  await chmod(folder, 0o711)
  try {
    // The first start loads the demo world, which leaves its mark on the memory.
    await (await startOwnServer(4112, folder)).stop()
    const server = await startOwnServer(4112, folder)
    const pid = server.child.pid!
    const postmaster = await postmasterOf(folder)
    await pause(restSeconds * 1000)
    const [own, database] = await Promise.all([measure(pid), measure(postmaster)])
    const megabytes = (await residentMegabytes(pid)).toFixed(0)
    console.log(`  idle: server ${own} ms a second and ${megabytes} MB, database ${database} ms a second`)
    await server.stop()
    return []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Milliseconds of processor time a second. */
async function measure(pid: number): Promise<string> {
  const before = await processorMs(pid)
  await pause(measuredSeconds * 1000)
  return (((await processorMs(pid)) - before) / measuredSeconds).toFixed(1)
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
