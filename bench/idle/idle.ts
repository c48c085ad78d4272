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
    const server = await startOwnServer(4112, folder)
    const processes = { server: server.child.pid!, database: await postmasterOf(folder) }
    const used = async () => ({
      server: await processorMs(processes.server),
      database: await processorMs(processes.database),
    })
    await pause(restSeconds * 1000)
    const before = await used()
    await pause(measuredSeconds * 1000)
    const after = await used()
    const perSecond = (name: keyof typeof processes) =>
      ((after[name] - before[name]) / measuredSeconds).toFixed(1)
    const megabytes = (await residentMegabytes(processes.server)).toFixed(0)
    console.log(
      `  idle: server ${perSecond('server')} ms a second and ${megabytes} MB, database ${perSecond('database')} ms a second`,
    )
    await server.stop()
    return []
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const postmasterOf = async (dataDir: string) =>
  Number((await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])
