import type { FileHandle } from 'node:fs/promises'

/**
 * The container of the old Office formats (and of installers, mails and others): a small file system in
 * sectors. Only its directory tells what is inside.
 */
const mostDirectorySectors = 256
const endOfChain = 0xfffffff0
const entryBytes = 128
const fatEntriesInHeader = 109

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  const { bytesRead, buffer } = await handle.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : undefined
}

/** The names in the top of the directory, or as many of them as can be read. */
export async function readCompoundNames(handle: FileHandle): Promise<Set<string>> {
  const names = new Set<string>()
  const header = await readAt(handle, 0, 512)
  const sectorShift = header?.readUInt16LE(30)
  if (!header || (sectorShift !== 9 && sectorShift !== 12)) return names
  const sectorBytes = 1 << sectorShift
  const sectorAt = (sector: number) => (sector + 1) * sectorBytes

  /** The sector after this one, as the allocation table has it. */
  const following = async (sector: number): Promise<number> => {
    const perSector = sectorBytes / 4
    const table = Math.floor(sector / perSector)
    if (table >= fatEntriesInHeader) return endOfChain
    const entry = await readAt(
      handle,
      sectorAt(header.readUInt32LE(76 + table * 4)) + (sector % perSector) * 4,
      4,
    )
    return entry?.readUInt32LE(0) ?? endOfChain
  }

  let sector = header.readUInt32LE(48)
  for (let read = 0; sector < endOfChain && read < mostDirectorySectors; read++) {
    const entries = await readAt(handle, sectorAt(sector), sectorBytes)
    if (!entries) break
    for (let at = 0; at < sectorBytes; at += entryBytes)
      names.add(entryName(entries.subarray(at, at + entryBytes)))
    sector = await following(sector)
  }
  return names
}

/** The length counts bytes with the closing zero; an unused entry has none. */
function entryName(entry: Buffer): string {
  const length = Math.min(entry.readUInt16LE(64), 64)
  return length < 2 ? '' : entry.toString('utf16le', 0, length - 2)
}
