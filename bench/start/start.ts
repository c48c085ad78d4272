import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startOwnServer } from '../own-server.ts'
import { residentMegabytes } from '../process-cost.ts'
import { judge } from '../result.ts'
import type { BenchResult } from '../result.ts'

/** How long a second start takes to the first answered page, and the memory of the idle server. */
export async function benchStart(): Promise<BenchResult[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xinglin-bench-'))
  await chmod(folder, 0o711)
  try {
    const first = await startOwnServer(4111, folder)
    await first.stop()
    const second = await startOwnServer(4111, folder)
    await pause(3000)
    const megabytes = await residentMegabytes(second.child.pid!)
    await second.stop()
    return [
      judge({
        name: 'first start, demo world included',
        value: first.readyMs / 1000,
        unit: 's',
        limit: 60,
        better: 'lower',
      }),
      judge({
        name: 'second start to the first page',
        value: second.readyMs / 1000,
        unit: 's',
        limit: 3,
        better: 'lower',
      }),
      judge({ name: 'memory of the idle server', value: megabytes, unit: 'MB', limit: 200, better: 'lower' }),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
