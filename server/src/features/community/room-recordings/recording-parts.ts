import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Range } from '#kernel/files/ranges.ts'
import type { Services } from '#kernel/services.ts'
import type { RecordingRow } from './room-recordings.queries.ts'

type Storing = Pick<Services, 'providers' | 'vault'>

const keyAt = ({ parts_key }: Pick<RecordingRow, 'parts_key'>, part: number) => `${parts_key}/${part}`

/** Sealed before it is stored: nothing that was said in a room lies readable in the storage. */
export const storePart = (
  { providers, vault }: Storing,
  recording: RecordingRow,
  { part, bytes }: { part: number; bytes: Buffer },
): Promise<void> =>
  providers.storage.put(keyAt(recording, part), vault.seal(bytes), 'application/octet-stream')

export const sizeOf = ({ part_sizes: sizes }: RecordingRow) => sizes.reduce((sum, size) => sum + size, 0)

/** The bytes of a range, opened part by part: the whole would not fit into memory. */
export function readRecording(services: Storing, recording: RecordingRow, { start, end }: Range): Readable {
  async function* read() {
    let begin = 0
    for (const [part, size] of recording.part_sizes.entries()) {
      const isWanted = begin + size > start && begin <= end
      if (isWanted) {
        const sealed = await buffer(await services.providers.storage.read(keyAt(recording, part)))
        yield services.vault.open(sealed).subarray(Math.max(0, start - begin), end - begin + 1)
      }
      begin += size
    }
  }
  return Readable.from(read())
}

/** One part more than was counted may have been stored when a server died. */
export async function removeParts(
  { providers, log }: Pick<Services, 'providers' | 'log'>,
  recording: RecordingRow,
): Promise<void> {
  for (let part = 0; part <= recording.part_sizes.length; part++)
    await providers.storage
      .remove(keyAt(recording, part))
      .catch((error: unknown) =>
        log.error({ err: error, key: keyAt(recording, part) }, 'a part could not be removed'),
      )
}
