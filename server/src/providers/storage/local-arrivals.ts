import { createWriteStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { requireSafeKey } from '#kernel/files/keys.ts'
import type { ArrivalsPort } from '#kernel/ports/storage.ts'
import { untilBrokenOff } from './broken-off.ts'
import { syncFolder } from './sync-folder.ts'

/** While so much is written, as much again is read from the network. */
const bufferBytes = 1024 * 1024

/** Objects that arrive in pieces lie in a folder of their own, on the same file system as the complete ones. */
export function localArrivals(root: string, place: (key: string) => string): ArrivalsPort {
  const folder = path.join(root, '.arrivals')
  const fileOf = (key: string) => path.join(folder, requireSafeKey(key).replaceAll('/', '-'))

  return {
    async begin(key) {
      await mkdir(folder, { recursive: true })
      const handle = await open(fileOf(key), 'wx')
      await handle.close()
      return ''
    },
    append: ({ key }, offset, body) => writeFrom(fileOf(key), offset, body),
    async complete({ key }, size) {
      const arrived = await stat(fileOf(key)).catch(() => undefined)
      // A server that died right after the rename has done it already.
      if (!arrived) return
      if (arrived.size !== size) throw new Error(`${arrived.size} of ${size} bytes have arrived`)
      const target = place(key)
      await mkdir(path.dirname(target), { recursive: true })
      await rename(fileOf(key), target)
      await syncFolder(path.dirname(target))
    },
    discard: ({ key }) => rm(fileOf(key), { force: true }),
  }
}

/** The answer counts only what would survive a power failure. */
async function writeFrom(file: string, offset: number, body: AsyncIterable<Buffer>): Promise<number> {
  const writing = createWriteStream(file, { flags: 'r+', start: offset, highWaterMark: bufferBytes })
  await pipeline(untilBrokenOff(body).chunks, writing)
  await syncFile(file)
  return offset + writing.bytesWritten
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    await handle.datasync()
  } finally {
    await handle.close()
  }
}
