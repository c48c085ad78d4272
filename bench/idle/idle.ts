import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnServer } from '../own-server.ts'
import { processorMs, residentMegabytes } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

/** The jobs of the first minutes read the captions and slides of the demo world. */
const restSeconds = 150
const measuredSeconds = 60

/** The cost of a server and its database without any requests. The processor time is printed; the memory has a limit. */
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
    const megabytes = await residentMegabytes(pid)
    console.log(`  idle: server ${own} ms a second, database ${database} ms a second`)
    await server.stop()
    return [
      judge({
        name: 'memory of the server, idle for a minute',
        value: megabytes,
        unit: 'MB',
        limit: 200,
        better: 'lower',
      }),
    ]
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
