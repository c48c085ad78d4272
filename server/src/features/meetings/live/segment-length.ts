import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSegments } from './media/rewind-playlist.ts'

/** Where a playlist does not name a segment any more: the shortest that are cut. */
const usualMs = 2000
const mostKnown = 1000
/** Lengths by file, read once for all viewers of a segment. */
const known = new Map<string, number>()

/** How long a segment of a stream lasts, as its playlist says. */
export async function segmentLengthMs(file: string): Promise<number> {
  const found = known.get(file)
  if (found !== undefined) return found
  const folder = path.dirname(file)
  const list = path.join(folder, path.basename(file).replace(/\d+\.ts$/, '.m3u8'))
  for (const { name, seconds } of readSegments(await readFile(list, 'utf8').catch(() => ''))) {
    if (known.size >= mostKnown) known.delete(known.keys().next().value!)
    known.set(path.join(folder, name), Math.round(seconds * 1000))
  }
  return known.get(file) ?? usualMs
}
