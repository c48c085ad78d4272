import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnServer } from '../own-server.ts'
import { processorMs, residentMegabytes } from '../process-cost.ts'
import type { BenchResult } from '../result.ts'

const restSeconds = 20
const measuredSeconds = 60

/** What a server and its database cost that nobody calls. It is printed, not judged. */
export async function benchIdle(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-idle-'))
  await chmod(folder, 0o711)
  try {
    const server = await startOwnServer(4112, folder)
    const pids = [server.child.pid!, await postmasterOf(folder)]
    await pause(restSeconds * 1000)
    const before = await Promise.all(pids.map(processorMs))
    await pause(measuredSeconds * 1000)
    const after = await Promise.all(pids.map(processorMs))
    const [own, database] = after.map((ms, at) => ((ms - before[at]) / measuredSeconds).toFixed(1))
    const megabytes = (await residentMegabytes(pids[0])).toFixed(0)
    console.log(`  idle: server ${own} ms a second and ${megabytes} MB, database ${database} ms a second`)
    await server.stop()
    return []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
