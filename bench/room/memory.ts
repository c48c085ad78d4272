import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openBareHall, openHall } from '../socket/hall.ts'
import { roomSpeech } from './speech.ts'

const halls = { ours: openHall, bare: openBareHall }

/** The memory of a server per connected viewer, in kB: in a process of its own, so that nothing else counts. */
export async function kilobytesPerViewer(
  kind: keyof typeof halls,
  viewers: number,
  after: (close: () => unknown) => void,
): Promise<number> {
  const child = fork(import.meta.filename, [kind, String(viewers)])
  after(() => child.kill('SIGKILL'))
  const [kilobytes] = (await once(child, 'message')) as [number]
  await once(child, 'exit')
  return kilobytes
}

/** The memory allocated by the system, after garbage collection. */
async function settledBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await pause(200)
  }
  return process.memoryUsage.rss()
}

if (import.meta.main) {
  const [kind, viewers] = process.argv.slice(2) as [keyof typeof halls, string]
  const before = await settledBytes()
  const hall = await halls[kind](Number(viewers), roomSpeech)
  process.send?.(((await settledBytes()) - before) / 1024 / hall.viewers)
  await hall.close()
  process.exit()
}
