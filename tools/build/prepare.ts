import { buildPart, changedParts } from './build-when-changed.ts'
import type { Part } from './build-when-changed.ts'
import { serverPart, webParts } from './parts.ts'

const atOnce = 2

/** Builds what has changed since the last time, and says so when there is anything to build. */
export async function prepare(
  say: (line: string) => void,
  parts: Part[] = [...webParts, serverPart],
): Promise<void> {
  const waiting = changedParts(parts)
  if (waiting.length === 0) return
  const names = waiting.map(({ name }) => name).join(', ')
  const began = Date.now()
  say(`Building ${names} …`)
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) await buildPart(part)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  say(`Building ${names}: ${((Date.now() - began) / 1000).toFixed(1)} s`)
}
